// Binding by brawl, and letting go. Source: HM-GRAB-01 to 03.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void release(Resolution& r);

/// `grabber` holds `held` from now on and makes no defensive rolls. Source: HM-GRAB-01, HM-GRAB-02.
void grab(Resolution& r, CreatureId grabber, CreatureId held, Key part);

}  // namespace ft::rules::heimr
