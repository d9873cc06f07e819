// The end of a turn.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// Ends the actor's turn: durations fall, and the next may act. Source: GW-TURN-06, GW-STAT-01.
void finish_turn(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
