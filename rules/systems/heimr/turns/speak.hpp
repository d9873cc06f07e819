// Speaking and whispering. Source: HM-OTH-03, HM-OTH-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void speak(Resolution& r);

}  // namespace ft::rules::heimr
