// All-Out Defense. Source: TD-AOD-01 to 03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void all_out_defense(Resolution& r);

}  // namespace ft::rules::threed6
