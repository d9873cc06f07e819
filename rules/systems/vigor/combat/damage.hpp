// Damage from its roll through immunity and armor to what is suffered. Source: VG-DMG-01 to 03, VG-ARM, VG-TYPE.
#pragma once

#include "rules/systems/vigor/combat/cover.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/dice/pools.hpp"

namespace ft::rules::vigor {

/// The GM deals damage that was rolled elsewhere. Source: VG-DMG-03.
void damage(Resolution& r);

/// Damage as it reaches a creature. kind: of kinetic damage, or none.
struct Hit {
  CreatureId target;
  Sum amount;
  Key type, kind;
  std::int64_t quality = 2;  // ordinary (G-49)
  Depth depth = Depth::durability_first;
  std::optional<Cover> cover = {};  // that a shot comes through
};
/// Immunity, cover, armor, resistance, superior Durability, then Durability and Health. Returns what was suffered. Source: VG-DMG-03.
std::int64_t land(Resolution& r, Hit hit);
/// The bonus dice of the weapon's damage against any target. Source: VG-DMG-02.
[[nodiscard]] Pool damage_pool(const Ruleset& system, const Actor& actor, const Weapon& weapon);
/// Rolls the weapon's damage, and what that roll does to the attack's target. Source: VG-DMG-01, VG-DMG-02.
[[nodiscard]] std::int64_t roll_damage(Resolution& r, const Attack& attack);
/// The most that it could roll, bursts apart: what is at stake as the target is asked for its defense. Damage that passes
/// Durability by counts as if it went through it first, so that it compares with the sum of both.
[[nodiscard]] std::int64_t most_damage(const Resolution& r, const Attack& attack);
[[nodiscard]] Hit hit_of(const World& world, const Attack& attack, std::int64_t rolled);
/// Rolls the weapon's damage and lands it. Source: VG-DMG-01, VG-DMG-02.
std::int64_t deal_damage(Resolution& r, const Attack& attack);
/// Whether superior Durability makes it immune to that quality. Source: VG-ARM-08.
[[nodiscard]] bool withstands(const Actor& target, std::int64_t quality);

}  // namespace ft::rules::vigor
