// Falling, jumping down, holding on. Source: HM-FALL-01 to 03, HM-CLIMB-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Falls from that height in place: checks, damage, prone. Source: HM-FALL-01 to 03.
void fall(Resolution& r, CreatureId who, std::int64_t difference);

/// Jumps down so many heights. Source: HM-MOVE-05, HM-FALL-01.
void jump(Resolution& r, CreatureId who, std::int64_t difference);

/// Rolls to hold on while climbing. Source: HM-CLIMB-05.
void hold_on(Resolution& r, CreatureId who);

/// The GM makes a creature fall. Source: HM-FALL-01.
void fall_from(Resolution& r);

}  // namespace ft::rules::heimr
