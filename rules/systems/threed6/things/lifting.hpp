// Lifting, shoving, shifting and carrying heavy things. Source: TD-LIFT-01 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules::threed6 {

/// The item of the form is picked up from a cell, over as many Readies as its weight needs. Source: TD-LIFT-01, 02, 07.
void take_up(Resolution& r, Cell from);

void lift(Resolution& r);
void shove(Resolution& r);
void shift(Resolution& r);
void carry_on_back(Resolution& r);

}  // namespace ft::rules::threed6
