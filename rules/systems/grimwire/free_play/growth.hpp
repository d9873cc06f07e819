// Levels: what experience brings.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// More experience, and the levels it reaches with their rewards. Asks the player with switch split_rewards. Emits.
/// Source: GW-LEVEL-01, GW-LEVEL-02.
void gain_experience(Resolution& r, CreatureId who, std::int64_t amount);

}  // namespace ft::rules::grimwire
