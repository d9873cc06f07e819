// Taking a breather: ongoing, or upcoming. Source: HM-OTH-01.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void breather(Resolution& r);

}  // namespace ft::rules::heimr
