// Feints and evaluations: advantages for the next attack. Source: TD-FEINT, TD-EVAL.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

void feint(Resolution& r);
void evaluate(Resolution& r);

/// The turn whose attacks a feint helps. Source: TD-FEINT-03, TD-FEINT-04.
enum class FeintUse : std::uint8_t { this_turn, next_turn };
/// Whether the feinter still can, after others have interrupted. Source: TD-WAIT-02.
[[nodiscard]] bool can_feint(Resolution& r, const Attack& as_if);
/// The contest and what it leaves.
void play_feint(Resolution& r, const Attack& as_if, FeintUse use);

}  // namespace ft::rules::threed6
