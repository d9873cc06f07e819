// What time does to a creature. Source: GW-TURN-03, GW-DICE-13, GW-COND-03, GW-BURN-ST, GW-BLEED, GW-UNC-04, GW-UNC-05.
#include "rules/systems/grimwire/turns/clock.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/grimwire/combat/shielding.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/conditions/hardship.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/turns/rounds.hpp"

namespace ft::rules::grimwire {

namespace {

void tick_of_dying(Resolution& r, CreatureId who) {  // Source: GW-COND-03
  if (!Actor(r.world(), who).has(key::dying)) return;
  const std::int64_t condition = Actor(r.world(), who).number(key::condition) - 1;
  note(r, "dying_on"_k, {{"who"_k, who}, {key::condition, condition}}, "GW-COND-03"_k);
  r.set(who, key::condition, condition);
  if (condition <= -11) die(r, who);
}

/// Outside conflicts no dice for whom heat cannot harm: a night in the flames is thousands of turns. Source: GW-BURN-ST,
/// GW-DMG-03.
void tick_of_burning(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).has(key::burning)) return;
  const bool fights = bool(r.world().creature(who).encounter);
  if (!fights && Actor(r.world(), who).number(immunity_to("heat"_k)) != 0) return burn_with_agony(r, who);
  Damage damage{.on = who, .by = {}, .type = "heat"_k, .rolled = {}, .attack = false, .armour = false};
  for (const Die& die : throw_dice(r, {2, 6, 0}, who, "burning_damage"_k))
    damage.rolled.add(key::burning, die.face, "GW-BURN-ST"_k);
  deal(r, damage);
  burn_with_agony(r, who);
}

/// Somebody able and within reach still presses on the wound. Source: GW-BLEED.
bool under_pressure(const World& world, CreatureId who) {
  const Condition* pressure = Actor(world, who).find("pressure"_k);
  const CreatureId by = pressure ? pressure->source.creature() : CreatureId{};
  return by && world.find(by) && Actor(world, by).able() && within_melee(world, by, who);
}

void tick_of_bleeding(Resolution& r, CreatureId who) {  // Source: GW-BLEED
  const Condition* present = Actor(r.world(), who).find(key::bleeding);
  if (!present) return;
  const bool pressed = under_pressure(r.world(), who);
  Condition bleeding = *present;
  const std::int64_t fixed = bleeding.data.get("n"_k);
  if (!pressed && bleeding.data.get("held_turns"_k) != 0)
    bleeding.data.set("held_turns"_k, 0);  // consecutive ones count
  if (bleeding.data.get("pressed"_k) != 0) bleeding.data.set("pressed"_k, 0);
  if (bleeding != *present) r.emit(ConditionChanged{who, bleeding});
  if (pressed) return;
  Damage damage{.on = who, .by = {}, .type = "bleed"_k, .rolled = {}, .attack = false, .armour = false};
  damage.rolled.add(key::bleeding, fixed, "GW-BLEED"_k);
  if (fixed == 0)
    for (const Die& die : throw_dice(r, {1, 4, 0}, who, "bleeding_damage"_k))
      damage.rolled.add(key::bleeding, die.face, "GW-BLEED"_k);
  deal(r, damage);
}

bool ticks(const World& world, CreatureId who) {
  const Actor actor(world, who);
  const bool hurt =
      actor.has(key::dying) || actor.has(key::burning) || actor.has(key::bleeding) || actor.has(key::suffocating);
  return hurt || actor.has(key::holding_breath) || in_harmful_place(world, who) || air_has_changed(world, who);
}

constexpr std::int64_t round_s = 6, hour_s = 3600, day_s = 86400;

/// Ends what lasts until one of these.
void end_units(Resolution& r, CreatureId who, std::initializer_list<Key> units) {
  const std::vector<Condition> conditions = r.world().creature(who).conditions;
  for (const Condition& each : conditions)
    if (std::find(units.begin(), units.end(), each.ends.unit) != units.end()) lose(r, who, each.id);
}

}  // namespace

