// The areas of the map as one viewer is shown them.
#include "rules/kernel/projection/visible_areas.hpp"

#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/projector.hpp"

namespace ft::rules {

std::vector<VisibleArea> visible_areas(const Sights& sights, const Viewer& viewer) {
  const Ruleset& system = sights.system();
  const State& state = sights.state();
  const Projector projector(sights, viewer);
  std::vector<VisibleArea> seen;
  for (const Scene& scene : state.scenes) {
    if (scene.areas.empty()) continue;
    const Sight sight(scene, viewer, sights);
    for (const Condition& condition : scene.areas) {
      if (!viewer.is_gm() && !projector.may_see(scene.id, condition)) continue;
      const Length unit = unit_of(system.schema(), scene);
      const Area area = area_of(condition);
      std::vector<Cell> cells = cells_of(scene, area, unit);
      std::erase_if(cells, [&](Cell cell) { return !sight.sees(cell); });
      const bool sees_middle = !has_fog(scene) || viewer.is_gm() || !area.center || sight.sees(*area.center);
      const std::optional<Cell> center = sees_middle || cells.empty() ? area.center : cells.front();
      VisibleArea& one = seen.emplace_back(
          VisibleArea{condition.id, center, sees_middle ? area.radius : 0, area.damage, std::move(cells), {}});
      for (const Creature& creature : state.creatures)
        if (creature.scene == scene.id && creature.place.kind != Place::Kind::nowhere &&
            covers(scene, area, creature.place, unit) && projector.knows(creature))
          one.within.push_back(creature.id);
    }
  }
  return seen;
}

}  // namespace ft::rules
