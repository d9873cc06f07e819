// Suppression fire. Source: TD-RNG-09.
#include "rules/systems/threed6/combat/suppression.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/combat/strike.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t radius = 2;

std::int64_t rate_of(const Weapon& weapon) { return weapon.melee() ? 0 : weapon.record->number("rof"_k); }

}  // namespace

Attack require_suppression(Resolution& r, Cell from) {
  const CreatureId who = r.actor();
  r.require(r.house_rule("suppression_fire"_k) != 0, {"E_BAD_OPTION"_k, {}, "TD-RNG-09"_k});
  Attack fire{.attacker = who,
              .target = who,
              .weapon = {},
              .mode = {},
              .maneuver = key::all_out_attack,
              .option = "suppression"_k};
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), Actor(r.world(), who));
  const auto found = std::find_if(weapons.begin(), weapons.end(), [](const Weapon& one) { return rate_of(one) >= 5; });
  if (found != weapons.end()) fire.weapon = found->item;
  if (r.has("weapon"_k)) fire.weapon = r.item("weapon"_k);
  require_weapon(r, fire);
  const Weapon weapon = weapon_used(r, fire);
  r.require(rate_of(weapon) >= 5, {"E_BAD_OPTION"_k, {}, "TD-AOA-02"_k});
  fire.mode = weapon.mode({})->word("mode"_k);
  fire.shots = rate_of(weapon);
  const Scene& scene = r.world().scene(r.world().creature(who).scene);
  require_range(r, fire, cell_distance(scene, from, r.place("to"_k).cell));
  require_shots_left(r, fire);
  return fire;
}

namespace {

/// The fire as its condition keeps it.
Attack kept_fire(CreatureId shooter, CreatureId target, const Numbers& data) {
  return {.attacker = shooter,
          .target = target,
          .weapon = ItemId{static_cast<std::uint64_t>(data.get(key::weapon))},
          .mode = Key(static_cast<std::uint32_t>(data.get("mode"_k))),
          .maneuver = key::all_out_attack,
          .option = "suppression"_k,
          .shots = data.get("shots"_k)};
}

/// In the zone, in the shooter's sight and not yet attacked.
bool is_exposed(const World& world, CreatureId shooter, CreatureId who, const Numbers& data) {
  const Creature &gunner = world.creature(shooter), &other = world.creature(who);
  if (shooter == who || other.scene != gunner.scene || other.place.kind != Place::Kind::cell) return false;
  if (Actor(world, who).has(key::dead) || find_relation(world, key::suppressed, shooter, who)) return false;
  const Scene& scene = world.scene(other.scene);
  const Cell center = unpack(static_cast<std::uint64_t>(data.get("to"_k)));
  const std::vector<Cell> cells = footprint(scene, other.place.cell, other.size);
  const bool inside_zone =
      std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return cell_distance(scene, center, cell) <= radius; });
  return inside_zone && sees(world, shooter, who);
}

/// One attack; the shots that hit are missing from the rest.
void fire_at(Resolution& r, CreatureId shooter, CreatureId who) {
  const auto is_due = [&] {
    const Condition* fire = Actor(r.world(), shooter).find(key::suppressing);
    return fire && fire->data.get("shots"_k) > 0 && is_exposed(r.world(), shooter, who, fire->data);
  };
  if (!is_due()) return;
  hooks(r).acts(r, shooter, who);  // TD-WAIT-05
  if (!is_due()) return;
  const Attack shots = kept_fire(shooter, who, Actor(r.world(), shooter).find(key::suppressing)->data);
  if (!weapon_used(r, shots).record) return cease_fire(r, shooter);
  relate(r, key::suppressed, shooter, who);
  const std::int64_t hits = play_attack(r, shots);
  const Condition* after = Actor(r.world(), shooter).find(key::suppressing);
  if (!after) return;
  Condition less = *after;
  less.data.set("shots"_k, shots.shots - hits);
  r.emit(ConditionChanged{shooter, std::move(less)});
}

}  // namespace

void open_fire(Resolution& r, const Attack& fire, Cell center) {
  hooks(r).acts(r, fire.attacker, {});
  if (!Actor(r.world(), fire.attacker).free_to_act()) return;
  spend_shots(r, fire);
  gain(r, fire.attacker, key::suppressing,
       {{"to"_k, static_cast<std::int64_t>(pack(center))},
        {key::weapon, static_cast<std::int64_t>(fire.weapon.value)},
        {"mode"_k, fire.mode.hash},
        {"shots"_k, fire.shots}});
  log_line(r, "suppresses"_k, {{"who"_k, fire.attacker}}, "TD-RNG-09"_k);
  const std::vector<CreatureId> order = r.world().encounter_of(fire.attacker)->order;
  for (const CreatureId who : order) fire_at(r, fire.attacker, who);
}

void come_under_fire(Resolution& r, CreatureId who) {
  const Encounter* fight = r.world().encounter_of(who);
  const std::vector<CreatureId> order = fight ? fight->order : std::vector<CreatureId>{};
  for (const CreatureId shooter : order) fire_at(r, shooter, who);
}

}  // namespace ft::rules::threed6
