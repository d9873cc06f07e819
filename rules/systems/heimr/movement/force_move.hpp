// Several creatures move one that cannot or will not walk. Source: HM-GRAB-07.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void force_move(Resolution& r);

}  // namespace ft::rules::heimr
