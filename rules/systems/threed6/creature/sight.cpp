// Lines of sight between creatures, and darkness. Source: TD-AIM-01, TD-HIT-01, TD-RNG-02.
#include "rules/systems/threed6/creature/sight.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/kernel/knowledge/surroundings.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

bool sees_from(const View& view, CreatureId viewer, Cell from, CreatureId other) {
  const World& world = view.world();
  const Creature &eyes = world.creature(viewer), &seen = world.creature(other);
  if (eyes.scene != seen.scene || seen.place.kind != Place::Kind::cell) return false;
  if (!Actor(world, viewer).aware_of(other)) return false;
  const Scene& scene = world.scene(eyes.scene);
  const std::vector<Cell> cells = footprint(scene, seen.place.cell, seen.size);
  const bool stands_there = from == eyes.place.cell;
  return std::any_of(cells.begin(), cells.end(), [&](Cell to) {
    return stands_there ? has_line_of_sight(scene, from, to) : has_known_line_of_sight(view, scene.id, from, to);
  });
}

bool sees(const World& world, CreatureId viewer, CreatureId other) {
  return sees_from(View::full(world), viewer, world.creature(viewer).place.cell, other);
}

std::int64_t darkness_penalty(const Resolution& r, SceneId id, Cell cell) {
  const Scene& scene = r.world().scene(id);
  const CellTerrain* ground = terrain_at(scene, cell);
  const std::int64_t painted = ground ? ground->numbers.get("darkness"_k) : 0;
  return std::min<std::int64_t>(painted, -darkness_at(r.system(), r.world(), scene, cell));
}

}  // namespace ft::rules::threed6
