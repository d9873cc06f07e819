// The way of an attack maneuver, before its attack and after it. Source: TD-AOA-03, TD-MNA-01.
#pragma once

#include "rules/systems/threed6/movement/walking.hpp"

namespace ft::rules::threed6 {

/// How many cells of the form's way come before the attack, the cell that it is made from, and where the way ends.
struct Approach {
  std::size_t before = 0;
  Cell from;
  Cell end = {};
};
/// Half Move forward, of a Double also between its attacks. E_BAD_OPTION, E_BAD_ARG. Source: TD-AOA-03.
[[nodiscard]] Approach require_half_move(Resolution& r);
/// Move, with the attack along the way. E_BAD_POSTURE, E_BAD_ARG. Source: TD-MNA-01.
[[nodiscard]] Approach require_move_with_attack(Resolution& r);
/// Goes what comes before the attack, or after it.
void go_before(Resolution& r, const Approach& approach);
void go_after(Resolution& r, const Approach& approach);

}  // namespace ft::rules::threed6
