// Middles of creatures, cells and regions.
#include "rules/kernel/maps/regions.hpp"

#include <algorithm>

#include "rules/kernel/lattice/polygon.hpp"
#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/state/offsets.hpp"

namespace ft::rules {

namespace {

/// The cell about a point; on hexes one that is beside it at most.
Cell cell_about(const Scene& scene, MapPoint point) {
  const auto square = [](std::int32_t at) { return static_cast<std::int32_t>(floor_divide(at, square_units)); };
  Cell at{square(point.x), square(point.y)};
  if (scene.grid == Scene::Grid::hex_rows) {
    at.row = square(point.y - 120);  // a row's tips reach 120 units into its neighbors
    at.column = square(point.x - (at.row % 2 == 0 ? 0 : 360));
  } else if (scene.grid == Scene::Grid::hex_columns) {
    at.column = square(point.x - 120);
    at.row = square(point.y - (at.column % 2 == 0 ? 0 : 360));
  }
  return cell_at_offset(scene, at);
}

}  // namespace

std::vector<FixtureId> regions_at(const Scene& scene, const Place& place, std::int32_t size) {
  std::vector<FixtureId> there;
  if (place.kind == Place::Kind::nowhere) return there;
  const MapPoint middle = eye_point(scene, place, size);
  for (const Region& region : scene.regions.all())
    if (!region.off && contains(region.corners, middle)) there.push_back(region.id);
  return there;
}

Place middle_of(const Scene& scene, const Region& region) {
  std::int64_t x = 0, y = 0;
  for (const MapPoint corner : region.corners) {
    x += corner.x;
    y += corner.y;
  }
  const std::int64_t corners = std::ssize(region.corners);
  const MapPoint middle{static_cast<std::int32_t>(floor_divide(x, corners)),
                        static_cast<std::int32_t>(floor_divide(y, corners))};
  if (scene.grid == Scene::Grid::zones) return Place::in_zone(cell_about(scene, middle));
  return Place::at(cell_about(scene, middle));
}

std::int32_t own_darkness(const Scene& scene, Cell cell) {
  std::int32_t darkest = -1;
  for (const Region& region : scene.regions.all())
    if (region.kind == Region::Kind::darkness && !region.off && contains(region.corners, center_of(scene.grid, cell)))
      darkest = std::max(darkest, region.darkness);
  return darkest < 0 ? scene.darkness : darkest;
}

}  // namespace ft::rules
