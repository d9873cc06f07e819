// Everything in line of sight of a point at once (sight 4): exact, without roots and angles.
#pragma once

#include "rules/kernel/vision/span.hpp"

namespace ft::rules {

/// The spans around a point, clockwise on screen from the right on; none for a creature on a full segment. A point is in
/// line if the span of its direction says so; where two share it, either of them.
struct Sweep {
  MapPoint from;
  std::vector<Span> spans;
};

/// All around a point by the line rule (see `in_line`). Pure. Costs n log n of the segments not hidden behind nearer ones: it
/// looks at those within 8 squares, then in the directions still open at those within 32 and so on. Source: sight S2.
[[nodiscard]] Sweep sweep(const Barriers& barriers, Origin origin, MapPoint from);
/// The same for points at most `reach` lattice units away along both axes; of others it may say too much.
[[nodiscard]] Sweep sweep_within(const Barriers& barriers, Origin origin, MapPoint from, std::int32_t reach);

}  // namespace ft::rules
