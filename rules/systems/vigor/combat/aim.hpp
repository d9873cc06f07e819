// An attack as it is ordered, and what makes it legal. Source: VG-ATK-04 to 06, VG-ATK-09.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/carried.hpp"

namespace ft::rules::vigor {

/// One attack with one weapon at one target.
struct Attack {
  CreatureId attacker, target;
  Weapon weapon;
  Sum step = {};                    // Charges and Challenges of the act on the attack roll
  Sum damage_step = {};             // and on the damage roll
  std::optional<Cell> center = {};  // of an area attack: cover counts from there
  Key ability = key::agility;       // whose dice the attack roll has
  std::int64_t extra_reach = 0;     // feet beyond the weapon's
  bool area = false;                // one roll against several targets
  std::int64_t radius = 0;          // feet around the center
  bool physical = true;             // false: the bound and the pinned can make it
};
/// E_TARGET, then E_REACH, E_BLOCKED, or E_RANGE, E_AMMO,
/// E_VIS_RANGE, E_VACUUM, E_UNSEEN. Source: VG-ATK-05, VG-ATK-06.
void require_attack_legal(Resolution& r, const Attack& attack);
/// The weapon of the form; bare hands where it names none. E_WEAPON.
[[nodiscard]] Weapon weapon_in_form(Resolution& r);
/// The target of the form: not oneself, not dead, a friend only where the form confirms it. E_TARGET.
[[nodiscard]] CreatureId target_in_form(Resolution& r);

}  // namespace ft::rules::vigor
