// Walls, gaps, the edge of the map, and finding a way.
#include "rules/kernel/maps/movement.hpp"

#include <algorithm>
#include <queue>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"

namespace ft::rules {

using namespace literals;

namespace {

bool of_zones(const Scene& scene) { return scene.grid == Scene::Grid::zones; }

/// Whether the mover stands on this map as its kind of map has it.
bool stands_on(const Scene& scene, const Creature& mover) {
  return mover.place.kind == (of_zones(scene) ? Place::Kind::zone : Place::Kind::cell);
}

/// Whether a step leads over a corner; between hexes none does.
bool diagonal(const Scene& scene, Cell from, Cell to) {
  return !hexagonal(scene) && from.column != to.column && from.row != to.row;
}

/// A diagonal step between two blocking cells does not fit through.
bool squeezes(const Scene& scene, Cell from, Cell to) {
  if (!diagonal(scene, from, to)) return false;
  return blocks_move(scene, {from.column, to.row}) && blocks_move(scene, {to.column, from.row});
}

bool on_map(const Scene& scene, Cell cell, std::int32_t size) {
  if (size == 1 || of_zones(scene)) return inside(scene, cell);
  const std::vector<Cell> parts = footprint(scene, cell, size);
  return std::all_of(parts.begin(), parts.end(), [&](Cell part) { return inside(scene, part); });
}

bool fits(const Scene& scene, Cell cell, std::int32_t size) {
  if (of_zones(scene)) return open_zone(scene, cell);
  const auto free = [&](Cell part) { return inside(scene, part) && !blocks_move(scene, part); };
  if (size == 1) return free(cell);
  const std::vector<Cell> parts = footprint(scene, cell, size);
  return std::all_of(parts.begin(), parts.end(), free);
}

Refusal at(const Scene& scene, Key code, Cell cell) {
  return {code, {{"cell"_k, of_zones(scene) ? Place::in_zone(cell) : Place::at(cell)}}, {}};
}

/// What the search for a way notes about the cells of a map, by their place on screen.
class Marks {
 public:
  explicit Marks(const Scene& scene)
      : scene_(scene),
        taken_(static_cast<std::size_t>(scene.columns) * static_cast<std::size_t>(scene.rows), false),
        came_from_(taken_.size()) {}

  void take(Cell cell) { taken_[index(cell)] = true; }
  bool taken(Cell cell) const { return taken_[index(cell)]; }
  void reach(Cell cell, Cell from) { came_from_[index(cell)] = from; }
  std::optional<Cell> came_from(Cell cell) const { return came_from_[index(cell)]; }

 private:
  std::size_t index(Cell cell) const {
    const Cell at = offset_of(scene_, cell);
    return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(scene_.columns) +
           static_cast<std::size_t>(at.column);
  }

  const Scene& scene_;  // outlives the search
  std::vector<bool> taken_;
  std::vector<std::optional<Cell>> came_from_;
};

/// Breadth first, straight steps before diagonal ones, so that ties look natural.
Path way_between(const View& view, const Creature& mover, const Scene& scene, Cell from, Cell to) {
  Marks marks(scene);
  const std::vector<Cell> end = footprint(scene, to, mover.size);
  for (const Creature* other : view.in_scene(scene.id))
    if (other->id != mover.id)
      for (const Cell cell : footprint(scene, other->place.cell, other->size))
        if (inside(scene, cell) && std::find(end.begin(), end.end(), cell) == end.end()) marks.take(cell);
  std::queue<Cell> reached;
  reached.push(from);
  marks.reach(from, from);
  while (!reached.empty() && !marks.came_from(to)) {
    const Cell cell = reached.front();
    reached.pop();
    std::vector<Cell> next = neighbors(scene, cell);
    std::stable_partition(next.begin(), next.end(), [&](Cell n) { return !diagonal(scene, cell, n); });
    for (const Cell n : next) {
      if (marks.came_from(n) || !fits(scene, n, mover.size) || squeezes(scene, cell, n)) continue;
      const std::vector<Cell> parts = footprint(scene, n, mover.size);
      if (std::any_of(parts.begin(), parts.end(), [&](Cell part) { return marks.taken(part); })) continue;
      marks.reach(n, cell);
      reached.push(n);
    }
  }
  Path path;
  if (!marks.came_from(to)) return path;
  for (Cell cell = to; cell != from; cell = *marks.came_from(cell)) path.push_back(cell);
  std::reverse(path.begin(), path.end());
  return path;
}

bool straight_is_free(const View& view, const Creature& mover, const Path& path) {
  if (path_legal(view, mover, path)) return false;
  const Scene& scene = view.world().scene(mover.scene);
  return std::none_of(path.begin(), path.end() - 1, [&](Cell cell) {
    const std::vector<Cell> parts = footprint(scene, cell, mover.size);
    return std::any_of(parts.begin(), parts.end(),
                       [&](Cell part) { return occupant(view, mover.scene, part, mover.id) != nullptr; });
  });
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

Verdict path_contiguous(const View& view, const Creature& mover, const Path& path) {
  if (path.empty()) return Refusal{"E_NO_PATH"_k, {}, {}};
  if (path.size() > 500) return Refusal{"E_PATH_TOO_LONG"_k, {}, {}};
  const Scene* scene = view.world().find(mover.scene);
  if (!scene || !stands_on(*scene, mover)) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "path"_k}}, {}};
  Cell before = mover.place.cell;
  for (const Cell cell : path) {
    if (!on_map(*scene, cell, mover.size)) return at(*scene, "E_OFF_MAP"_k, cell);
    const bool step = of_zones(*scene) ? joined(view, scene->id, before, cell) : adjacent(*scene, before, cell);
    if (!step) return at(*scene, "E_GAP"_k, cell);
    before = cell;
  }
  return std::nullopt;
}

Verdict path_legal(const View& view, const Creature& mover, const Path& path) {
  if (Verdict broken = path_contiguous(view, mover, path)) return broken;
  const Scene* scene = view.world().find(mover.scene);
  Cell before = mover.place.cell;
  for (const Cell cell : path) {
    if (!fits(*scene, cell, mover.size)) return at(*scene, "E_BLOCKED_CELL"_k, cell);
    if (!of_zones(*scene) && squeezes(*scene, before, cell)) return at(*scene, "E_BLOCKED_CELL"_k, cell);
    before = cell;
  }
  return std::nullopt;
}

const Creature* occupant(const View& view, SceneId scene, Cell cell, CreatureId but) {
  const Scene* map = view.world().find(scene);
  if (!map) return nullptr;
  for (const Creature* creature : view.world().creatures()) {
    if (creature->scene != scene || creature->id == but || creature->place.kind != Place::Kind::cell) continue;
    if (occupies(*map, *creature, cell) && view.knows(*creature)) return creature;
  }
  return nullptr;
}

Path find_path(const View& view, const Creature& mover, const Path& way_points, const Crossing& crossing) {
  const Scene* scene = view.world().find(mover.scene);
  Path whole;
  if (!scene || !stands_on(*scene, mover) || !inside(*scene, mover.place.cell)) return whole;
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
