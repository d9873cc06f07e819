// Rests, and time that passes outside combat. Source: TD-FAT-07, TD-REC-07, TD-TURN-06.
#include "rules/systems/threed6/turns/rests.hpp"

#include <algorithm>

#include "rules/kernel/encounters/known_encounters.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/fatigue.hpp"
#include "rules/systems/threed6/turns/recovery.hpp"
#include "rules/systems/threed6/turns/turns.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t day_s = 86400;

/// Idle time before a rest's time passes, so that others may rest too.
constexpr std::int64_t quiet_ms = 8000;

bool rests(const World& world, const Creature& creature) {
  const Actor actor(world, creature.id);
  return !creature.encounter && actor.has(key::resting) && !actor.has(key::dead);
}

/// What has already been rested counts on.
void begin_rest(Resolution& r, std::int64_t seconds, Numbers kind) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(!actor.encounter(), {"E_IN_COMBAT"_k, {}, {}});
  r.require(actor.conscious(), {"E_UNCONSCIOUS"_k, {{"who"_k, who}}, {}});
  const bool quiet = !actor.has(key::in_deep_water) && !actor.has(key::on_a_climb);
  r.require(quiet, {"E_BAD_POSTURE"_k, {}, "TD-FAT-07"_k});
  const Condition* before = actor.find(key::resting);
  kind.set("rested_s"_k, before ? before->data.get("rested_s"_k) : 0);
  lose(r, who, key::resting);
  Condition resting;
  resting.key = key::resting;
  resting.ends = {"seconds"_k, seconds, {}};
  resting.data = std::move(kind);
  (void)add_condition(r, who, std::move(resting));
  log_line(r, "rests"_k, {{"who"_k, who}}, "TD-FAT-07"_k);
}

}  // namespace

void rest(Resolution& r) { begin_rest(r, r.number("n"_k) * 60, {}); }  // Source: TD-FAT-07

void rest_day(Resolution& r) {  // Source: TD-REC-07
  const bool* fasts = r.has("without_food"_k) ? r.field("without_food"_k).as<bool>() : nullptr;
  begin_rest(r, day_s, {{"day"_k, 1}, {"without_food"_k, fasts && *fasts ? 1 : 0}});
}

void rest_passes(Resolution& r) {
  std::int64_t seconds = day_s * 10;
  for (const Creature* creature : r.world().creatures())
    if (rests(r.world(), *creature))
      seconds = std::min(seconds, Actor(r.world(), creature->id).find(key::resting)->ends.left);
  pass_time(r, std::max<std::int64_t>(1, seconds));
}

void advance_time(Resolution& r) {
  const std::int64_t seconds = r.number("seconds"_k);
  r.require(r.world().encounters().empty(), {"E_IN_COMBAT"_k, {}, {}});
  r.emit(LogLine{"time_passes"_k, {{"n"_k, seconds}}, "TD-TURN-06"_k, {}});  // in all scenes
  pass_time(r, seconds);
}

