// Attacks: what is required, and the number to roll. Source: TD-HIT-01, TD-HIT-06, TD-MNA-02.
#include "rules/systems/threed6/combat/attack.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"

namespace ft::rules::threed6 {

namespace {

bool can_hit_at(const Actor& attacker, const Weapon& weapon, std::int64_t yards) {
  return weapon.melee() ? reaches(attacker, weapon, yards) : in_range(attacker, weapon, yards);
}

/// A feint and what only melee weapons can do. Source: TD-FEINT-01, TD-AOA-01.
bool is_for_melee(Resolution& r, Key maneuver) {
  const bool all_out = maneuver == key::all_out_attack && r.has("option"_k);
  return maneuver == "feint"_k || (all_out && r.choice("option"_k) != "determined"_k);
}

/// A contest needs an opponent. Source: TD-FEINT-01, 4.2.
bool feints(Resolution& r, Key maneuver) {
  const bool all_out = maneuver == key::all_out_attack && r.has("option"_k);
  return maneuver == "feint"_k || (all_out && r.choice("option"_k) == "feint_and_attack"_k);
}

/// The first weapon at hand that is ready and reaches, else the first; of melee weapons where only they serve.
ItemId usable_weapon(Resolution& r, const Attack& attack, Cell from) {
  const Actor attacker(r.world(), attack.attacker);
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), attacker);
  const bool melee = is_for_melee(r, attack.maneuver);
  const std::int64_t yards = yards_from(r, attack, from);
  const auto serves = [&](const Weapon& one) { return !melee || one.melee(); };
  for (const Weapon& weapon : weapons)
    if (serves(weapon) && is_ready(attacker, weapon) && can_hit_at(attacker, weapon, yards)) return weapon.item;
  const auto other = std::find_if(weapons.begin(), weapons.end(), serves);
  return other != weapons.end() ? other->item : weapons.empty() ? ItemId{} : weapons.front().item;
}

}  // namespace

bool says_bare_hand(Resolution& r) {
  const bool* yes = r.has("bare_hand"_k) ? r.field("bare_hand"_k).as<bool>() : nullptr;
  if (!yes || !*yes) return false;
  r.require(!r.has("weapon"_k), {"E_BAD_ARG"_k, {}, "TD-HIT-01"_k});
  r.require(has_empty_hand(Actor(r.world(), r.actor())), {"E_NO_FREE_HAND"_k, {}, "TD-HIT-01"_k});
  return true;
}

namespace {

/// Before the target, so that what is not at hand or not ready is not offered. Source: TD-HIT-01, TD-MAN-02.
void require_named_weapon(Resolution& r) {
  if (r.has("weapon"_k))
    require_weapon(r, {.attacker = r.actor(), .target = {}, .weapon = r.item("weapon"_k), .mode = {}, .maneuver = {}});
}

}  // namespace

Attack attack_in_form(Resolution& r, Key maneuver, Cell from) {
  require_named_weapon(r);
  Attack attack{
      .attacker = r.actor(), .target = r.creature("target"_k), .weapon = {}, .mode = {}, .maneuver = maneuver};
  const Creature& target = r.world().creature(attack.target);
  attack.at_corpse = Actor(r.world(), attack.target).has(key::dead);
  const bool possible = attack.target != attack.attacker && target.scene == r.world().creature(attack.attacker).scene &&
                        target.place.kind == Place::Kind::cell && !(attack.at_corpse && feints(r, maneuver));
  r.require(possible, {"E_NO_SUCH_TARGET"_k, {}, {}});
  const bool bare = says_bare_hand(r);
  attack.weapon = r.has("weapon"_k) ? r.item("weapon"_k) : bare ? ItemId{} : usable_weapon(r, attack, from);
  const Weapon weapon = weapon_used(r, attack);
  r.require(weapon.record != nullptr, {"E_NO_WEAPON"_k, {}, {}});
  const Record* mode = weapon.mode(r.has("mode"_k) ? r.choice("mode"_k) : Key());
  r.require(mode != nullptr, {"E_BAD_OPTION"_k, {}, "TD-HIT-01"_k});
  attack.mode = mode->word("mode"_k);
  attack.shots = r.has("shots"_k) ? r.number("shots"_k) : 1;
  return attack;
}

void require_weapon(Resolution& r, const Attack& attack) {  // Source: TD-MAN-02
  const Actor attacker(r.world(), attack.attacker);
  const Weapon weapon = weapon_used(r, attack);
  r.require(weapon.record != nullptr, {"E_NO_WEAPON"_k, {}, {}});
  if (weapon.item) {
    const Key kind = attacker.item(weapon.item)->kind;
    r.require(is_ready(attacker, weapon), {"E_WEAPON_NOT_READY"_k, {{"item"_k, kind}}, {}});
  }
}

void require_attack(Resolution& r, const Attack& attack, Cell from) {
  require_weapon(r, attack);
  const Actor attacker(r.world(), attack.attacker);
  const Weapon weapon = weapon_used(r, attack);
  const bool melee_only = attack.maneuver == "feint"_k;  // TD-FEINT-01
  if (!weapon.melee() && !melee_only) return require_shot(r, attack, from);
  const bool for_shots_alone = attack.shots > 1 || attack.option == "suppression"_k;
  r.require(!for_shots_alone, {"E_BAD_OPTION"_k, {}, "TD-RNG-07"_k});
  const std::int64_t yards = yards_from(r, attack, from);
  r.require(weapon.melee() && reaches(attacker, weapon, yards), {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, {}});
}

std::int64_t evaluation(const Resolution& r, const Attack& attack) {
  const Relation* tie = find_relation(r.world(), key::evaluates, attack.attacker, attack.target);
  const std::int64_t turn = Actor(r.world(), attack.attacker).number(key::turns_taken);
  return tie && tie->data.get("turn_of_use"_k) == turn ? tie->data.get("n"_k) : 0;
}

Sum attack_number(const Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker);
  const Weapon weapon = weapon_used(r, attack);
  if (!weapon.melee()) return shot_number(r, attack);
  Sum sum = skill_now(r.system(), attacker, weapon.record->word("skill"_k));
  const bool off_hand = weapon.hand == key::off_hand && r.house_rule("off_hand_penalty"_k) != 0;
  sum.add("determined"_k, attack.option == "determined"_k ? 4 : 0, "TD-AOA-01"_k);
  sum.add(key::off_hand, off_hand ? -4 : 0, "TD-HIT-06"_k);
  sum.add("evaluation"_k, evaluation(r, attack), "TD-EVAL-02"_k);
  sum.add("posture"_k, effects_of(attacker.posture()).attack, "TD-POST-02"_k);
  sum.add("modifier"_k, attack.modifier, "TD-HIT-06"_k);
  if (attack.maneuver != key::move_and_attack) return sum;
  sum.add(key::move_and_attack, -4, "TD-MNA-02"_k);
  return sum.add("capped"_k, std::min<std::int64_t>(0, 9 - sum.total()), "TD-MNA-02"_k);  // TD-DICE-06: last
}

}  // namespace ft::rules::threed6
