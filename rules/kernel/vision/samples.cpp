// Which samples lie in a cell, a footprint or a disc.
#include "rules/kernel/vision/samples.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules {

namespace {

/// Whether the cell about a center holds a point at an offset from it; no sample is on an edge of a cell.
bool inside_cell(Scene::Grid grid, MapOffset offset) {
  const std::int64_t x = std::abs(offset.x), y = std::abs(offset.y);
  if (grid == Scene::Grid::hex_rows) return x < 360 && 3 * y + 2 * x < 1440;
  if (grid == Scene::Grid::hex_columns) return y < 360 && 3 * x + 2 * y < 1440;
  return x < 360 && y < 360;
}

/// The samples at most `reach` lattice units from `center` along both axes that pass `test`, which is given their offsets.
template <class Test>
std::vector<Sample> samples_within(MapPoint center, std::int32_t reach, Test test) {
  const auto at_or_after = [](std::int32_t at) {
    return static_cast<std::int32_t>(ceiling_divide(at - 90, sample_units));
  };
  std::vector<Sample> samples;
  for (Sample at{0, at_or_after(center.y - reach)}; point_of(at).y <= center.y + reach; ++at.row)
    for (at.column = at_or_after(center.x - reach); point_of(at).x <= center.x + reach; ++at.column)
      if (test(point_of(at) - center)) samples.push_back(at);
  return samples;
}

}  // namespace

SampleBox samples_of_map(const Scene& scene) {
  const bool hexes = hexagonal(scene);  // they reach half a square farther to the right, or down
  return {{0, 0}, {4 * scene.columns + (hexes ? 1 : -1), 4 * scene.rows + (hexes ? 1 : -1)}};
}

std::array<Sample, 4> samples_about(MapPoint point) {
  const auto before = [](std::int32_t at) {
    return static_cast<std::int32_t>(floor_divide(at - sample_units / 2, sample_units));
  };
  const std::int32_t column = before(point.x), row = before(point.y);
  return {{{column, row}, {column + 1, row}, {column, row + 1}, {column + 1, row + 1}}};
}

std::vector<Sample> samples_of_cell(Scene::Grid grid, Cell cell) {
  return samples_within(center_of(grid, cell), 480, [grid](MapOffset offset) { return inside_cell(grid, offset); });
}

std::vector<Sample> samples_of_footprint(const Scene& scene, Cell at, std::int32_t size) {
  std::vector<Sample> samples;
  for (const Cell cell : footprint(scene, at, size))
    for (const Sample sample : samples_of_cell(scene.grid, cell)) samples.push_back(sample);
  std::ranges::sort(samples, {}, [](Sample sample) { return std::pair(sample.row, sample.column); });
  return samples;
}

std::vector<Sample> samples_of_disc(MapPoint center, std::int32_t size) {
  const std::int32_t radius = square_units / 2 * size * 7 / 8;
  return samples_within(center, radius, [radius](MapOffset offset) {
    return offset.x * offset.x + offset.y * offset.y <= std::int64_t{radius} * radius;
  });
}

std::vector<Sample> samples_of_place(const Scene& scene, const Place& place, std::int32_t size) {
  if (place.kind == Place::Kind::nowhere) return {};
  if (scene.grid == Scene::Grid::gridless) return samples_of_disc(eye_point(scene, place, size), size);
  return samples_of_footprint(scene, place.cell, size);
}

}  // namespace ft::rules
