// The Concentrate maneuver, and what disturbs it. Source: TD-CONC-01 to 03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void concentrate(Resolution& r);
/// The GM says that something distracts a creature. E_NO_SUCH_TARGET unless it concentrates. Source: TD-CONC-03.
void distract(Resolution& r);

}  // namespace ft::rules::threed6
