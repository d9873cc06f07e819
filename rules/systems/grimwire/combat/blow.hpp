// One attack as it is aimed: whether it may be made, its numbers, its damage. Source: 3.11.
#pragma once

#include <optional>

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

/// The sum of `modify` over the attacker's passive techniques whose `when` fits the attack.
/// modify: roll, damage, thrown_range, magic_range, tog_req.
[[nodiscard]] std::int64_t passive_bonus(const Resolution& r, CreatureId who, Key modify, const Attack& attack);
/// Whether a passive technique with that `when` concerns the attack.
[[nodiscard]] bool describes(Key when, const Attack& attack);
/// By how much TOG falls short of what the weapon asks; 0 asks for nothing. Source: GW-HEAVY-02.
[[nodiscard]] std::int64_t deficit(const Resolution& r, const Attack& attack);
[[nodiscard]] std::int64_t deficit(const Ruleset& system, const Actor& attacker, const Attack& attack);
/// The farthest the attack reaches at all; ranged weapons reach as far as one sees.
[[nodiscard]] std::optional<std::int64_t> reach_limit(const Resolution& r, const Attack& attack);
/// The number a PC has to evade: the NPC's authored one or 11 + attribute + accuracy, with the attack's modifiers.
/// Source: GW-ATK-02.
[[nodiscard]] Sum evade_number(const Resolution& r, const Attack& attack);
/// Accuracy, range, ranged penalty, weakness of arm, and what the attack brings along. Source: GW-DICE-08, GW-RANGE-01.
[[nodiscard]] Sum attack_modifiers(const Resolution& r, const Attack& attack);
/// What cover adds to the target's defence against this attack. Source: GW-ATK-04.
[[nodiscard]] Sum cover_bonus(const Resolution& r, const Attack& attack);
/// A natural at or below it is wild. Source: GW-FF-01, GW-HEAVY-02, 04, GW-FRENZY.
[[nodiscard]] std::int64_t wild_threshold(const Resolution& r, const Attack& attack);
/// Rolls and applies the attack's damage to the victim.
void deal_attack_damage(Resolution& r, const Attack& attack, CreatureId victim, Key outcome);

/// Whether the attack may be made now: E_RANGE, E_NO_LINE, E_SENSE, E_NOT_HELD, E_BROKEN, E_AMMO, E_TARGET.
void require_attack_legal(Resolution& r, const Attack& attack);

}  // namespace ft::rules::grimwire
