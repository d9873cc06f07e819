// What a reaction that is sent unasked is judged by: the event just resolved. Source: vigor.md section 4, VG-REACT-02.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// Marks a creature by the command that is played: it has reacted, has created an opening ... (`reacted`, `opened`,
/// `undeflectable`, `unblockable`).
void mark(Resolution& r, CreatureId who, Key what);
/// Ends a mark of the creature.
void unmark(Resolution& r, CreatureId who, Key what);
/// Ends the marks of earlier commands, once another is played. What the table plays leaves them.
void forget_triggers(Resolution& r);
/// What r.actor() needs for any reaction: E_OWN_TURN, E_TRIGGER_USED (it has reacted to the event just resolved), E_DEAD, E_INCAP,
/// E_WINDED. Source: section 4, order of checks, VG-REACT-02.
void require_unasked_reaction(Resolution& r);

}  // namespace ft::rules::vigor
