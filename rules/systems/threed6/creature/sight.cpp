// Lines of sight between creatures. Source: TD-AIM-01, TD-HIT-01.
#include "rules/systems/threed6/creature/sight.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::threed6 {

bool sees_from(const World& world, CreatureId viewer, Cell from, CreatureId other) {
  const Creature &eyes = world.creature(viewer), &seen = world.creature(other);
  if (eyes.scene != seen.scene || seen.place.kind != Place::Kind::cell) return false;
  if (!Actor(world, viewer).aware_of(other)) return false;
  const Scene& scene = world.scene(eyes.scene);
  const std::vector<Cell> cells = footprint(scene, seen.place.cell, seen.size);
  return std::any_of(cells.begin(), cells.end(), [&](Cell to) { return has_line_of_sight(scene, from, to); });
}

bool sees(const World& world, CreatureId viewer, CreatureId other) {
  return sees_from(world, viewer, world.creature(viewer).place.cell, other);
}

}  // namespace ft::rules::threed6
