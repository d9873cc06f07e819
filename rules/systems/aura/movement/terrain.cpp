// Ground and others in the way. Source: AU-MOVE-08, AU-MOVE-10, AU-MOVE-11, AU-ITEM-03, AU-FACE-07.
#include "rules/systems/aura/movement/terrain.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"

namespace ft::rules::aura {

namespace {

Refusal at(Key code, Cell cell) { return {code, {{"cell"_k, Place::at(cell)}}, {}}; }

/// Walls and the edge of the map, in the catalog's words. Who climbs goes over walls, not off the map.
Verdict walls(const View& view, const Creature& mover, const Path& path, bool climbs) {
  const Verdict verdict = climbs ? path_contiguous(view, mover, path) : path_legal(view, mover, path);
  if (!verdict) return verdict;
  if (verdict->code == "E_BLOCKED_CELL"_k) return Refusal{"path_blocked"_k, verdict->params, "AU-MOVE-11"_k};
  if (verdict->code == "E_GAP"_k) return Refusal{"path_illegal"_k, verdict->params, "AU-MOVE-01"_k};
  return verdict;
}

Verdict gaps(const Scene& scene, const Creature& mover, const Path& path, Way way) {
  if (way.going == MovementType::climbing || way.going == MovementType::pushed) return std::nullopt;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool flown_over = way.going == MovementType::in_the_air && (i + 1 < path.size() || way.goes_on);
    if (!flown_over && ground_flag(scene, mover, path[i], "gap"_k)) return at("path_blocked"_k, path[i]);
  }
  return std::nullopt;
}

/// Tiny ones stand where others do who are two sizes larger or more.
bool fits_beside(const Actor& mover, const Actor& other) {
  return mover.size() <= SizeClass::tiny && static_cast<int>(other.size()) >= static_cast<int>(mover.size()) + 2;
}

/// The known creatures in that cell beside which the mover does not fit.
std::vector<Actor> in_the_way(const View& view, const Actor& mover, Cell cell) {
  const Scene& scene = view.world().scene(mover.creature().scene);
  const std::vector<Cell> cells = footprint(scene, cell, mover.creature().size);
  std::vector<Actor> found;
  for (const Creature* other : view.world().creatures()) {
    if (other->scene != scene.id || other->id == mover.id() || other->place.kind != Place::Kind::cell) continue;
    const bool there = std::any_of(cells.begin(), cells.end(), [&](Cell c) { return occupies(scene, *other, c); });
    if (!there || !view.knows(*other)) continue;
    const Actor actor(mover.system(), view.world(), other->id);
    if (!fits_beside(mover, actor)) found.push_back(actor);
  }
  return found;
}

Verdict others(const View& view, const Actor& mover, const Path& path, Way way) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    for (const Actor& other : in_the_way(view, mover, path[i])) {
      const bool on_the_ground = way.going == MovementType::on_foot || way.going == MovementType::climbing;
      const bool friendly = on_the_ground && mover.same_side(other.id());
      if (other.conscious() && !friendly) return at("path_blocked"_k, path[i]);
      const bool ends = way.halts || (i + 1 == path.size() && !way.goes_on);
      if (ends) return at("cell_occupied"_k, path[i]);
    }
  }
  return std::nullopt;
}

}  // namespace

bool ground_flag(const Scene& scene, const Creature& creature, Cell at, Key flag) {
  const std::vector<Cell> cells = footprint(scene, at, creature.size);
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
    const CellTerrain* ground = terrain_at(scene, cell);
    return ground && ground->numbers.get(flag) != 0;
  });
}

std::int64_t speed_leaving(const Scene& scene, const Actor& mover, Cell cell) {
  const Creature& creature = mover.creature();
  if (cell == creature.place.cell) return mover.effective_speed();
  bool slowed = false, ignores_ground = false;
  for (const Condition& one : creature.conditions) {
    if (one.key != key::slowed) continue;
    const bool of_ground = one.source_key == key::terrain;
    slowed |= !of_ground && mover.feels(one);
    ignores_ground |= of_ground && !mover.feels(one);
  }
  slowed |= !ignores_ground && ground_flag(scene, creature, cell, "imposes_slowed"_k);
  return slowed ? ceil_div(mover.speed(), 2) : mover.speed();
}

std::int64_t distance_from(const Scene& scene, const Creature& creature, Cell at, const Creature& other) {
  return least_distance(scene, footprint(scene, at, creature.size), footprint(scene, other.place.cell, other.size));
}

std::int64_t distance_from(const Scene& scene, const Creature& creature, Cell cell) {
  return least_distance(scene, footprint(scene, creature.place.cell, creature.size), {cell});
}

bool shares_its_place(const View& view, const Actor& mover) {
  return !in_the_way(view, mover, mover.creature().place.cell).empty();
}

Verdict way_open(const View& view, const Actor& mover, const Path& path, Way way) {
  if (!view.world().find(mover.creature().scene)) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "path"_k}}, {}};
  if (Verdict barred = walls(view, mover.creature(), path, way.going == MovementType::climbing)) return barred;
  if (Verdict barred = gaps(view.map(mover.creature().scene), mover.creature(), path, way)) return barred;
  return others(view, mover, path, way);
}

}  // namespace ft::rules::aura
