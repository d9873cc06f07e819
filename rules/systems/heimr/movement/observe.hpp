// Looking for what hides, is concealed or wants to fight. Source: HM-OTH-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void observe(Resolution& r);

}  // namespace ft::rules::heimr
