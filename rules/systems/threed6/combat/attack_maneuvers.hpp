// The maneuvers with an attack. Source: TD-ATK-01, TD-AOA, TD-MNA.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void attack(Resolution& r);
void all_out_attack(Resolution& r);
void move_and_attack(Resolution& r);

}  // namespace ft::rules::threed6
