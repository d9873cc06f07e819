// Rounds: what comes next. Source: GW-TURN-01 to 06.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// What the table has to play next in the encounter: a round, a turn, an impact; none while somebody is acting.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);

/// Whether one who passed may act between two turns; when nobody else is to come, those who wait go in their old order.
/// Source: GW-TURN-04.
[[nodiscard]] bool may_step_in(const World& world, const Encounter& encounter, CreatureId who);

}  // namespace ft::rules::grimwire
