// Unstable things: the die that each use of one throws first.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Whether the item works this time; stable ones do without a die. Applies the results 1, 2 and 3: a lasting item
/// breaks, and may burst, or only fails; a consumable harms by the GM's decision or fails, and its caller uses it up
/// anyway. Asks the GM. Source: GW-CRAFT-08.
[[nodiscard]] bool works_this_time(Resolution& r, CreatureId owner, ItemId item);

/// The die of a badly made item of this kind if its recipe names none. Source: GW-CRAFT-08.
[[nodiscard]] std::int64_t usual_instability(const Ruleset& system, Key kind);

}  // namespace ft::rules::grimwire
