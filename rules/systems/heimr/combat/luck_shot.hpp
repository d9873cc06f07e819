// Attacks on a place where a creature may hide. Source: HM-HIDE-04.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void luck_shot(Resolution& r);

}  // namespace ft::rules::heimr
