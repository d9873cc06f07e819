// Hit points, injuries, the clocks of dying, healing. Source: HM-HP-01, HM-INJ-01 to 05, HM-POS-03, HM-POS-04.
#include "rules/systems/heimr/conditions/injuries.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/resting.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

struct Injury {
  Key part, condition;
};

constexpr std::array injuries{Injury{key::torso, "injured_torso"_k}, Injury{key::sword_arm, "injured_sword_arm"_k},
                              Injury{key::other_arm, "injured_other_arm"_k},
                              Injury{key::right_leg, "injured_right_leg"_k},
                              Injury{key::left_leg, "injured_left_leg"_k}};

constexpr std::array levels{key::bloodied, key::mangled, key::mutilated};

constexpr Key unconscious_in = "unconscious_in_s"_k, dies_in = "dies_in_s"_k;

}  // namespace

void treat(Resolution& r) {  // Source: HM-INJ-04, HM-INJ-05
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_TARGET_INVALID"_k, {}, "HM-INJ-05"_k});
  const bool* holds = r.has("stabilise"_k) ? r.field("stabilise"_k).as<bool>() : nullptr;
  if (r.has("n"_k) && r.number("n"_k) > 0) heal(r, who, r.number("n"_k));
  if (holds && *holds) stabilise(r, who);
}

namespace {

/// Source: HM-INJ-01.
Key level_at(std::int64_t hp) {
  if (hp >= 1) return {};
  return hp >= -1 ? key::bloodied : hp >= -3 ? key::mangled : key::mutilated;
}

const Condition* level_of(const Actor& actor) {
  for (const Key level : levels)
    if (const Condition* found = actor.find(level)) return found;
  return nullptr;
}

Condition plain(Key key, Key source_key = {}) {
  Condition made;
  made.key = key;
  made.source_key = source_key;
  return made;
}

/// The clock of a level as it begins. Source: HM-INJ-03.
void wind_clock(Numbers& data, Key level) {
  if (level == key::mangled) data.set(unconscious_in, 300);
  if (level == key::mangled) data.set(dies_in, 600);
  if (level == key::mutilated) data.set(dies_in, 120);
}

void fall_unconscious(Resolution& r, CreatureId who, Key level) {  // Source: HM-POS-04
  if (Actor(r.world(), who).has(key::unconscious)) return;
  log_line(r, "falls_unconscious"_k, {{"who"_k, who}}, "HM-INJ-01"_k);
  gain(r, who, plain(key::unconscious, level));
  gain(r, who, plain(key::prone));
  cannot_act_any_more(r, who);
}

/// The level that hp stand for, with its clock; a death that is due earlier stays so, unless its clock was stopped.
/// Source: HM-INJ-01, HM-INJ-03, HM-INJ-04, G-16.
void settle_level(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Key level = level_at(actor.number(key::hp));
  const Condition* present = level_of(actor);
  if (actor.has(key::dead) || (present ? present->key : Key{}) == level) return;
  const bool runs = present && present->data.has(dies_in) && !actor.has(key::stabilised);
  const std::int64_t due = runs ? present->data.get(dies_in) : INT64_MAX;
  if (present) lose(r, who, Key(present->key));
  lose(r, who, key::stabilised);
  if (!level) return;
  Condition made = plain(level);
  wind_clock(made.data, level);
  if (made.data.has(dies_in)) made.data.set(dies_in, std::min(due, made.data.get(dies_in)));
  gain(r, who, made);
  log_line(r, level, {{"who"_k, who}}, "HM-INJ-01"_k);
  if (level == key::mutilated) fall_unconscious(r, who, level);
}

/// What an injury of that part does for as long as it lasts. Source: HM-INJ-02.
void disable_part(Resolution& r, CreatureId who, Key part) {
  const Actor actor(r.world(), who);
  if (part == key::right_leg || part == key::left_leg) return gain(r, who, plain(key::prone));
  if (part == key::torso) return cannot_act_any_more(r, who);
  const Item* held = actor.in_hand(part == key::sword_arm ? key::sword_hand : key::off_hand);
  if (held) drop_item(r, who, held->id);
}

/// The clock of its level starts again. Ruling 2026-11-22: so it does when a further part is injured. Source: HM-INJ-04, G-17.
void reopen(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Condition* level = level_of(actor);
  if (!level || !actor.has(key::stabilised)) return;
  Condition reopened = *level;
  if (r.house_rule("reopened_clock"_k) == 0) wind_clock(reopened.data, reopened.key);
  lose(r, who, key::stabilised);
  if (reopened != *level_of(Actor(r.world(), who))) r.emit(ConditionChanged{who, reopened});
  log_line(r, "reopens"_k, {{"who"_k, who}}, "HM-INJ-04"_k);
  if (reopened.key == key::mutilated) fall_unconscious(r, who, reopened.key);
}

}  // namespace

void lose_hp(Resolution& r, CreatureId who, std::int64_t amount) {
  const std::int64_t least = r.house_rule("least_hp"_k);
  const std::int64_t hp = Actor(r.world(), who).number(key::hp);
  if (amount > 0) interrupt_rest(r, who);  // HM-REST-02
  r.set(who, key::hp, std::max(std::min(least, hp), hp - amount));
}

