// Points and lines of a map.
#include "rules/kernel/lattice/points.hpp"

#include <algorithm>

namespace ft::rules {

bool on_segment(MapPoint a, MapPoint b, MapPoint point) {
  const auto between = [](std::int32_t from, std::int32_t to, std::int32_t at) {
    return std::min(from, to) <= at && at <= std::max(from, to);
  };
  return between(a.x, b.x, point.x) && between(a.y, b.y, point.y) && orientation(a, b, point) == 0;
}

bool meets_box(Line line, MapPoint low, MapPoint high) {
  const auto [from, to] = line;
  if (std::max(from.x, to.x) < low.x || std::min(from.x, to.x) > high.x) return false;
  if (std::max(from.y, to.y) < low.y || std::min(from.y, to.y) > high.y) return false;
  const std::int64_t sides[]{orientation(from, to, low), orientation(from, to, {high.x, low.y}),
                             orientation(from, to, high), orientation(from, to, {low.x, high.y})};
  const auto [least, most] = std::ranges::minmax(sides);
  return least <= 0 && most >= 0;
}

}  // namespace ft::rules
