// Openings: who may take one, being asked, the attack. Source: VG-OPEN-01 to 06, VG-REACT-05.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// Sent without a question: why there is no opening to take.
void take_opening(Resolution& r);
/// The GM says that a creature is open to attack. Source: VG-OPEN-01.
void create_opening_by_gm(Resolution& r);

/// Asks all who may take it, one after the other (W10), and plays each attack. Whether the creator goes on with the act behind it.
/// Source: VG-OPEN-02 to 05, VG-PRONE-01.
bool create_opening(Resolution& r, CreatureId creator);
/// The same where a step out of their reach is an opening, for those whose reach it leaves. Source: VG-OPEN-01, G-11.
bool step_out_of_reach(Resolution& r, CreatureId mover, Cell to);
/// Whether a creature with the footprint of `who` at that square is within melee reach of `by`. Source: VG-POS-06, VG-OPEN-02.
[[nodiscard]] bool in_reach_of(const Resolution& r, CreatureId by, CreatureId who, Cell at);

}  // namespace ft::rules::vigor
