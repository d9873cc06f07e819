// Points and lines of a map as exact integers, 720 units to a square (sight 1).
#pragma once

#include <compare>
#include <cstdint>

namespace ft::rules {

/// Lattice units to a square: a cell of a square grid; on hexes one column across and one row down; a zone; on gridless
/// maps one `Scene::cell` each way.
inline constexpr std::int32_t square_units = 720;
/// No point of a map has an x or y beyond this, to either side; so an `orientation` fits 2^41, and a crossing 2^62.
inline constexpr std::int32_t farthest_point = 1 << 19;

/// A point of a map in 1/720 square from its top left corner: x to the right, y down.
struct MapPoint {
  std::int32_t x = 0;
  std::int32_t y = 0;
  constexpr auto operator<=>(const MapPoint&) const = default;
};

/// A straight line from one point to another.
struct Line {
  MapPoint from, to;
  constexpr auto operator<=>(const Line&) const = default;
};

/// From one point to another, in lattice units; each part at most 2^20.
struct MapOffset {
  std::int64_t x = 0;
  std::int64_t y = 0;
  constexpr bool operator==(const MapOffset&) const = default;
};
constexpr MapOffset operator-(MapPoint to, MapPoint from) {
  return {std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y};
}
constexpr MapOffset operator-(MapOffset to, MapOffset from) { return {to.x - from.x, to.y - from.y}; }

/// Above 0: v points clockwise of u on screen, by less than half a turn. 0: along the same line.
constexpr std::int64_t cross(MapOffset u, MapOffset v) { return u.x * v.y - u.y * v.x; }
/// On which side of the line from a to b a point lies: above 0 to its right on screen, below 0 to its left, 0 on it.
constexpr std::int64_t orientation(MapPoint a, MapPoint b, MapPoint point) { return cross(b - a, point - a); }
/// Whether a point lies on the straight line between two others, its ends included.
[[nodiscard]] bool on_segment(MapPoint a, MapPoint b, MapPoint point);
/// Whether a line has a point in the rectangle between two corners, its edges included. low: the lesser x and y.
[[nodiscard]] bool meets_box(Line line, MapPoint low, MapPoint high);

/// Integer division by a divisor above 0, rounded down.
constexpr std::int64_t floor_divide(std::int64_t value, std::int64_t divisor) {
  return value / divisor - (value % divisor < 0 ? 1 : 0);
}
/// Integer division by a divisor above 0, rounded up.
constexpr std::int64_t ceiling_divide(std::int64_t value, std::int64_t divisor) {
  return -floor_divide(-value, divisor);
}

}  // namespace ft::rules
