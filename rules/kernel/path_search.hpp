// Finding a path at a bounded cost, however large the map and however many way-points.
#pragma once

#include "rules/kernel/movement/movement.hpp"

namespace ft::rules {

/// Limits of one search, for all way-points together.
struct PathLimits {
  std::size_t way_points = 20;
  std::size_t cells = 500;       // of the path
  std::size_t visited = 20'000;  // cells the search visits; between zones, crossings it tests
};

struct FoundPath {
  Path path;                // empty: no path, or a limit was reached
  bool too_far = false;     // a limit was reached; a path may exist
  std::size_t visited = 0;  // at most PathLimits::visited
};

/// Finds what `find_path` finds, within limits, and reports the cost.
[[nodiscard]] FoundPath search_path(const View& view, const Creature& mover, const Path& way_points,
                                    const Crossing& crossing = {}, const PathLimits& limits = {});

}  // namespace ft::rules
