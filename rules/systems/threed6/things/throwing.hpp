// Throwing things that are no thrown weapons. Source: TD-THROW-01 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void throw_object(Resolution& r);

}  // namespace ft::rules::threed6
