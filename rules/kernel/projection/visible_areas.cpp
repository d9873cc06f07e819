// The areas of the map as one viewer is shown them.
#include "rules/kernel/projection/visible_areas.hpp"

#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/projector.hpp"

namespace ft::rules {

std::vector<VisibleArea> visible_areas(const Ruleset& system, const State& state, const Viewer& viewer) {
  const Projector projector(system, state, viewer);
  std::vector<VisibleArea> seen;
  for (const Scene& scene : state.scenes)
    for (const Condition& area : scene.areas) {
      if (!viewer.is_gm() && !projector.may_see(scene.id, area)) continue;
      const Length unit = unit_of(system.schema(), scene);
      const auto datum = [&](Key name) { return static_cast<int>(area.data.get(name)); };
      VisibleArea& one =
          seen.emplace_back(VisibleArea{area.id, center_of(area), area.data.get("radius"_k), {}, {}, {}});
      one.dice = {datum("count"_k), datum("sides"_k), datum("plus"_k)};
      one.cells = cells_of(scene, area, unit);
      for (const Creature& creature : state.creatures)
        if (creature.scene == scene.id && creature.place.kind != Place::Kind::nowhere &&
            covers(scene, area, creature.place, unit) && projector.knows(creature))
          one.within.push_back(creature.id);
    }
  return seen;
}

}  // namespace ft::rules
