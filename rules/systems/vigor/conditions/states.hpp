// Giving a creature conditions, and ending them.
#pragma once

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// Gives the condition, unless the creature has one of that key.
void gain(Resolution& r, CreatureId on, Key condition, Duration ends = {}, Numbers data = {});
/// Ends every condition of that key.
void lose(Resolution& r, CreatureId on, Key condition);
/// Knocks it down; one that is down stays down. On its own turn the act in progress is the caller's to drop (`knocked_down_now`), and a
/// table may have it lose the turn. Source: VG-PRONE-01, VG-PRONE-05, G-36.
void knock_down(Resolution& r, CreatureId who);
/// Whether it was knocked down in the course of this command: then the act in progress is negated. Source: VG-PRONE-01, VG-PRONE-05.
[[nodiscard]] bool knocked_down_now(const Resolution& r, CreatureId who);
/// The act in progress that the data of a `committed` stand for, for sentences: the ability, else the action.
[[nodiscard]] Key name_of_act(const Numbers& data);
/// Ends the act in progress, if any, with this line in the log. why: the refusal that ended it, if one did. Source: VG-TURN-05.
void end_act(Resolution& r, CreatureId who, Key line, const Verdict& why = {});
/// An act of several actions breaks, and the actions left are gone. Source: VG-REC-04, VG-TURN-05.
void lose_act_in_progress(Resolution& r, CreatureId who);
/// It can no longer act: that, and all else that it prepared. Source: VG-ACT-05, VG-SHOCK-04.
void drop_what_is_prepared(Resolution& r, CreatureId who);

}  // namespace ft::rules::vigor
