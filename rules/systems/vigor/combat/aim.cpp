// What makes an attack legal. Source: VG-ATK-04 to 06, VG-ATK-09, VG-SHOCK-08.
#include "rules/systems/vigor/combat/aim.hpp"

#include "rules/systems/vigor/combat/visibility.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

Weapon weapon_in_form(Resolution& r) {
  const ItemId id = r.has("weapon"_k) ? r.item("weapon"_k) : ItemId{};
  const auto weapon = weapon_of(r.system(), Actor(r.world(), r.actor()), id);
  r.require(weapon.has_value(), {"E_WEAPON"_k, {}, {}});
  return *weapon;
}

CreatureId target_in_form(Resolution& r) {
  const CreatureId target = r.creature("target"_k);
  const Actor actor(r.world(), r.actor()), other(r.world(), target);
  const bool there = target != r.actor() && !other.has(key::dead) && !other.has(key::escaped);
  r.require(there, {"E_TARGET"_k, {}, "VG-ATK-09"_k});
  const bool* confirmed = r.has("confirm"_k) ? r.field("confirm"_k).as<bool>() : nullptr;
  r.require(actor.hostile_to(other) || other.flag(key::object) || (confirmed && *confirmed),
            {"E_TARGET"_k, {}, "VG-ATK-09"_k});
  return target;
}

namespace {

void require_shot(Resolution& r, const Attack& attack, std::int64_t distance) {
  const std::int64_t most = attack.weapon.record->number("range_max"_k);
  r.require(distance <= most, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}});
  const Item* item = Actor(r.world(), attack.attacker).item(attack.weapon.item);
  const bool loaded = attack.weapon.record->number("ammo"_k) == 0 || (item && item->numbers.get("ammo"_k) > 0);
  r.require(loaded, {"E_AMMO"_k, {}, {}});
  const Key type = attack.weapon.record->word("damage_type"_k);
  require_visible(r, {attack.attacker, attack.target, attack.center}, type, distance);
}

}  // namespace

void require_attack_legal(Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker);
  const bool here = attacker.creature().scene == r.world().creature(attack.target).scene;
  r.require(here, {"E_TARGET"_k, {}, "VG-ATK-05"_k});
  const std::int64_t distance = feet_between(r.world(), attack.attacker, attack.target);
  if (attack.weapon.ranged()) return require_shot(r, attack, distance);
  const std::int64_t reach = melee_reach(attacker, attack.weapon) + attack.extra_reach;
  r.require(distance <= reach, {"E_REACH"_k, {{"distance"_k, distance}, {"most"_k, reach}}, {}});
  r.require(clear_path(r.world(), attack.attacker, attack.target), {"E_BLOCKED"_k, {}, {}});
}

}  // namespace ft::rules::vigor
