// Distances, lines and arcs on the map. Source: VG-POS-01 to 03, G-01.
#include "rules/systems/vigor/creature/distances.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::vigor {

std::int64_t feet_per_square(const Scene& scene) {
  return std::max<std::int64_t>(1, scene.cell.tenth_mm / feet(1).tenth_mm);
}

std::int64_t adjacent_feet(const Scene& scene) { return std::max<std::int64_t>(6, feet_per_square(scene)); }

std::int64_t feet_between(const World& world, CreatureId a, CreatureId b) {
  const Scene& scene = world.scene(world.creature(a).scene);
  const std::int64_t squares = cell_distance(scene, world.creature(a), world.creature(b));
  return std::max<std::int64_t>(1, squares) * feet_per_square(scene);
}

std::vector<Line> lines_between(const World& world, CreatureId a, CreatureId b) {
  const Creature &first = world.creature(a), &second = world.creature(b);
  std::vector<Line> lines;
  if (first.scene != second.scene || !world.find(first.scene)) return lines;
  const Scene& scene = world.scene(first.scene);
  for (const Cell from : footprint(scene, first.place.cell, first.size))
    for (const Cell to : footprint(scene, second.place.cell, second.size)) lines.push_back({from, to});
  return lines;
}

namespace {

/// Whether `test` holds for a square of the one and a square of the other.
template <class Test>
bool for_some_squares(const World& world, CreatureId a, CreatureId b, const Test& test) {
  return std::ranges::any_of(lines_between(world, a, b), [&](const Line& line) {
    return test(world.scene(world.creature(a).scene), line.from, line.to);
  });
}

/// Source: VG-POS-01.
bool is_solid(const CellTerrain& ground) {
  const std::int64_t cover = ground.numbers.get("cover"_k);
  return ground.blocks_move || cover == "partial"_k.hash || cover == "full"_k.hash;
}

bool solid_at(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground && is_solid(*ground);
}

bool crosses_nothing_solid(const Scene& scene, Cell from, Cell to) {
  const Offset step = to - from;
  const bool diagonal = std::abs(step.column) == 1 && std::abs(step.row) == 1;
  if (diagonal && solid_at(scene, {from.column, to.row}) && solid_at(scene, {to.column, from.row})) return false;
  return std::ranges::none_of(scene.terrain.cells(), [&](const PaintedCell& painted) {
    return painted.cell != from && painted.cell != to && is_solid(painted.terrain) &&
           line_intersects(scene, from, to, painted.cell);
  });
}

}  // namespace

bool clear_path(const World& world, CreatureId a, CreatureId b) {
  return for_some_squares(world, a, b, crosses_nothing_solid);
}

bool clear_path(const World& world, CreatureId from, Cell to) {
  const Creature& creature = world.creature(from);
  const Scene& scene = world.scene(creature.scene);
  return std::ranges::any_of(footprint(scene, creature.place.cell, creature.size),
                             [&](Cell own) { return crosses_nothing_solid(scene, own, to); });
}

bool line_of_sight(const World& world, CreatureId a, CreatureId b) {
  return for_some_squares(world, a, b, has_line_of_sight);
}

bool is_behind(const World& world, CreatureId who, CreatureId of) {
  const Creature& target = world.creature(of);
  const Scene& scene = world.scene(target.scene);
  const std::int32_t toward = facing_toward(scene, target, world.creature(who));
  constexpr std::int32_t rear = 135;
  return angle_between(scene, direction_of(scene, target.facing), direction_of(scene, toward)) >= rear;
}

}  // namespace ft::rules::vigor
