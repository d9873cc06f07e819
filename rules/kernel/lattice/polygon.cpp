// Edges that a line to the right crosses.
#include "rules/kernel/lattice/polygon.hpp"

#include <algorithm>

#include "rules/kernel/lattice/raster_builder.hpp"

namespace ft::rules {

namespace {

/// Calls `visit` with each edge that has points above and not above a height, the upper end first: y goes down.
template <class Visit>
void each_crossing(std::span<const MapPoint> corners, std::int32_t y, Visit visit) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const MapPoint a = corners[i], b = corners[(i + 1) % corners.size()];
    if ((a.y > y) != (b.y > y)) a.y < b.y ? visit(a, b) : visit(b, a);
  }
}

/// The first column of samples of a row that is not to the left of an edge.
std::int64_t first_column_from(MapPoint upper, MapPoint lower, std::int32_t row) {
  const std::int64_t height = std::int64_t{lower.y} - upper.y, y = point_of({0, row}).y;
  const std::int64_t across = (y - upper.y) * (std::int64_t{lower.x} - upper.x) +
                              (std::int64_t{upper.x} - point_of({}).x) * height;  // from column 0 on, times `height`
  return ceiling_divide(across, height * sample_units);
}

}  // namespace

bool contains(std::span<const MapPoint> corners, MapPoint point) {
  bool inside = false;
  each_crossing(corners, point.y, [&](MapPoint upper, MapPoint lower) {
    if (orientation(upper, lower, point) > 0) inside = !inside;  // the edge is to its right
  });
  return inside;
}

Raster samples_inside(std::span<const MapPoint> corners, SampleBox box) {
  RasterBuilder builder(box);
  std::vector<std::int64_t> columns;
  for (std::int32_t row = box.first.row; row <= box.last.row; ++row) {
    columns.clear();
    each_crossing(corners, point_of({0, row}).y,
                  [&](MapPoint upper, MapPoint lower) { columns.push_back(first_column_from(upper, lower, row)); });
    std::ranges::sort(columns);
    for (std::size_t i = 0; i + 1 < columns.size(); i += 2) {
      const std::int64_t first = std::max<std::int64_t>(columns[i], box.first.column);
      const std::int64_t last = std::min<std::int64_t>(columns[i + 1] - 1, box.last.column);
      if (first <= last) builder.set_run(row, static_cast<std::int32_t>(first), static_cast<std::int32_t>(last));
    }
  }
  return builder.build();
}

}  // namespace ft::rules
