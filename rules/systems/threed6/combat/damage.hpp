// Damage and what gets through. Source: TD-DMG-01 to 06.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

/// Basic damage of one hit and its type: cr, cut, imp.
struct Damage {
  std::int64_t basic = 0;
  Key type;
};
/// highest: every die counts 6 without a roll. Source: TD-HIT-04.
enum class DamageDice : std::uint8_t { rolled, highest };
[[nodiscard]] Damage roll_damage(Resolution& r, const Attack& attack, DamageDice dice);
/// Armor, type of damage, injury. Source: TD-DMG-01, TD-DMG-06.
void hurt(Resolution& r, CreatureId target, const Damage& damage);
/// The injury that a basic damage would do, and the most that the attack can.
[[nodiscard]] Sum injury_sum(const Actor& target, const Damage& damage);
/// The same through that much Damage Resistance.
[[nodiscard]] Sum injury_sum(std::int64_t resistance, const Damage& damage);
[[nodiscard]] std::int64_t most_injury(const Resolution& r, const Attack& attack);

}  // namespace ft::rules::threed6
