// Chases: an encounter of its own, in which a runner and those who run after roll against each other.
// Source: HM-CHASE-01 to 04.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void start_chase(Resolution& r);
void stop_chase(Resolution& r);
void run_on(Resolution& r);
/// The table ends a chase without runners.
void chase_ends(Resolution& r);

/// Takes both out of the fight they are in, if any, and lets the chase begin; of a runner who is chased already one more
/// runs after. distance: 0 or more, the new chaser's. Emits.
/// Source: HM-MOVE-03, HM-CHASE-01.
void begin_chase(Resolution& r, CreatureId runner, CreatureId chaser, Key ability, std::int64_t distance);
/// how: the log line with the reason.
void end_chase(Resolution& r, EncounterId chase, Key how);
/// Removes a creature from the chase; ends the chase if it was the runner.
void leave_chase(Resolution& r, CreatureId who);
/// A chase is over in which the runner, or every chaser, can no longer run.
[[nodiscard]] std::optional<Due> chase_due(const World& world, const Encounter& encounter);

}  // namespace ft::rules::heimr
