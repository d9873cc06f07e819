// Influence: a skill against the will of another. Source: TD-INFL-01 to 03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void influence(Resolution& r);

}  // namespace ft::rules::threed6