namespace {

/// Whose rest is over.
struct Rested {
  CreatureId who;
  bool heals = false;
};

void rest_on(Resolution& r, CreatureId who, std::int64_t seconds, std::vector<Rested>& rested) {
  const Condition* present = Actor(r.world(), who).find(key::resting);
  if (!present) return;
  const Condition before = *present;
  Condition now = before;
  const std::int64_t passed = std::min(seconds, before.ends.left), so_far = before.data.get("rested_s"_k);
  now.ends.left -= passed;
  now.data.set("rested_s"_k, so_far + passed);
  if (now.ends.left > 0) {
    replace_condition(r, who, before, now);
  } else {
    lose(r, who, key::resting);
    log_line(r, "rested"_k, {{"who"_k, who}}, "TD-FAT-07"_k);
    rested.push_back({who, now.data.get("day"_k) != 0 && now.data.get("without_food"_k) == 0});
  }
  forget_running(r, who, so_far + passed);
  restore_fatigue(r, who, points_of_rest(so_far, passed));
}

/// 1 FP more for all who have rested, once. Source: TD-FAT-07.
void eat(Resolution& r, std::vector<Rested> rested) {
  std::erase_if(rested, [&](const Rested& one) {
    const Actor actor(r.world(), one.who);
    return actor.number(key::fp) >= actor.number(key::fp_max);
  });
  if (rested.empty()) return;
  if (!r.ask_yes({.prompt = "q_meal"_k, .rule = "TD-FAT-07"_k, .shape = Shape::yes_no, .default_answer = false}))
    return;
  for (const Rested& one : rested) restore_fatigue(r, one.who, 1);
}

std::int64_t natural_limit(const Actor& actor) { return actor.number(key::hp_max) - actor.number("unhealing"_k); }

/// HT with the GM's modifier, for all who have rested for a day and lack HP. Source: TD-REC-07.
void heal(Resolution& r, std::vector<Rested> rested) {
  std::erase_if(rested, [&](const Rested& one) {
    const Actor actor(r.world(), one.who);
    return !one.heals || actor.number(key::hp) >= natural_limit(actor);
  });
  if (rested.empty()) return;
  const std::int64_t modifier = r.ask_number({.prompt = "q_conditions"_k,
                                              .rule = "TD-REC-07"_k,
                                              .shape = Shape::number,
                                              .min = -10,
                                              .max = 10,
                                              .default_answer = std::int64_t{0}});
  for (const Rested& one : rested) {
    Sum target = attribute_now(Actor(r.world(), one.who), key::HT);
    target.add("modifier"_k, modifier, "TD-REC-07"_k);
    if (!roll_success(r, {one.who, "healing"_k, target, "TD-REC-07"_k}).success) continue;
    r.set(one.who, key::hp, Actor(r.world(), one.who).number(key::hp) + 1);
  }
}

/// As at the end of so many turns of Do Nothing. Source: TD-STUN-02 to 04.
void come_to_senses(Resolution& r, CreatureId who, std::int64_t seconds) {
  for (const Key condition : {key::stunned, key::mentally_stunned, key::surprised})
    for (std::int64_t i = 0; i < seconds && Actor(r.world(), who).has(condition); ++i) recover_from(r, who, condition);
}

/// A fight that was left can be resumed for a minute. Source: TD-TURN-06.
void forget_fight(Resolution& r, CreatureId who, std::int64_t seconds) {
  const std::int64_t left = Actor(r.world(), who).number("resume_left"_k);
  if (left == 0) return;
  r.set(who, "resume_left"_k, std::max<std::int64_t>(0, left - seconds));
  if (seconds > left) r.set(who, "last_place"_k, 0);
}

void carry_on(Resolution& r, CreatureId who, std::int64_t seconds) {  // Source: TD-LIFT-05
  constexpr std::int64_t enough = 2000;                               // by then no FP is left
  if (encumbrance(r.system(), Actor(r.world(), who)) < 5) return;
  for (std::int64_t i = 0; i < std::min(seconds, enough) && Actor(r.world(), who).able(); ++i) bear_load(r, who);
}

/// The rolls of one who lies unconscious in deep water come at their times, before it wakes or after. Source: TD-SWIM-05.
void lie_and_swim(Resolution& r, CreatureId who, std::int64_t seconds) {
  while (seconds > 0) {
    const Actor actor(r.world(), who);
    const bool helpless = !actor.conscious() && actor.has(key::in_deep_water);
    const std::int64_t passed = helpless ? std::clamp<std::int64_t>(next_swimming_roll(actor), 1, seconds) : seconds;
    lie_unconscious(r, who, passed);
    spend_in_water(r, who, passed);  // TD-SWIM-02
    seconds -= passed;
  }
}

}  // namespace

void spend_seconds(Resolution& r, CreatureId who, std::int64_t seconds, CreatureId swimmer) {
  who == swimmer ? lie_unconscious(r, who, seconds) : lie_and_swim(r, who, seconds);
  come_to_senses(r, who, seconds);
  carry_on(r, who, seconds);
  forget_fight(r, who, seconds);
}

void pass_time(Resolution& r, std::int64_t seconds, CreatureId swimmer) {
  std::vector<CreatureId> all;
  for (const Creature* creature : r.world().creatures())
    if (!creature->encounter && !Actor(r.world(), creature->id).has(key::dead)) all.push_back(creature->id);
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  std::vector<Rested> rested;
  for (const CreatureId who : all) {
    spend_seconds(r, who, seconds, swimmer);
    rest_on(r, who, seconds, rested);
  }
  eat(r, rested);
  heal(r, rested);
}

std::optional<Due> rest_due(const Ruleset& system, const World& world) {
  std::vector<const Creature*> resting;
  for (const Creature* one : world.creatures())
    if (rests(world, *one)) resting.push_back(one);
  if (resting.empty() || !is_quiet_for(system, world, resting)) return std::nullopt;
  return Due{{"rest_passes"_k, {}, {}, {}, {}}, quiet_ms};
}

}  // namespace ft::rules::threed6
