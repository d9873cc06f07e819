// What a turn start, a round and a midnight do to a creature. Source: GW-TURN-03, GW-COND-03, GW-BURN-ST, GW-BLEED,
// GW-UNC-04, GW-UNC-05.
#include "rules/systems/grimwire/turns/ticks.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

namespace {

void tick_of_dying(Resolution& r, CreatureId who) {  // Source: GW-COND-03
  if (!Actor(r.world(), who).has(key::dying)) return;
  const std::int64_t condition = Actor(r.world(), who).number(key::condition) - 1;
  log_line(r, "dying_on"_k, {{"who"_k, who}, {key::condition, condition}}, "GW-COND-03"_k);
  r.set(who, key::condition, condition);
  if (condition <= -11) die(r, who);
}

/// Outside conflicts no dice for creatures immune to heat: a night in the flames is thousands of turns.
/// Source: GW-BURN-ST, GW-DMG-03.
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

/// Whether an able creature within reach still presses on the wound. Source: GW-BLEED.
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

}  // namespace

void tick(Resolution& r, CreatureId who, std::int64_t round) {
  tick_of_dying(r, who);
  tick_of_burning(r, who);
  tick_of_bleeding(r, who);
  suffer_ambience(r, who, round);
  settle_air(r, who);
  suffocate(r, who);
}

bool ticks(const World& world, CreatureId who) {
  const Actor actor(world, who);
  const bool hurt =
      actor.has(key::dying) || actor.has(key::burning) || actor.has(key::bleeding) || actor.has(key::suffocating);
  return hurt || actor.has(key::holding_breath) || in_harmful_place(world, who) || air_has_changed(world, who);
}

bool held_up(const World& world, CreatureId on, Key condition) {
  const Actor actor(world, on);
  if (condition == key::knocked_out) return actor.has(key::suffocating);
  return condition == key::out_cold && (actor.has(key::dying) || actor.burnout() == 4);  // G-71
}

std::int64_t left_after(const World& world, CreatureId on, const Condition& condition, std::int64_t units) {
  return std::max<std::int64_t>(held_up(world, on, condition.key) ? 1 : 0, condition.ends.left - units);
}

void count_rounds(Resolution& r, CreatureId on, std::int64_t rounds) {
  const auto left = [&](const Condition& each) -> std::optional<std::int64_t> {
    if (each.ends.unit != "rounds"_k && each.ends.unit != "end_of_target_turn"_k) return std::nullopt;
    return left_after(r.world(), on, each, rounds);
  };
  run_conditions_down(r, on, left, run_out);
}

void end_units(Resolution& r, CreatureId who, std::initializer_list<Key> units) {
  const auto ends = [&](const Condition& each) {
    return std::find(units.begin(), units.end(), each.ends.unit) != units.end();
  };
  end_conditions(r, who, ends, lose);
}

namespace {

constexpr std::int64_t day_s = 86400;

}  // namespace

void count_days(Resolution& r, std::int64_t before) {
  if (before / day_s == r.world().campaign().clock_s / day_s) return;
  std::vector<CreatureId> everyone;
  for (const Creature* creature : r.world().creatures()) everyone.push_back(creature->id);
  for (const CreatureId who : everyone) {
    end_units(r, who, {"day"_k});
    for (const Key counted : {"shorts_today"_k, "longs_today"_k, "burnout_recovered_today"_k}) r.set(who, counted, 0);
  }
}

}  // namespace ft::rules::grimwire
