// Readying an action. Source: HM-READY-01.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void ready(Resolution& r);

}  // namespace ft::rules::heimr
