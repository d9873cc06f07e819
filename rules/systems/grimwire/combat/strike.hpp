// One attack from its declaration to its damage. Source: 3.11, dice order GW-DICE-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"

namespace ft::rules::grimwire {

enum class AttackKind : std::uint8_t { melee, ranged, thrown, supernatural };

struct Attack {
  CreatureId attacker;
  CreatureId target;
  Weapon weapon;
  AttackKind kind = AttackKind::melee;
  Key attribute = "COR"_k;
  Key defence = "AGL"_k;  // RSN against most of the supernatural
  Key or_defence = {};    // another one that serves as well
  Sum extra;              // modifiers of this attack: surprise, techniques
  bool damaging = true;   // targeted attacks are not: no friendly fire
  std::int64_t damage_factor = 1;
  const Record* effect = nullptr;  // a technique's own damage in place of the weapon's
  std::int64_t least_natural = 0;  // thrown again, and the better counts: what the first throw showed
  bool melee_or_thrown() const { return kind == AttackKind::melee || kind == AttackKind::thrown; }
};

/// What became of it.
struct AttackResult {
  bool hit = false;
  CreatureId shielded_by = {};  // who took it for the target
  bool turned = false;          // a raised shield took it
  bool lost = false;            // never made: stopped before the dice, or too weak to swing
  bool wild = false;            // friendly fire
  std::int64_t natural = 0;
};

/// The number a PC has to evade: the NPC's authored one or 11 + attribute + accuracy, with the attack's modifiers.
/// Source: GW-ATK-02.
[[nodiscard]] Sum evade_number(const Resolution& r, const Attack& attack);
/// Accuracy, range, ranged penalty, weakness of arm, and what the attack brings along. Source: GW-DICE-08, GW-RANGE-01.
[[nodiscard]] Sum attack_modifiers(const Resolution& r, const Attack& attack);
/// What cover adds to the target's defence against this attack. Source: GW-ATK-04.
[[nodiscard]] Sum cover_bonus(const Resolution& r, const Attack& attack);
/// A natural at or below it is wild. Source: GW-FF-01, GW-HEAVY-02, 04, GW-FRENZY.
[[nodiscard]] std::int64_t wild_threshold(const Resolution& r, const Attack& attack);
/// Rolls and applies the attack's damage to somebody.
void deal_attack_damage(Resolution& r, const Attack& attack, CreatureId victim, Key outcome);

/// Whether the attack may be made now: E_RANGE, E_NO_LINE, E_SENSE, E_NOT_HELD, E_BROKEN, E_AMMO, E_TARGET.
void require_attack_legal(Resolution& r, const Attack& attack);
/// Declares and resolves it: windows, too weak, attack or evasion, shields, friendly fire, damage. Pays nothing.
AttackResult strike(Resolution& r, const Attack& attack);

}  // namespace ft::rules::grimwire
