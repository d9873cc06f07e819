// Fright Checks. Source: TD-FRIGHT-01 to 05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void fright_check(Resolution& r);

}  // namespace ft::rules::threed6
