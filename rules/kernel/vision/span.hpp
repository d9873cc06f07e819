// What lines around a point meet, direction by direction.
#pragma once

#include <optional>

#include "rules/kernel/vision/barriers.hpp"

namespace ft::rules {

/// A segment that ends lines: what is strictly beyond it is out of their sight.
struct SpanEnd {
  Line line;  // clockwise as one looks from where the lines start
  SegmentNumber segment = 0;
  bool operator==(const SpanEnd&) const = default;
};

/// Directions clockwise on screen from one to another, both included, at most a quarter turn, in which all lines meet the same.
struct Span {
  MapOffset from, to;
  std::optional<SegmentNumber> passed = {};  // a limited segment on the way
  std::optional<SpanEnd> end = {};           // a full one, or a second limited one; none: they go on for ever
};

/// How far a line in a direction gets that ends there, both parts rounded down. from: where it starts; direction: one that the
/// segment covers.
constexpr MapOffset length_of_line(MapPoint from, const SpanEnd& end, MapOffset direction) {
  // It ends at its direction times far / across: the parts fit 2^20, far 2^41.
  const std::int64_t far = orientation(from, end.line.from, end.line.to),
                     across = cross(direction, end.line.to - end.line.from);
  return {floor_divide(direction.x * far, across), floor_divide(direction.y * far, across)};
}

}  // namespace ft::rules
