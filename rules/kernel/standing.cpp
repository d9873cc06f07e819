// Moving inside a cell.
#include "rules/kernel/standing.hpp"

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/walls.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/resolution/able_to_act.hpp"

namespace ft::rules {

void adjust_position(Resolution& r) {
  const Creature& actor = r.world().creature(r.actor());
  const Scene* scene = r.world().find(actor.scene);
  const bool has_no_grid = scene && scene->grid == Scene::Grid::gridless && actor.place.kind == Place::Kind::cell;
  r.require(has_no_grid, {"E_HAS_GRID"_k, {{"who"_k, r.actor()}}, {}});
  Place to = actor.place;
  to.shift = {static_cast<std::int32_t>(r.number("x"_k)), static_cast<std::int32_t>(r.number("y"_k))};
  require_able(r, "E_DOOR_UNABLE"_k, "E_DOOR_TURN"_k);
  const Line way{eye_point(*scene, actor.place, actor.size), eye_point(*scene, to, actor.size)};
  const bool blocked = walls_block_way(*scene, way) || is_on_wall(*scene, way.to);
  const bool unknown = blocked && !is_revealed(*scene, r.viewer(), to.cell);  // it is bumped into, and says nothing
  r.require(!blocked || unknown, {"E_BLOCKED_CELL"_k, {{"cell"_k, cell_ref(scene->id, to.cell)}}, {}});
  if (unknown) return;
  if (to != actor.place) r.emit(Moved{actor.id, scene->id, actor.place, to, {}});
}

}  // namespace ft::rules
