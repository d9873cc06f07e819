// A day's march. Source: TD-HIKE-01 to 05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void hike_day(Resolution& r);

}  // namespace ft::rules::threed6
