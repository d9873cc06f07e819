// Going over a border. Source: HM-GRID-04 to 06.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The step itself: guards (HM-GUARD-05), the crossing roll (HM-GRID-06), the limit's count, cluster and holds left,
/// hiding lost, moments. Returns whether it arrived. Its command has paid before.
bool cross(Resolution& r, CreatureId who, Cell to, Key manner);

/// The same of one that walks, which meets what is there (`StepEffects`). Returns whether it arrived, is still there and
/// may act.
bool walk_over(Resolution& r, CreatureId who, Cell to, Key manner);

/// Others carry it over that border to where they stand: it counts at limits, and rolls for nothing. Source: HM-GRAB-07.
void carry_over(Resolution& r, CreatureId who, Place there);

}  // namespace ft::rules::heimr
