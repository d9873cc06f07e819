// Getting one's breath back. Source: HM-FAT-09, HM-REST-03.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Fatigue falls by 2, not below its base. Source: HM-FAT-09.
void catch_breath(Resolution& r, CreatureId who);

}  // namespace ft::rules::heimr
