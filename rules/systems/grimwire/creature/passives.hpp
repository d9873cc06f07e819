// What passive techniques add. Source: GW-DATA-05 (passive), GW-FOCUS-03.
#pragma once

#include "rules/systems/grimwire/combat/strike.hpp"

namespace ft::rules::grimwire {

/// The sum of `modify` over the creature's active passive techniques whose `when` fits the attack; 0 while techniques do
/// not work. modify: roll, damage, thrown_range, magic_range, tog_req.
[[nodiscard]] std::int64_t passive_bonus(const Resolution& r, CreatureId who, Key modify, const Attack& attack);
/// The same outside attacks: speed, armor, light_attacks, shield_roll, shield_range; only passives that hold always.
[[nodiscard]] std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify);

}  // namespace ft::rules::grimwire
