// What passive techniques add. Source: GW-DATA-05 (passive), GW-FOCUS-03.
#pragma once

#include <functional>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// The sum of `modify` over the creature's active passive techniques that hold always; 0 while techniques do not work.
/// modify: speed, armor, light_attacks, shield_roll, shield_range.
[[nodiscard]] std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify);
/// The bonus of the passive techniques whose `when` fits; no `when` always fits.
[[nodiscard]] std::int64_t passive_bonus(const Ruleset& system, const Actor& actor, Key modify,
                                         const std::function<bool(Key when)>& fits);

}  // namespace ft::rules::grimwire
