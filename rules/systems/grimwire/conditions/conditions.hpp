// Gaining and losing conditions, Condition and Focus, and what follows from it. Source: 3.4, 3.5, 3.12.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Gives a condition, or refreshes the one that is there: of the same source the new one counts, of another the longer
/// (agony and reserves add up). Without an ending it lasts as its own rule says. What follows from it follows: holds
/// and mental conditions end, flames hurt. May be answered before it lands. Source: GW-STAT-01, GW-UNC-02, GW-WIN-10.
void gain(Resolution& r, CreatureId on, Condition condition);
/// Ends every condition of that key. Nothing happens when there is none.
void lose(Resolution& r, CreatureId on, Key condition);
void lose(Resolution& r, CreatureId on, ConditionId condition);
/// Laid on as a hex: only what removes hexes ends it. Source: GW-HEX.
[[nodiscard]] bool is_hex(const Condition& condition);
/// Ends a condition unless it is a hex.
void lose_unless_hexed(Resolution& r, CreatureId on, Key condition);
/// Ends every hex. Source: GW-DATA-05 (remove_hex).
void lift_hexes(Resolution& r, CreatureId on);
/// The flames hurt so much that it counts as burnout, renewed while they burn. Source: GW-BURN-ST.
void burn_with_agony(Resolution& r, CreatureId on);
/// A plain condition with an ending.
[[nodiscard]] Condition condition(Key key, Ref source, Duration ends = {});

/// Condition 0 or below: dying, out cold, one level of burnout, knocked down, holds end. Source: GW-COND-02.
void start_dying(Resolution& r, CreatureId who);
/// Condition 1, Focus 0, out cold. Source: GW-COND-07.
void revive(Resolution& r, CreatureId who);
void die(Resolution& r, CreatureId who);

/// One more level of lasting burnout, with its cap and what level 4 does. Source: GW-BURN-01, 06.
void add_burnout(Resolution& r, CreatureId who);

/// An event that wakes a sleeper: touch, damage, a push. Source: GW-UNC-03.
void rouse(Resolution& r, CreatureId who);

/// Ends the hold of `holder` on `held`, and what hangs on it (choking). Source: GW-GRAP-10.
void let_go(Resolution& r, CreatureId holder, CreatureId held);
/// Ends every hold that the creature has on others.
void let_go_of_all(Resolution& r, CreatureId holder);

}  // namespace ft::rules::grimwire
