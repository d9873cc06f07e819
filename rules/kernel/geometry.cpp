// Distance, neighbours and lines on grids: exact integers.
#include "rules/kernel/geometry.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/assert.hpp"

namespace ft::rules {

namespace {
constexpr std::array<Cell, 8> square_steps{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
constexpr std::array<Cell, 4> zone_steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr std::array<Cell, 6> hex_steps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

bool hexagonal(const Scene& scene) {
  return scene.grid == Scene::Grid::hex_rows || scene.grid == Scene::Grid::hex_columns;
}
}  // namespace

bool inside(const Scene& scene, Cell cell) {
  return cell.column >= 0 && cell.row >= 0 && cell.column < scene.columns && cell.row < scene.rows;
}

const CellGround* ground_at(const Scene& scene, Cell cell) {
  const auto at = std::lower_bound(scene.ground.begin(), scene.ground.end(), cell,
                                   [](const CellGround& ground, Cell wanted) { return ground.cell < wanted; });
  return at != scene.ground.end() && at->cell == cell ? &*at : nullptr;
}

bool blocks_move(const Scene& scene, Cell cell) {
  const CellGround* ground = ground_at(scene, cell);
  return ground && ground->blocks_move;
}

std::int64_t cell_distance(const Scene& scene, Cell a, Cell b) {
  const std::int64_t dx = std::int64_t{a.column} - b.column;
  const std::int64_t dy = std::int64_t{a.row} - b.row;
  if (hexagonal(scene)) return (std::abs(dx) + std::abs(dy) + std::abs(dx + dy)) / 2;
  if (scene.grid == Scene::Grid::zones) return std::abs(dx) + std::abs(dy);
  return std::max(std::abs(dx), std::abs(dy));
}

bool adjacent(const Scene& scene, Cell a, Cell b) { return cell_distance(scene, a, b) == 1; }

std::vector<Cell> neighbours(const Scene& scene, Cell cell) {
  std::vector<Cell> cells;
  const auto add = [&](const auto& steps) {
    for (const Cell step : steps) {
      const Cell next{cell.column + step.column, cell.row + step.row};
      if (inside(scene, next)) cells.push_back(next);
    }
  };
  if (hexagonal(scene))
    add(hex_steps);
  else if (scene.grid == Scene::Grid::zones)
    add(zone_steps);
  else
    add(square_steps);
  return cells;
}

Path straight_path(const Scene& scene, Cell a, Cell b) {
  Path path;
  while (a != b) {
    Cell nearest = a;
    std::int64_t least = 0;
    for (const Cell next : neighbours(scene, a)) {
      const std::int64_t dx = std::int64_t{b.column} - next.column, dy = std::int64_t{b.row} - next.row;
      const std::int64_t far = cell_distance(scene, next, b) * 1000000 + dx * dx + dy * dy;
      if (nearest == a || far < least) nearest = next, least = far;
    }
    FT_ASSERT(nearest != a, "a straight path inside the map");
    path.push_back(a = nearest);
  }
  return path;
}

std::vector<Cell> footprint(const Scene& scene, Cell at, std::int32_t size) {
  if (scene.grid == Scene::Grid::zones) return {at};
  std::vector<Cell> cells;
  for (std::int32_t row = 0; row < size; ++row)
    for (std::int32_t column = 0; column < size; ++column) cells.push_back({at.column + column, at.row + row});
  return cells;
}

std::int64_t cell_distance(const Scene& scene, const Creature& a, const Creature& b) {
  if (a.size == 1 && b.size == 1) return cell_distance(scene, a.place.cell, b.place.cell);
  std::int64_t least = INT64_MAX;
  for (const Cell from : footprint(scene, a.place.cell, a.size))
    for (const Cell to : footprint(scene, b.place.cell, b.size))
      least = std::min(least, cell_distance(scene, from, to));
  return least;
}

bool line_enters(Cell a, Cell b, Cell cell) {
  // Coordinates in half cells: a cell's centre is odd, its corners even. By separating axes (x, y, the line's normal)
  // the open square meets the segment if the projections overlap strictly on all three.
  const std::int64_t ax = 2 * a.column + 1, ay = 2 * a.row + 1, bx = 2 * b.column + 1, by = 2 * b.row + 1;
  const std::int64_t x = 2 * cell.column + 1, y = 2 * cell.row + 1;
  if (std::max(ax, bx) <= x - 1 || std::min(ax, bx) >= x + 1) return false;
  if (std::max(ay, by) <= y - 1 || std::min(ay, by) >= y + 1) return false;
  const std::int64_t dx = bx - ax, dy = by - ay;
  const std::int64_t centre = dx * (y - ay) - dy * (x - ax);
  return a == b || std::abs(centre) < std::abs(dx) + std::abs(dy);
}

bool line_free(const Scene& scene, Cell a, Cell b) {
  const auto blocks = [&](const CellGround& ground) {
    return ground.blocks_sight && ground.cell != a && ground.cell != b && line_enters(a, b, ground.cell);
  };
  const Cell lowest{std::min(a.column, b.column), INT32_MIN}, highest{std::max(a.column, b.column), INT32_MAX};
  const auto before = [](const CellGround& ground, Cell cell) { return ground.cell < cell; };
  const auto first = std::lower_bound(scene.ground.begin(), scene.ground.end(), lowest, before);
  const auto last = std::lower_bound(first, scene.ground.end(), highest, before);
  return std::none_of(first, last, blocks);
}

bool in_cone_of_30_degrees(Cell from, Cell toward, Cell target) {
  const std::int64_t ux = std::int64_t{toward.column} - from.column, uy = std::int64_t{toward.row} - from.row;
  const std::int64_t vx = std::int64_t{target.column} - from.column, vy = std::int64_t{target.row} - from.row;
  const std::int64_t dot = ux * vx + uy * vy, cross = std::abs(ux * vy - uy * vx);
  // cross <= (2 - sqrt 3) dot, that is sqrt 3 dot <= 2 dot - cross, squared.
  const std::int64_t right = 2 * dot - cross;
  return dot > 0 && right >= 0 && right * right >= 3 * dot * dot;
}

}  // namespace ft::rules
