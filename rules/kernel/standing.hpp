// Where in their cells creatures stand on maps without a grid: the kernel's action adjust_position. Source: sight 1.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Moves the actor inside its cell, at no price: rules count in cells. The form: x, y, as `Place::shift` is. Refuses: E_HAS_GRID
/// (the map has a grid, or the actor no place), E_DOOR_UNABLE and E_DOOR_TURN (as for doors), E_BLOCKED_CELL (it would come onto
/// or through a wall that its player sees; one that they do not see stops it in silence).
void adjust_position(Resolution& r);

}  // namespace ft::rules
