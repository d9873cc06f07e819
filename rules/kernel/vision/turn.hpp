// One turn around a point among segments that are given: the middle of a sweep.
#pragma once

#include "rules/kernel/vision/span.hpp"

namespace ft::rules {

/// Directions clockwise on screen between two keys (see direction.hpp), neither included.
struct DirectionRange {
  std::uint64_t from = 0, to = 0;
};

/// A segment that blocks or limits lines from a point.
struct Edge {
  SpanEnd end;
  DirectionRange directions;  // `to` is not above `from` where it lies across the direction to the right
  bool limits = false;
};

/// The spans around a point by these edges alone.
[[nodiscard]] std::vector<Span> spans_around(MapPoint from, std::span<const Edge> edges);

}  // namespace ft::rules
