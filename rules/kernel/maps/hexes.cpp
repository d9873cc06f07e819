// Hex grids: axial cells and their exact geometry.
#include "rules/kernel/maps/hexes.hpp"

#include <algorithm>
#include <cstdlib>

namespace ft::rules {

namespace {

/// What keeps a footprint together: column, row and their sum, counted from its place, all lie from `least` to `most`.
struct Bounds {
  std::int32_t least, most;
};

std::int64_t cross(Offset u, Offset v) { return u.column * v.row - u.row * v.column; }

Bounds bounds_of(std::int32_t size) { return {-((size - 1) / 2), size / 2}; }

}  // namespace

std::int64_t hex_distance(Cell a, Cell b) {
  const auto [dq, dr] = a - b;
  return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
}

bool hex_occupies(Cell at, std::int32_t size, Cell cell) {
  const auto [least, most] = bounds_of(size);
  const auto [q, r] = cell - at;
  return std::min({q, r, q + r}) >= least && std::max({q, r, q + r}) <= most;
}

std::vector<Cell> hex_footprint(Cell at, std::int32_t size) {
  const auto [least, most] = bounds_of(size);
  std::vector<Cell> cells;
  for (std::int32_t q = least; q <= most; ++q)
    for (std::int32_t r = std::max(least, least - q); r <= std::min(most, most - q); ++r)
      cells.push_back({at.column + q, at.row + r});
  return cells;
}

Cell hex_beyond(Cell from, Cell at, std::int32_t steps) {
  const std::int64_t whole = hex_distance(from, at);
  if (whole == 0) return at;
  const auto [q, r] = at - from;
  std::array<std::int64_t, 3> share{q * steps, r * steps, -(q + r) * steps}, near{}, missed{};
  for (std::size_t i = 0; i < 3; ++i) {
    near[i] = (2 * share[i] + (share[i] < 0 ? -whole : whole)) / (2 * whole);
    missed[i] = std::abs(near[i] * whole - share[i]);
  }
  // The three add up to nothing: the one that was rounded most follows from the other two.
  const auto worst = std::max_element(missed.begin(), missed.end()) - missed.begin();
  if (worst == 0) near[0] = -near[1] - near[2];
  if (worst == 1) near[1] = -near[0] - near[2];
  return {at.column + static_cast<std::int32_t>(near[0]), at.row + static_cast<std::int32_t>(near[1])};
}

bool hex_line_intersects(Cell a, Cell b, Cell cell) {
  // With s = -q - r a hexagon lies between q - r, r - s and s - q one less and one more than at its center. By separating
  // axes (these three, the line's normal) it meets the segment if the projections overlap strictly on all four.
  const auto axes = [](Cell c) {
    const std::int64_t q = c.column, r = c.row;
    return std::array<std::int64_t, 3>{q - r, q + 2 * r, -2 * q - r};
  };
  const auto from = axes(a), to = axes(b), middle = axes(cell);
  for (std::size_t i = 0; i < 3; ++i)
    if (std::max(from[i], to[i]) <= middle[i] - 1 || std::min(from[i], to[i]) >= middle[i] + 1) return false;
  if (a == b) return true;
  const auto [dq, dr] = b - a;
  const std::int64_t center = cross(b - a, cell - a);
  // The corners are a third of (2, -1), (1, 1), (-1, 2) and their opposites away from the center.
  return 3 * std::abs(center) < std::max({std::abs(dq + 2 * dr), std::abs(dq - dr), std::abs(2 * dq + dr)});
}

bool hex_in_cone_of_30_degrees(Cell from, Cell toward, Cell target) {
  const Offset u = toward - from, v = target - from;
  const std::int64_t dot = hex_dot(u, v), sum = std::abs(cross(u, v)) + dot;
  // sqrt 3 cross <= (2 - sqrt 3) dot, that is sqrt 3 (cross + dot) <= 2 dot, squared.
  return dot > 0 && 3 * sum * sum <= 4 * dot * dot;
}

}  // namespace ft::rules
