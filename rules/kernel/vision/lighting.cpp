// Discs and cones of light, cut off by walls.
#include "rules/kernel/vision/lighting.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/maps/cell_points.hpp"

namespace ft::rules {

namespace {

/// 65536 times the sine of each degree from 0 to 90, rounded.
constexpr std::array<std::int32_t, 91> sines{
    0,     1144,  2287,  3430,  4572,  5712,  6850,  7987,  9121,  10252, 11380, 12505, 13626, 14742, 15855, 16962,
    18064, 19161, 20252, 21336, 22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772, 32768, 33754,
    34729, 35693, 36647, 37590, 38521, 39441, 40348, 41243, 42126, 42995, 43852, 44695, 45525, 46341, 47143, 47930,
    48703, 49461, 50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175, 56756, 57319, 57865, 58393,
    58903, 59396, 59870, 60326, 60764, 61183, 61584, 61966, 62328, 62672, 62997, 63303, 63589, 63856, 64104, 64332,
    64540, 64729, 64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526, 65536};

std::int64_t sine(std::int32_t degrees) {
  const std::int32_t turned = (degrees % 360 + 360) % 360, half = turned % 180;
  const std::int64_t size = sines.at(static_cast<std::size_t>(half <= 90 ? half : 180 - half));
  return turned < 180 ? size : -size;
}

/// The direction so many degrees clockwise from the top of the map. Hexes are regular on the ground: there a row, or a column, of the
/// lattice is 0.866 times as far from the next.
MapOffset direction_at(Scene::Grid grid, std::int32_t degrees) {
  const std::int64_t x = sine(degrees), y = sine(degrees - 90), stretch = 75'674;  // 65536 / 0.866
  return {grid == Scene::Grid::hex_columns ? x * stretch / 65'536 : x,
          grid == Scene::Grid::hex_rows ? y * stretch / 65'536 : y};
}

/// Points of a row, by how far they lie to the right of something; none where `last` is before `first`.
struct Run {
  std::int64_t first, last;
  friend Run operator&(Run a, Run b) { return {std::max(a.first, b.first), std::min(a.last, b.last)}; }
};
constexpr std::int64_t beyond = 4 * farthest_point;  // farther than any two points of a map are apart
constexpr Run no_points{1, 0}, all_points{-beyond, beyond};

/// The points of a row, `y` below a light, within a radius of it. y and radius: in lattice units.
Run run_within(Scene::Grid grid, std::int64_t y, std::int64_t radius) {
  const auto has = [&](std::int64_t x) {
    return within_radius(grid, {}, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}, radius);
  };
  if (!has(0)) return no_points;
  std::int64_t within = 0, without = beyond;
  while (without - within > 1) {
    const std::int64_t half = (within + without) / 2;
    (has(half) ? within : without) = half;
  }
  return {-within, within};
}

/// The points of a row, `y` below a light, that are clockwise of a direction by less than half a turn, or along its line.
Run run_clockwise(MapOffset direction, std::int64_t y) {
  const std::int64_t limit = direction.x * y;  // cross(direction, {x, y}) = limit - direction.y * x, from 0 on
  if (direction.y > 0) return {-beyond, floor_divide(limit, direction.y)};
  if (direction.y < 0) return {-floor_divide(limit, -direction.y), beyond};
  return limit >= 0 ? all_points : no_points;
}

MapOffset opposite(MapOffset direction) { return {-direction.x, -direction.y}; }

/// The samples of a map within a radius and the light's cone. radius: in lattice units.
Raster samples_within(const SightMap& map, const Light& light, std::int64_t radius) {
  const auto at_or_after = [](std::int64_t at) {
    return static_cast<std::int32_t>(ceiling_divide(at - sample_units / 2, sample_units));
  };
  const Scene::Grid grid = map.scene().grid;
  const std::int32_t from = light.direction - light.degrees / 2;
  const MapOffset left = direction_at(grid, from), right = opposite(direction_at(grid, from + light.degrees));
  const SampleBox box = samples_of_map(map.scene());
  RasterBuilder builder(box);
  for (std::int32_t row = 0; row <= box.last.row; ++row) {
    const std::int64_t y = point_of({0, row}).y - std::int64_t{light.at.y};
    const auto add = [&](Run run) {
      builder.set_run(row, std::max(0, at_or_after(light.at.x + run.first)),
                      std::min(box.last.column, at_or_after(light.at.x + run.last + 1) - 1));
    };
    const Run disc = run_within(grid, y, radius);
    if (light.degrees == 360) {
      add(disc);
    } else if (light.degrees <= 180) {
      add(disc & run_clockwise(left, y) & run_clockwise(right, y));
    } else {
      add(disc & run_clockwise(left, y));
      add(disc & run_clockwise(right, y));
    }
  }
  return builder.build();
}

/// The most lattice units along an axis to a point within a radius: on hexes more than the radius.
std::int32_t reach_of(std::int64_t radius) {
  return static_cast<std::int32_t>(std::min<std::int64_t>(radius + radius / 6 + 1, 2 * farthest_point));
}

}  // namespace

LitArea operator|(const LitArea& a, const LitArea& b) {
  return {a.bright | b.bright, a.dim | b.dim, a.darkened | b.darkened};
}

LitArea lit_by(const SightMap& map, const Light& light) {
  const std::int64_t dim = lattice_length(light.dim, map.scene().cell);
  Raster reached = samples_within(map, light, dim);
  if (!light.through_walls) reached = reached & map.lit_from(light.at, reach_of(dim));
  if (light.darkens) return {{}, {}, std::move(reached)};
  Raster bright = reached & samples_within(map, light, lattice_length(light.bright, map.scene().cell));
  return {std::move(bright), std::move(reached), {}};
}

}  // namespace ft::rules
