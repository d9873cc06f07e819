// How holds restrict actions and movement. Source: GW-GRAP-01 to 12.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// How a held one struggles.
struct Struggle {
  Key rule;
  std::vector<Key> attributes = {TOG, COR};  // that may be rolled, on both sides
};
/// The contest of a held one against everyone who holds it and blocks. Asks and rolls. Source: GW-GRAP-03, GW-GRAP-12.
[[nodiscard]] bool wins_struggle(Resolution& r, CreatureId held, const Struggle& how);

/// The gate of GW-GRAP-03, played after the last require and after the action is paid: whether a grappled actor is kept
/// from acting. False at once for the free. Asks and rolls.
[[nodiscard]] bool stopped_by_hold(Resolution& r, CreatureId who);

/// A held mover's TOG against its holders', and a holder's roll to drag those it holds, once a turn; whether it may
/// move. True at once for those in no hold. Source: GW-GRAP-04.
[[nodiscard]] bool may_move_in_hold(Resolution& r, CreatureId mover);
/// After a step: everyone the mover holds is set down in the cell behind it; holders left beyond 3 m lose their hold.
void after_step_in_hold(Resolution& r, CreatureId mover, Place behind);

/// Ends every hold, either way, on a creature now more than 3 m away. Source: GW-GRAP-10.
void part_holds(Resolution& r, CreatureId moved);

}  // namespace ft::rules::grimwire
