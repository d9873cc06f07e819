// Losing Condition and getting it back. Source: GW-COND-01, 02, 05, 08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Temporary Condition first, then Condition; dying when it reaches 0. amount >= 0. Source: GW-COND-01, 02, 05.
void lose_condition(Resolution& r, CreatureId who, std::int64_t amount);
/// Up to the cap; the dying rise to 0 at most. Source: GW-COND-01, 08.
void heal(Resolution& r, CreatureId who, std::int64_t amount);

}  // namespace ft::rules::grimwire
