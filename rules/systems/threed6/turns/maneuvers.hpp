// Choosing a maneuver, and the end of the turn that it takes. Source: TD-TURN-07, TD-TURN-08, TD-MAN-01, TD-FAT-03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

/// The requirements of every maneuver but Do Nothing: E_NOT_IN_COMBAT, E_NOT_YOUR_TURN, E_DEAD, E_UNCONSCIOUS, E_COLLAPSED,
/// E_STUNNED, E_SURPRISED, E_ALREADY_ACTED.
void require_maneuver(Resolution& r);
/// The turn is the actor's and not over. E_NOT_IN_COMBAT, E_NOT_YOUR_TURN, E_DEAD, E_UNCONSCIOUS.
void require_own_turn(Resolution& r);
/// Alive, conscious, not collapsed. E_DEAD, E_UNCONSCIOUS, E_COLLAPSED.
void require_able(Resolution& r, CreatureId who);
/// Able, and not stunned: E_STUNNED.
void require_steady(Resolution& r, CreatureId who);
/// Whether the actor plays the reaction of its Wait, in the turn of another. Source: TD-WAIT-02.
[[nodiscard]] inline bool reacts(const Resolution& r) { return r.nesting > 0; }
/// The maneuver is chosen; at 0 FP or less a failed Will roll makes it a collapse, and false. Source: TD-FAT-03, TD-FAT-04.
[[nodiscard]] bool choose(Resolution& r, Key maneuver);
/// At 0 FP or less a Will roll, or it collapses; whether it can go on. Source: TD-FAT-03, TD-FAT-04.
[[nodiscard]] bool withstands_exhaustion(Resolution& r, CreatureId who);
/// Ends the turn unless the form keeps it open. Source: TD-TURN-08.
void conclude(Resolution& r);
/// Whether a yes/no field of the form says yes.
[[nodiscard]] bool says_yes(Resolution& r, Key field);

void do_nothing(Resolution& r);
void end_turn(Resolution& r);
void change_posture(Resolution& r);

}  // namespace ft::rules::threed6
