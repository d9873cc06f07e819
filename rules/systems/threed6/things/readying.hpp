// The Ready maneuver and its jobs. Source: TD-READY-01, TD-READY-02.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void ready(Resolution& r);

}  // namespace ft::rules::threed6
