// The parts of walls.
#pragma once

#include "rules/kernel/lattice/points.hpp"

namespace ft::rules {

/// A straight part of a wall after snap rounding, from end to end as its wall is drawn.
struct Segment {
  Line line;
  std::uint32_t wall = 0;  // its place in the list of walls
  constexpr auto operator<=>(const Segment&) const = default;
};

}  // namespace ft::rules
