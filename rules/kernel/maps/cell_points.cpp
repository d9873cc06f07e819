// Centers of cells, and distances without roots.
#include "rules/kernel/maps/cell_points.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

/// The point of a grid of hexes in rows, with x and y changing places on hexes in columns.
MapPoint on_hexes(Scene::Grid grid, std::int32_t along, std::int32_t across) {
  return grid == Scene::Grid::hex_rows ? MapPoint{along, across} : MapPoint{across, along};
}

}  // namespace

MapPoint center_of(Scene::Grid grid, Cell cell) {
  const auto [column, row] = cell;
  if (grid == Scene::Grid::hex_rows) return {720 * column + 360 * row + 360, 720 * row + 480};
  if (grid == Scene::Grid::hex_columns) return {720 * column + 480, 720 * row + 360 * column + 360};
  return {720 * column + 360, 720 * row + 360};
}

MapPoint eye_point(Scene::Grid grid, Cell at, std::int32_t size) {
  const MapPoint first = center_of(grid, at);
  if (grid == Scene::Grid::zones) return first;
  if (grid == Scene::Grid::square || grid == Scene::Grid::gridless)
    return {first.x + 360 * (size - 1), first.y + 360 * (size - 1)};
  // An even size has its place first of the three about its middle, a corner of theirs (see hex_footprint).
  const MapPoint corner = size % 2 == 0 ? on_hexes(grid, 360, 240) : MapPoint{};
  return {first.x + corner.x, first.y + corner.y};
}

MapPoint eye_point(const Scene& scene, const Place& place, std::int32_t size) {
  const MapPoint middle = eye_point(scene.grid, place.cell, size);
  if (scene.grid != Scene::Grid::gridless) return middle;
  return {middle.x + place.shift.x, middle.y + place.shift.y};
}

std::int64_t lattice_length(Length length, Length cell) { return length.tenth_mm * square_units / cell.tenth_mm; }

bool within_radius(Scene::Grid grid, MapPoint a, MapPoint b, std::int64_t radius) {
  const auto [dx, dy] = b - a;
  // A row of hexes is 720 units down and the root of 3/4 of a column on the ground: all is compared fourfold.
  const std::int64_t x = grid == Scene::Grid::hex_columns ? 3 : 4, y = grid == Scene::Grid::hex_rows ? 3 : 4;
  const std::int64_t limit = std::min<std::int64_t>(radius, 4 * farthest_point);
  return x * dx * dx + y * dy * dy <= 4 * limit * limit;
}

}  // namespace ft::rules
