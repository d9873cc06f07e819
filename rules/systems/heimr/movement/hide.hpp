// Hiding from opponents. Source: HM-HIDE-01, HM-HIDE-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void hide(Resolution& r);

}  // namespace ft::rules::heimr
