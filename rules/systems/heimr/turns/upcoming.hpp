// Upcoming actions: begun as a free action that ends the turn, completed by the next turn's standard.
// Source: HM-ACT-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Fatigue falls by 2, not below its base. Source: HM-FAT-09.
void catch_breath(Resolution& r, CreatureId who);
/// Keeps the command for the next turn and ends this one.
void begin_upcoming(Resolution& r);
/// What was begun is done now, for the standard action of this turn.
void complete_upcoming(Resolution& r, CreatureId who, const Command& command);
/// Continues or cancels an upcoming action; refused without one.
void continue_upcoming(Resolution& r);

}  // namespace ft::rules::heimr
