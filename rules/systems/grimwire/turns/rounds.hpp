// Rounds: what comes next. Source: GW-TURN-01 to 06.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// What the table plays next in the encounter: a round, a turn, an impact; none during a creature's action.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);

/// Whether a creature that passed may act between two turns; once no other turn is to come, the waiting go in their old
/// order. Source: GW-TURN-04.
[[nodiscard]] bool may_step_in(const World& world, const Encounter& encounter, CreatureId who);

}  // namespace ft::rules::grimwire
