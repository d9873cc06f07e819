// Shots and throws: range, numbers, bursts, ammunition. Source: TD-RNG-01 to 07, TD-RNG-09, TD-AOA-02, TD-MNA-02.
#include "rules/systems/threed6/combat/ranged.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/aim.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/creature/tables.hpp"

namespace ft::rules::threed6 {

std::int64_t max_range(const Actor& attacker, const Weapon& weapon) {
  const std::int64_t most = weapon.record->number("max_range"_k);
  return most > 0 ? most : attacker.strength_now().total();
}

bool in_range(const Actor& attacker, const Weapon& weapon, std::int64_t yards) {
  return yards >= weapon.record->number("min_range"_k) && yards <= max_range(attacker, weapon);
}

void require_range(Resolution& r, const Attack& attack, std::int64_t yards) {  // Source: TD-RNG-01
  const Weapon weapon = weapon_used(r, attack);
  const std::int64_t most = max_range(Actor(r.world(), attack.attacker), weapon);
  const std::int64_t least = weapon.record->number("min_range"_k);
  r.require(yards <= most, {"E_OUT_OF_RANGE"_k, {{"distance"_k, yards}, {"most"_k, most}}, {}});
  r.require(yards >= least, {"E_TOO_CLOSE"_k, {{"distance"_k, yards}, {"least"_k, least}}, {}});
}

void require_shots_left(Resolution& r, const Attack& attack) {
  if (weapon_used(r, attack).record->number("shots_max"_k) == 0) return;
  const Item* item = Actor(r.world(), attack.attacker).item(attack.weapon);
  r.require(item && item->numbers.get("shots"_k) >= attack.shots, {"E_NO_AMMO"_k, {}, {}});
}

void require_shot(Resolution& r, const Attack& attack, Cell from) {
  const Weapon weapon = weapon_used(r, attack);
  const bool for_shots = !attack.option || attack.option == "determined"_k;
  r.require(for_shots, {"E_BAD_OPTION"_k, {}, "TD-AOA-02"_k});
  r.require(attack.shots <= weapon.record->number("rof"_k), {"E_BAD_OPTION"_k, {}, "TD-RNG-07"_k});
  require_range(r, attack, yards_from(r, attack, from));
  const bool seen = sees_from(r.known(), attack.attacker, from, attack.target);
  r.require(seen, {"E_NO_LOS"_k, {}, "TD-HIT-01"_k});
  require_shots_left(r, attack);
}

namespace {

/// The yards that the target moved on its last turn; of one that is taking its turn, on the one before. Source: TD-RNG-05.
std::int64_t speed_of(const Actor& target) {
  const bool acts_now = target.number(key::turn_state) == key::acting.hash;
  return target.encounter() ? target.number(acts_now ? "moved_before"_k : key::moved) : 0;
}

std::int64_t cover_of(const World& world, const Creature& target) {
  const CellTerrain* ground = terrain_at(world.scene(target.scene), target.place.cell);
  return ground ? ground->numbers.get("cover"_k) : 0;
}

/// Source: TD-RNG-07.
void add_rapid_fire(const Attack& attack, Sum& sum) { sum.add("rapid_fire"_k, attack.shots / 5, "TD-RNG-07"_k); }

}  // namespace

void add_range(const Resolution& r, const Attack& attack, Sum& sum) {
  const std::int64_t yards = yards_to_target(r, attack) + speed_of(Actor(r.world(), attack.target));
  sum.add("range_and_speed"_k, range_modifier(r.system().content(), yards), "TD-RNG-05"_k);
}

void add_circumstances(const Resolution& r, const Attack& attack, Sum& sum) {
  const Actor target(r.world(), attack.target);
  const Weapon weapon = weapon_used(r, attack);
  add_rapid_fire(attack, sum);
  const std::int64_t hasty = std::min<std::int64_t>(-2, weapon.record->number("bulk"_k));
  sum.add(key::move_and_attack, attack.maneuver == key::move_and_attack ? hasty : 0, "TD-MNA-02"_k);
  const Creature& shot_at = target.creature();
  sum.add("darkness"_k, darkness_penalty(r, shot_at.scene, shot_at.place.cell), "TD-RNG-02"_k);
  sum.add("cover"_k, cover_of(r.world(), shot_at), "TD-RNG-02"_k);
  sum.add("posture"_k, effects_of(target.posture()).shots_at_it, "TD-POST-02"_k);
  sum.add("determined"_k, attack.option == "determined"_k ? 1 : 0, "TD-AOA-02"_k);
  const bool off_hand = weapon.hand == key::off_hand && r.house_rule("off_hand_penalty"_k) != 0;
  sum.add(key::off_hand, off_hand ? -4 : 0, "TD-HIT-06"_k);
}

namespace {

/// At most 8, and besides shock nothing else counts. Source: TD-RNG-09, TD-SHOCK-03.
Sum suppression_number(const Resolution& r, const Attack& attack) {
  Sum sum = skill_now(r.system(), Actor(r.world(), attack.attacker), weapon_used(r, attack).record->word("skill"_k));
  add_range(r, attack, sum);
  add_rapid_fire(attack, sum);
  return sum.add("suppression_cap"_k, std::min<std::int64_t>(0, 8 - sum.total()), "TD-RNG-09"_k);
}

}  // namespace

Sum shot_number(const Resolution& r, const Attack& attack) {
  if (attack.option == "suppression"_k) return suppression_number(r, attack);
  const Actor attacker(r.world(), attack.attacker);
  const Key skill = weapon_used(r, attack).record->word("skill"_k);
  Sum sum = skill_sum(r.system(), attacker, skill);
  const std::int64_t shocked = skill_now(r.system(), attacker, skill).total() - sum.total();
  sum.add("accuracy"_k, aim_bonus(r, attack), "TD-AIM-02"_k);
  sum.add("size"_k, Actor(r.world(), attack.target).number("size_modifier"_k), "TD-RNG-06"_k);
  add_range(r, attack, sum);
  add_circumstances(r, attack, sum);
  sum.add(key::shock, shocked, "TD-SHOCK-03"_k);
  return sum.add("modifier"_k, attack.modifier, "TD-RNG-02"_k);
}

std::int64_t hits_of(const Resolution& r, const Attack& attack, const Margin& thrown) {
  if (!thrown.success || attack.shots <= 1) return thrown.success ? 1 : 0;
  const std::int64_t recoil = std::max<std::int64_t>(1, weapon_used(r, attack).record->number("rcl"_k));
  return std::min(attack.shots, 1 + thrown.margin / recoil);
}

void spend_shots(Resolution& r, const Attack& attack) {
  const Weapon weapon = weapon_used(r, attack);
  if (weapon.melee() || weapon.record->number("shots_max"_k) == 0) return;
  const std::int64_t left = Actor(r.world(), attack.attacker).item(attack.weapon)->numbers.get("shots"_k);
  r.emit(ItemNumberSet{attack.attacker, attack.weapon, "shots"_k, std::max<std::int64_t>(0, left - attack.shots)});
}

void leave_hand(Resolution& r, CreatureId who, ItemId id, const Place& at) {
  const Item* held = Actor(r.world(), who).item(id);
  if (!held) return;
  Item item = *held;
  item.placement = key::ground;
  item.place = at;
  item.numbers.set(key::attacked_with, 0);  // that is of its owner: TD-PARRY-02
  r.emit(ItemMoved{who, r.world().creature(who).scene, item});
}

}  // namespace ft::rules::threed6