bool injure(Resolution& r, CreatureId who, Key part) {
  const Actor actor(r.world(), who);
  if (actor.number(key::hp) > 0 || actor.has(key::dead)) return false;
  const auto injury =
      std::find_if(injuries.begin(), injuries.end(), [&](const Injury& one) { return one.part == part; });
  const bool another = injury != injuries.end() && !actor.has(injury->condition);
  if (another) {
    gain(r, who, plain(injury->condition));
    log_line(r, "injured"_k, {{"who"_k, who}, {"part"_k, part}}, "HM-INJ-02"_k);
    disable_part(r, who, part);
  }
  settle_level(r, who);
  if (another) reopen(r, who);
  return another;
}

void heal(Resolution& r, CreatureId who, std::int64_t amount) {  // Source: HM-INJ-05
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return;
  r.set(who, key::hp, std::min(actor.number(key::hp_max), actor.number(key::hp) + amount));
  if (Actor(r.world(), who).injured()) return settle_level(r, who);
  for (const Injury& injury : injuries) lose(r, who, injury.condition);
  for (const Key level : levels) lose(r, who, level);
  lose(r, who, key::stabilised);
  lose(r, who, key::unconscious);
  defence_returns(r, who);
}

void stabilise(Resolution& r, CreatureId who) {  // Source: HM-INJ-04
  if (!level_of(Actor(r.world(), who))) return;
  gain(r, who, plain(key::stabilised));
  lose(r, who, key::unconscious);
  log_line(r, "stabilised"_k, {{"who"_k, who}}, "HM-INJ-04"_k);
  defence_returns(r, who);
}

namespace {

/// With that hand: one that holds what is used, or, with both arms injured, either. Source: HM-INJ-04, HM-INJ-02.
bool uses_arm(const Actor& actor, Key arm) {
  const bool other_is_well = !actor.part_injured(arm == key::sword_arm ? key::other_arm : key::sword_arm);
  return actor.in_hand(arm == key::sword_arm ? key::sword_hand : key::off_hand) || !other_is_well;
}

bool uses(const Actor& actor, Key action, Key part) {  // Source: HM-INJ-04, G-17
  constexpr std::array of_legs{"stand_up"_k, "move"_k,  "move_and_draw"_k, "move_and_put_away"_k, "run"_k,
                               "charge"_k,   "crawl"_k, "climb"_k,         "jump_down"_k};
  constexpr std::array of_arms{"weapon_attack"_k, "brawl_attack"_k, "luck_shot"_k, "charge"_k,
                               "draw"_k,          "put_away"_k,     "get_item"_k,  "swap"_k};
  const bool leg = part == key::right_leg || part == key::left_leg;
  if (leg) return std::find(of_legs.begin(), of_legs.end(), action) != of_legs.end();
  if (part != key::torso)
    return std::find(of_arms.begin(), of_arms.end(), action) != of_arms.end() && uses_arm(actor, part);
  return action != "speak"_k && action != "observe"_k && action != "end_turn"_k;
}

}  // namespace

void use_injured_parts(Resolution& r, CreatureId who, Key action) {
  const Actor actor(r.world(), who);
  const bool used = std::any_of(injuries.begin(), injuries.end(), [&](const Injury& injury) {
    return actor.has(injury.condition) && uses(actor, action, injury.part);
  });
  if (used) reopen(r, who);
}

void run_clocks(Resolution& r, CreatureId who, std::int64_t seconds) {
  count_down(r, who, "seconds"_k, seconds);
  const Actor actor(r.world(), who);
  const Condition* level = level_of(actor);
  if (!level || !level->data.has(dies_in) || actor.has(key::stabilised) || actor.has(key::dead)) return;
  Condition later = *level;
  for (const Key clock : {unconscious_in, dies_in})
    if (later.data.has(clock)) later.data.set(clock, std::max<std::int64_t>(0, later.data.get(clock) - seconds));
  const bool out = later.data.has(unconscious_in) && later.data.get(unconscious_in) == 0;
  const bool over = later.data.get(dies_in) == 0;
  const Key key = later.key;
  r.emit(ConditionChanged{who, std::move(later)});
  if (over) return die(r, who);
  if (out) fall_unconscious(r, who, key);
}

void wake(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).has(key::sleeping)) return;
  lose(r, who, key::sleeping);
  gain(r, who, plain(key::prone));
  log_line(r, "wakes"_k, {{"who"_k, who}}, "HM-POS-03"_k);
  defence_returns(r, who);
}

void die(Resolution& r, CreatureId who) {
  if (Actor(r.world(), who).has(key::dead)) return;
  log_line(r, "dies"_k, {{"who"_k, who}}, "HM-INJ-03"_k);
  gain(r, who, plain(key::dead));
  cannot_act_any_more(r, who);
  for (const CreatureId grabber : Actor(r.world(), who).grabbers()) let_go(r, grabber, who);
  if (r.house_rule("dead_stay_in_cluster"_k) == 0) leave_cluster(r, who);  // G-14
}

void cannot_act_any_more(Resolution& r, CreatureId who) {
  discard_defence(r, who);
  for (const CreatureId held : Actor(r.world(), who).held_ones()) let_go(r, who, held);
  unrelate(r, key::guards, who, {});
}

}  // namespace ft::rules::heimr
