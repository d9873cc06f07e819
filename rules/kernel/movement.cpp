// Walls, gaps, the edge of the map, and finding a way.
#include "rules/kernel/movement.hpp"

#include <algorithm>
#include <queue>

#include "rules/kernel/geometry.hpp"

namespace ft::rules {

using namespace literals;

namespace {

bool of_zones(const Scene& scene) { return scene.grid == Scene::Grid::zones; }

/// Whether the mover stands on this map as its kind of map has it.
bool stands_on(const Scene& scene, const Creature& mover) {
  return mover.place.kind == (of_zones(scene) ? Place::Kind::zone : Place::Kind::cell);
}

/// A diagonal step between two blocking cells does not fit through.
bool squeezes(const Scene& scene, Cell from, Cell to) {
  if (from.column == to.column || from.row == to.row) return false;
  return blocks_move(scene, {from.column, to.row}) && blocks_move(scene, {to.column, from.row});
}

bool fits(const Scene& scene, Cell cell, std::int32_t size) {
  if (of_zones(scene)) return open_zone(scene, cell);
  for (Cell part = cell; part.row < cell.row + size; ++part.row)
    for (part.column = cell.column; part.column < cell.column + size; ++part.column)
      if (!inside(scene, part) || blocks_move(scene, part)) return false;
  return true;
}

Refusal at(const Scene& scene, Key code, Cell cell) {
  return {code, {{"cell"_k, of_zones(scene) ? Place::in_zone(cell) : Place::at(cell)}}, {}};
}

/// Breadth first, straight steps before diagonal ones, so that ties look natural.
Path way_between(const View& view, const Creature& mover, const Scene& scene, Cell from, Cell to) {
  const auto index = [&](Cell cell) {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(scene.columns) +
           static_cast<std::size_t>(cell.column);
  };
  const std::size_t cells = static_cast<std::size_t>(scene.columns) * static_cast<std::size_t>(scene.rows);
  std::vector<bool> taken(cells, false);
  for (const Creature* other : view.in_scene(scene.id))
    if (other->id != mover.id)
      for (const Cell cell : footprint(scene, other->place.cell, other->size))
        if (inside(scene, cell) && cell != to) taken[index(cell)] = true;
  std::vector<Cell> came_from(cells, Cell{-1, -1});
  std::queue<Cell> reached;
  reached.push(from);
  came_from[index(from)] = from;
  while (!reached.empty() && came_from[index(to)] == Cell{-1, -1}) {
    const Cell cell = reached.front();
    reached.pop();
    std::vector<Cell> next = neighbours(scene, cell);
    std::stable_partition(next.begin(), next.end(),
                          [&](Cell n) { return n.column == cell.column || n.row == cell.row; });
    for (const Cell n : next) {
      if (came_from[index(n)] != Cell{-1, -1} || taken[index(n)]) continue;
      if (!fits(scene, n, mover.size) || squeezes(scene, cell, n)) continue;
      came_from[index(n)] = cell;
      reached.push(n);
    }
  }
  Path path;
  if (came_from[index(to)] == Cell{-1, -1}) return path;
  for (Cell cell = to; cell != from; cell = came_from[index(cell)]) path.push_back(cell);
  std::reverse(path.begin(), path.end());
  return path;
}

bool straight_is_free(const View& view, const Creature& mover, const Path& path) {
  if (path_legal(view, mover, path)) return false;
  return std::none_of(path.begin(), path.end() - 1,
                      [&](Cell cell) { return occupant(view, mover.scene, cell, mover.id) != nullptr; });
}

Path leg_to(const View& view, const Creature& walker, const Scene& scene, Cell point, const Crossing& crossing) {
  const Cell from = walker.place.cell;
  if (of_zones(scene)) {
    const Path free = zone_path(view, scene.id, from, point, crossing);
    return free.empty() ? zone_path(view, scene.id, from, point, {}) : free;
  }
  const Path straight = straight_path(scene, from, point);
  return straight_is_free(view, walker, straight) ? straight : way_between(view, walker, scene, from, point);
}

}  // namespace

Verdict path_legal(const View& view, const Creature& mover, const Path& path) {
  if (path.empty()) return Refusal{"E_NO_PATH"_k, {}, {}};
  if (path.size() > 500) return Refusal{"E_PATH_TOO_LONG"_k, {}, {}};
  const Scene* scene = view.world().find(mover.scene);
  if (!scene || !stands_on(*scene, mover)) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "path"_k}}, {}};
  Cell before = mover.place.cell;
  for (const Cell cell : path) {
    if (!inside(*scene, cell)) return at(*scene, "E_OFF_MAP"_k, cell);
    const bool step = of_zones(*scene) ? joined(view, scene->id, before, cell) : adjacent(*scene, before, cell);
    if (!step) return at(*scene, "E_GAP"_k, cell);
    if (!fits(*scene, cell, mover.size)) return at(*scene, "E_BLOCKED_CELL"_k, cell);
    if (!of_zones(*scene) && squeezes(*scene, before, cell)) return at(*scene, "E_BLOCKED_CELL"_k, cell);
    before = cell;
  }
  return std::nullopt;
}

const Creature* occupant(const View& view, SceneId scene, Cell cell, CreatureId but) {
  for (const Creature* creature : view.world().creatures()) {
    if (creature->scene != scene || creature->id == but || creature->place.kind != Place::Kind::cell) continue;
    const Cell at = creature->place.cell;
    const bool covers = cell.column >= at.column && cell.row >= at.row && cell.column < at.column + creature->size &&
                        cell.row < at.row + creature->size;
    if (covers && view.knows(*creature)) return creature;
  }
  return nullptr;
}

Path find_path(const View& view, const Creature& mover, const Path& way_points, const Crossing& crossing) {
  const Scene* scene = view.world().find(mover.scene);
  Path whole;
  if (!scene || !stands_on(*scene, mover)) return whole;
  Creature walker = mover;
  for (const Cell point : way_points) {
    if (!inside(*scene, point)) return {};
    if (point == walker.place.cell) continue;
    Path leg = leg_to(view, walker, *scene, point, crossing);
    if (leg.empty()) return {};
    whole.insert(whole.end(), leg.begin(), leg.end());
    walker.place.cell = point;
  }
  return whole;
}

}  // namespace ft::rules
