// Walls, gaps and the edge of the map.
#include "rules/kernel/movement/movement.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/maps/walls.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

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

}  // namespace

bool is_cut_apart(const Scene& scene, const std::vector<Cell>& cells) {
  return std::ranges::any_of(cells, [&](Cell part) {
    return std::ranges::any_of(cells, [&](Cell other) {
      return part != other && adjacent(scene, part, other) && walls_block_way(scene, part, other);
    });
  });
}

bool walls_block_step(const Scene& scene, std::int32_t size, Cell from, Cell to) {
  if (of_zones(scene) || scene.walls.all().empty()) return false;
  const std::vector<Cell> parts = footprint(scene, to, size);
  const auto stopped = [&](Cell part) {
    const Cell before{part.column + from.column - to.column, part.row + from.row - to.row};
    return walls_block_way(scene, before, part) || is_on_wall(scene, part);
  };
  return std::ranges::any_of(parts, stopped) || is_cut_apart(scene, parts);
}

bool step_blocked(const Scene& scene, std::int32_t size, Cell from, Cell to) {
  return !fits(scene, to, size) || (!of_zones(scene) && squeezes(scene, from, to)) ||
         walls_block_step(scene, size, from, to);
}

bool sees_step(const View& view, const Scene& scene, std::int32_t size, Cell from, Cell to) {
  return of_zones(scene) || is_revealed(scene, view.viewer(), Place::at(to), size) ||
         is_revealed(scene, view.viewer(), Place::at(from), size);
}

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
  const Scene& scene = view.map(mover.scene);
  Cell before = mover.place.cell;
  for (const Cell cell : path) {
    if (step_blocked(scene, mover.size, before, cell) && sees_step(view, scene, mover.size, before, cell))
      return at(scene, "E_BLOCKED_CELL"_k, cell);
    before = cell;
  }
  return std::nullopt;
}

const Creature* occupant(const View& view, SceneId scene, Cell cell, CreatureId but) {
  const Scene* map = view.world().find(scene);
  if (!map) return nullptr;
  for (const Creature* creature : view.world().creatures()) {
    const bool small_elsewhere = creature->size == 1 && creature->place.cell != cell;  // most are
    if (small_elsewhere || creature->scene != scene || creature->id == but) continue;
    if (creature->place.kind == Place::Kind::cell && occupies(*map, *creature, cell) && view.knows(*creature))
      return creature;
  }
  return nullptr;
}

}  // namespace ft::rules
