// Distance, neighbors and lines on grids: exact integers.
#include "rules/kernel/maps/geometry.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/maps/walls.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {
constexpr std::array<Cell, 8> square_directions{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
constexpr std::array<Cell, 4> zone_directions{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
}  // namespace

bool inside(const Scene& scene, Cell cell) {
  const Cell at = offset_of(scene, cell);
  return at.column >= 0 && at.row >= 0 && at.column < scene.columns && at.row < scene.rows;
}

const CellTerrain* terrain_at(const Scene& scene, Cell cell) { return scene.terrain.at(cell); }

bool blocks_move(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground && ground->blocks_move;
}

bool open_zone(const Scene& scene, Cell zone) { return inside(scene, zone) && !blocks_move(scene, zone); }

std::int64_t cell_distance(const Scene& scene, Cell a, Cell b) {
  if (hexagonal(scene)) return hex_distance(a, b);
  const auto [dx, dy] = a - b;
  if (scene.grid == Scene::Grid::zones) return std::abs(dx) + std::abs(dy);
  return std::max(std::abs(dx), std::abs(dy));
}

bool adjacent(const Scene& scene, Cell a, Cell b) { return cell_distance(scene, a, b) == 1; }

std::span<const Cell> directions(const Scene& scene) {
  if (hexagonal(scene)) return hex_directions;
  if (scene.grid == Scene::Grid::zones) return zone_directions;
  return square_directions;
}

Cell clockwise_step(const Scene& scene, std::size_t nth) {
  if (!hexagonal(scene)) return directions(scene)[nth];
  // Hex directions run counter-clockwise; the first from the top on is 1 on rows, 2 on columns.
  const std::size_t top = scene.grid == Scene::Grid::hex_rows ? 1 : 2;
  return hex_directions[(top + 6 - nth) % 6];
}

std::vector<Cell> neighbors(const Scene& scene, Cell cell) {
  std::vector<Cell> cells;
  for (std::size_t nth = 0; nth < directions(scene).size(); ++nth) {
    const Cell step = clockwise_step(scene, nth);
    const Cell next{cell.column + step.column, cell.row + step.row};
    if (inside(scene, next)) cells.push_back(next);
  }
  return cells;
}

Path straight_path(const Scene& scene, Cell a, Cell b) {
  FT_ASSERT(inside(scene, b), "a straight path ends on the map");  // it would never arrive beyond it
  Path path;
  while (a != b) {
    Cell nearest = a;
    std::int64_t least = 0;
    for (const Cell next : neighbors(scene, a)) {
      const std::int64_t far = cell_distance(scene, next, b) * 10000000 + euclidean_distance_squared(scene, next, b);
      if (nearest == a || far < least) nearest = next, least = far;
    }
    FT_ASSERT(nearest != a, "a straight path inside the map");
    path.push_back(a = nearest);
  }
  return path;
}

Cell extrapolate(const Scene& scene, Cell from, Cell at, std::int32_t steps) {
  if (hexagonal(scene)) return hex_beyond(from, at, steps);
  const std::int32_t dx = at.column - from.column, dy = at.row - from.row,
                     longer = std::max(std::abs(dx), std::abs(dy));
  if (longer == 0) return at;
  const auto share = [&](std::int32_t d) {
    const std::int32_t doubled = 2 * d * steps;
    return (doubled + (doubled < 0 ? -longer : longer)) / (2 * longer);  // rounded to the nearest cell
  };
  return {at.column + share(dx), at.row + share(dy)};
}

std::int64_t euclidean_distance_squared(const Scene& scene, Cell a, Cell b) {
  const auto [dx, dy] = b - a;
  return hexagonal(scene) ? hex_dot({dx, dy}, {dx, dy}) : dx * dx + dy * dy;
}

std::vector<Cell> cells_within(const Scene& scene, Cell center, std::int64_t steps) {
  std::vector<Cell> cells;
  const auto keep = [&](Cell cell) { return cells.push_back(cell), false; };
  (void)any_within(scene, center, steps, keep);
  return cells;
}

std::vector<Cell> footprint(const Scene& scene, Cell at, std::int32_t size) {
  if (scene.grid == Scene::Grid::zones) return {at};
  if (hexagonal(scene)) return hex_footprint(at, size);
  std::vector<Cell> cells;
  for (std::int32_t row = 0; row < size; ++row)
    for (std::int32_t column = 0; column < size; ++column) cells.push_back({at.column + column, at.row + row});
  return cells;
}

bool occupies(const Scene& scene, const Creature& creature, Cell cell) {
  const Cell at = creature.place.cell;
  if (scene.grid == Scene::Grid::zones) return cell == at;
  if (hexagonal(scene)) return hex_occupies(at, creature.size, cell);
  const auto [column, row] = cell - at;
  return column >= 0 && row >= 0 && column < creature.size && row < creature.size;
}

std::int64_t least_distance(const Scene& scene, const std::vector<Cell>& a, const std::vector<Cell>& b) {
  std::int64_t least = INT64_MAX;
  for (const Cell from : a)
    for (const Cell to : b) least = std::min(least, cell_distance(scene, from, to));
  return least;
}

std::int64_t cell_distance(const Scene& scene, const Creature& a, const Creature& b) {
  if (a.size == 1 && b.size == 1) return cell_distance(scene, a.place.cell, b.place.cell);
  return least_distance(scene, footprint(scene, a.place.cell, a.size), footprint(scene, b.place.cell, b.size));
}

bool line_intersects(const Scene& scene, Cell a, Cell b, Cell cell) {
  if (hexagonal(scene)) return hex_line_intersects(a, b, cell);
  // Coordinates in half cells: a cell's center is odd, its corners even. By separating axes (x, y, the line's normal)
  // the open square meets the segment if the projections overlap strictly on all three.
  const std::int64_t ax = 2 * a.column + 1, ay = 2 * a.row + 1, bx = 2 * b.column + 1, by = 2 * b.row + 1;
  const std::int64_t x = 2 * cell.column + 1, y = 2 * cell.row + 1;
  if (std::max(ax, bx) <= x - 1 || std::min(ax, bx) >= x + 1) return false;
  if (std::max(ay, by) <= y - 1 || std::min(ay, by) >= y + 1) return false;
  const std::int64_t dx = bx - ax, dy = by - ay;
  const std::int64_t center = dx * (y - ay) - dy * (x - ax);
  return a == b || std::abs(center) < std::abs(dx) + std::abs(dy);
}

bool has_line_of_sight(const Scene& scene, Cell a, Cell b) {
  const auto blocks = [&](const PaintedCell& painted) {
    const auto [cell, terrain] = painted;
    return terrain.blocks_sight && cell != a && cell != b && line_intersects(scene, a, b, cell);
  };
  const auto [first, last] = std::minmax(a.column, b.column);
  return !walls_block_sight(scene, a, b) && std::ranges::none_of(scene.terrain.cells_of_columns(first, last), blocks);
}

bool in_cone_of_30_degrees(const Scene& scene, Cell from, Cell toward, Cell target) {
  if (hexagonal(scene)) return hex_in_cone_of_30_degrees(from, toward, target);
  const auto [ux, uy] = toward - from;
  const auto [vx, vy] = target - from;
  const std::int64_t dot = ux * vx + uy * vy, cross = std::abs(ux * vy - uy * vx);
  // cross <= (2 - sqrt 3) dot, that is sqrt 3 dot <= 2 dot - cross, squared.
  const std::int64_t right = 2 * dot - cross;
  return dot > 0 && right >= 0 && right * right >= 3 * dot * dot;
}

}  // namespace ft::rules
