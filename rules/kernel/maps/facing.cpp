// Facing: the directions of a grid, what a creature has before it, and turning.
#include "rules/kernel/maps/facing.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

std::int32_t turns_of(const Scene& scene) { return static_cast<std::int32_t>(directions(scene).size()); }

/// The smaller angle between two facings.
std::int32_t degrees_apart(std::int32_t a, std::int32_t b) {
  const std::int32_t apart = std::abs(a - b) % 360;
  return std::min(apart, 360 - apart);
}

/// The cells of a creature. Source: AU-GRID-02.
std::vector<Cell> cells_of(const Scene& scene, const Creature& creature) {
  return footprint(scene, creature.place.cell, creature.size);
}

/// From the middle of some cells to that of others, times the number of both: no fractions. Source: AU-FACE-03.
Offset offset_between(std::span<const Cell> from, std::span<const Cell> to) {
  const auto here = static_cast<std::int64_t>(from.size()), there = static_cast<std::int64_t>(to.size());
  Offset offset;
  for (const Cell cell : to) offset.column += here * cell.column, offset.row += here * cell.row;
  for (const Cell cell : from) offset.column -= there * cell.column, offset.row -= there * cell.row;
  return offset;
}

/// Positive ahead, nothing exactly beside, negative behind. Source: AU-FACE-01, AU-FACE-02.
std::int64_t ahead(const Scene& scene, Cell direction, Offset offset) {
  if (hexagonal(scene)) return hex_dot(direction - Cell{}, offset);
  return direction.column * offset.column + direction.row * offset.row;
}

Cell direction_faced(const Scene& scene, const Creature& creature) {
  return directions(scene)[static_cast<std::size_t>(direction_of(scene, creature.facing))];
}

std::int32_t turned_by(const Scene& scene, const Creature& creature, Offset offset) {
  std::int64_t most = 0;
  std::int32_t facing = creature.facing;
  for (std::int32_t direction = 0; direction < turns_of(scene); ++direction) {
    const Cell step = directions(scene)[static_cast<std::size_t>(direction)];
    const std::int64_t d = ahead(scene, step, offset);
    const bool diagonal = !hexagonal(scene) && step.column != 0 && step.row != 0;
    const std::int64_t straight = diagonal ? d * d : 2 * d * d;  // a diagonal step is longer by the root of 2
    if (d > 0 && straight > most) most = straight, facing = facing_of(scene, direction);
  }
  return facing;
}

}  // namespace

std::int32_t direction_of(const Scene& scene, std::int32_t facing) {
  std::int32_t nearest = 0, least = degrees_apart(facing, facing_of(scene, 0));
  for (std::int32_t direction = 1; least > 0 && direction < turns_of(scene); ++direction) {
    const std::int32_t apart = degrees_apart(facing, facing_of(scene, direction));
    if (apart < least) nearest = direction, least = apart;
  }
  return nearest;
}

std::int32_t facing_of(const Scene& scene, std::int32_t direction) {
  if (!hexagonal(scene)) return direction * 360 / turns_of(scene);
  const std::int32_t first = scene.grid == Scene::Grid::hex_rows ? 90 : 120;
  return (first + 60 * (6 - direction)) % 360;
}

std::int32_t direction_of_step(const Scene& scene, Cell from, Cell to) {
  const auto steps = directions(scene);
  const Cell step{to.column - from.column, to.row - from.row};
  const auto at = std::find(steps.begin(), steps.end(), step);
  FT_ASSERT(at != steps.end(), "a step leads to a cell beside");
  return static_cast<std::int32_t>(at - steps.begin());
}

std::int32_t angle_between(const Scene& scene, std::int32_t a, std::int32_t b) {
  return degrees_apart(facing_of(scene, a), facing_of(scene, b));
}

namespace {
bool any_in_front(const Scene& scene, const Creature& creature, std::span<const Cell> cells) {
  const bool of_one_cell = creature.size == 1;  // as most are: nothing is allocated for them
  const std::vector<Cell> several = of_one_cell ? std::vector<Cell>() : cells_of(scene, creature);
  const std::span<const Cell> own = of_one_cell ? std::span(&creature.place.cell, 1) : std::span(several);
  const Cell faced = direction_faced(scene, creature);
  return std::any_of(cells.begin(), cells.end(), [&](const Cell& cell) {
    return occupies(scene, creature, cell) || ahead(scene, faced, offset_between(own, {&cell, 1})) >= 0;
  });
}
}  // namespace

bool in_front_arc(const Scene& scene, const Creature& creature, Cell cell) {
  return any_in_front(scene, creature, {&cell, 1});
}

bool in_front_arc(const Scene& scene, const Creature& creature, const Creature& other) {
  if (other.size == 1) return in_front_arc(scene, creature, other.place.cell);
  return any_in_front(scene, creature, cells_of(scene, other));
}

std::int32_t facing_toward(const Scene& scene, const Creature& creature, Cell cell) {
  if (occupies(scene, creature, cell)) return creature.facing;
  return turned_by(scene, creature, offset_between(cells_of(scene, creature), {&cell, 1}));
}

std::int32_t facing_toward(const Scene& scene, const Creature& creature, const Creature& other) {
  if (cell_distance(scene, creature, other) == 0) return creature.facing;
  return turned_by(scene, creature, offset_between(cells_of(scene, creature), cells_of(scene, other)));
}

}  // namespace ft::rules
