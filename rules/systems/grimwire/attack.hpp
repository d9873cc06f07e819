// One attack from its declaration to its damage. Source: 3.11, dice order GW-DICE-07.
#pragma once

#include "rules/kernel/resolution.hpp"
#include "rules/systems/grimwire/gear.hpp"

namespace ft::rules::grimwire {

enum class AttackKind : std::uint8_t { melee, ranged, thrown, supernatural };

struct Attack {
  CreatureId attacker;
  CreatureId target;
  Weapon weapon;
  AttackKind kind = AttackKind::melee;
  Key attribute = "COR"_k;
  Sum extra;                 // modifiers of this attack: surprise, techniques
  bool damaging = true;      // targeted attacks are not: no friendly fire
  std::int64_t damage_factor = 1;
  bool melee_or_thrown() const { return kind == AttackKind::melee || kind == AttackKind::thrown; }
};

/// What became of it.
struct Struck {
  bool hit = false;
  bool shielded = false;   // somebody else took it
  bool lost = false;       // the attacker was stopped before the dice
  std::int64_t natural = 0;
};

/// Whether the attack may be made now: E_TARGET, E_RANGE, E_NO_LINE, E_NOT_PERCEIVED, E_SENSE, E_NOT_HELD, E_BROKEN.
void require_attack_legal(Resolution& r, const Attack& attack);
/// Declares and resolves it: windows, too weak, attack or evasion, shields, friendly fire, damage. Pays nothing.
Struck strike(Resolution& r, const Attack& attack);

}  // namespace ft::rules::grimwire