void tick(Resolution& r, CreatureId who, std::int64_t round) {
  tick_of_dying(r, who);
  tick_of_burning(r, who);
  tick_of_bleeding(r, who);
  suffer_ambience(r, who, round);
  settle_air(r, who);
  suffocate(r, who);
}

bool held_up(const World& world, CreatureId on, Key condition) {
  const Actor actor(world, on);
  if (condition == key::knocked_out) return actor.has(key::suffocating);
  return condition == key::out_cold && (actor.has(key::dying) || actor.burnout() == 4);  // G-71
}

void count_rounds(Resolution& r, CreatureId on, std::int64_t rounds) {
  const std::vector<Condition> conditions = r.world().creature(on).conditions;
  for (Condition each : conditions) {
    if (each.ends.unit != "rounds"_k && each.ends.unit != "end_of_target_turn"_k) continue;
    each.ends.left = std::max<std::int64_t>(held_up(r.world(), on, each.key) ? 1 : 0, each.ends.left - rounds);
    if (each.ends.left > 0)
      r.emit(ConditionChanged{on, each});
    else
      run_out(r, on, each);
  }
}

void count_days(Resolution& r, std::int64_t before) {
  if (before / day_s == r.world().campaign().clock_s / day_s) return;
  std::vector<CreatureId> everybody;
  for (const Creature* creature : r.world().creatures()) everybody.push_back(creature->id);
  for (const CreatureId who : everybody) {
    end_units(r, who, {"day"_k});
    for (const Key counted : {"shorts_today"_k, "longs_today"_k, "burnout_recovered_today"_k}) r.set(who, counted, 0);
  }
}

std::int64_t seconds_before_rounds(const Resolution& r, std::int64_t seconds) {
  const std::int64_t now = r.world().campaign().clock_s;
  for (const Creature* creature : r.world().creatures()) {
    const auto rounds = creature->encounter ? std::nullopt : rounds_until_suffocation(r, creature->id);
    if (rounds) seconds = std::min(seconds, (now / round_s + *rounds) * round_s - now);
  }
  return seconds;
}

namespace {

/// Whoever suffocates where the table looks does so by rounds. Source: GW-BREATH-01.
void go_by_rounds(Resolution& r) {
  const SceneId shown = r.world().campaign().shown;
  const auto all = r.world().creatures();
  const bool due = std::any_of(all.begin(), all.end(), [&](const Creature* creature) {
    return creature->scene == shown && !creature->encounter && suffocates(r, creature->id);
  });
  if (due && r.world().find(shown) && !encounter_in(r.world(), shown)) begin_conflict(r, shown);
}

}  // namespace

std::int64_t pass_time(Resolution& r, std::int64_t wanted_s) {
  const std::int64_t now = r.world().campaign().clock_s, seconds = seconds_before_rounds(r, wanted_s);
  const std::int64_t rounds = (now + seconds) / round_s - now / round_s;
  const std::int64_t hours = (now + seconds) / hour_s - now / hour_s;
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  count_days(r, now);
  std::vector<CreatureId> everybody;
  for (const Creature* creature : r.world().creatures())
    if (!creature->encounter && !Actor(r.world(), creature->id).has(key::dead)) everybody.push_back(creature->id);
  for (const CreatureId who : everybody) {
    lose(r, who, "rested"_k);
    if (rounds > 0) end_units(r, who, {"end_of_turn"_k, "start_of_own_turn"_k});
    if (rounds > 0) shields_serve_again(r, who);
    std::int64_t left = rounds;
    for (; left > 0 && ticks(r.world(), who); --left) {
      areas_hurt_for_a_round(r, who, rounds - left);
      tick(r, who, now / round_s + rounds - left + 1);
      count_rounds(r, who, 1);
    }
    if (left > 0) count_rounds(r, who, left);
    if (hours > 0 && !Actor(r.world(), who).has(key::dead)) wear_down(r, who, hours);
  }
  if (rounds > 0) areas_age_by(r, rounds);
  if (rounds > 0) go_by_rounds(r);
  return seconds;
}

}  // namespace ft::rules::grimwire
