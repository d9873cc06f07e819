// Walls become segments that never cross (sight 2).
#pragma once

#include <span>
#include <vector>

#include "rules/kernel/vision/segment.hpp"

namespace ft::rules {

/// The segments of walls: each wall becomes the chain of the hot points that it passes within half a unit. Hot are the ends
/// of all walls, and the lattice points nearest to where two of them cross. So segments meet at ends alone, each lies within
/// one unit of its wall, and where walls lie on each other each has an equal segment. A wall without length has none.
/// walls: on the lattice (`farthest_point`). Returns them by wall, each from its first end to its last.
/// Pure; does not depend on the order of the walls but for their numbers. Source: sight S4.
[[nodiscard]] std::vector<Segment> snap_rounded(std::span<const Line> walls);

}  // namespace ft::rules
