// Beginning, joining and ending combat; its rounds. Source: HM-INIT-01, HM-INIT-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
void begin_round(Resolution& r);

/// Removes a creature from the encounter: clusters, holds, guards, readied and upcoming actions, the published defence.
/// A creature caught at the end of a chase stays held.
enum class Holds : std::uint8_t { end, stay };
void on_leave_encounter(Resolution& r, CreatureId who, Holds holds = Holds::end);

}  // namespace ft::rules::heimr
