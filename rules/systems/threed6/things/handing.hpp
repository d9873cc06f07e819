// Dropping and giving. Source: TD-ENC-05, TD-ENC-06, TD-READY-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void drop(Resolution& r);
void give(Resolution& r);

}  // namespace ft::rules::threed6
