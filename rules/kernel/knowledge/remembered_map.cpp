// What is remembered of a map, door by door and cell by cell.
#include "rules/kernel/knowledge/remembered_map.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/state/map_difference.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

namespace {

/// A door as the players of a creature may see it.
struct Door {
  Wall wall;
  bool is_open = false;
  bool operator==(const Door&) const = default;
};

/// That no wall is known there.
Door no_door(Wall wall) {
  wall.sight = wall.move = Blocking::none;
  wall.door = Wall::Door::none;
  wall.found_by.clear();
  return {wall};
}

/// there: a wall of that id, which stands there or stood; found: should it be a secret door.
Door door_in(const SceneWalls& walls, const Wall& there, bool found) {
  const Wall* wall = walls.find(there.id);
  if (!wall) return no_door(there);
  Door door{*wall, walls.is_open(*wall)};
  if (wall->door == Wall::Door::secret) door.wall.door = door.is_open || found ? Wall::Door::door : Wall::Door::none;
  door.wall.found_by.clear();
  return door;
}

/// A wall of each id that has a door in one of two states of a map, or is remembered.
std::map<FixtureId, Wall> walls_with_doors(const MapMemory& memory, const Scene& before, const Scene& after) {
  std::map<FixtureId, Wall> walls;
  const auto add = [&](std::span<const Wall> some) {
    for (const Wall& wall : some) walls.emplace(wall.id, wall);
  };
  add(memory.doors.all());
  if (before.walls == after.walls) return walls;
  add(before.walls.with_doors());
  add(after.walls.with_doors());
  return walls;
}

template <class Visit>
void for_each_cell(const std::vector<TerrainRun>& runs, const Visit& visit) {
  for (const TerrainRun& run : runs)
    for (std::int32_t below = 0; below < run.cells; ++below)
      visit(Cell{run.first.column, run.first.row + below}, run.terrain);
}

/// How a creature knows a door from now on. knew: until now.
Door known_now(const Door& knew, const Door& now, const Raster& sees) {
  if (sees.contains_any(samples_beside(now.wall))) return now;
  return sees.contains_any(samples_beside(knew.wall)) ? no_door(now.wall) : knew;
}

SceneWalls remembered_doors(const MapMemory& memory, const Scene& before, const Scene& after,
                            const Explorer& explorer) {
  std::vector<Wall> walls;
  std::vector<DoorState> open;
  const auto has_explored = [&](const Wall& wall) { return explorer.explored.contains_any(samples_beside(wall)); };
  for (const auto& [id, wall] : walls_with_doors(memory, before, after)) {
    const auto finds = [&](const Wall* one) {
      return one && one->door == Wall::Door::secret && one->is_found_by(memory.to);
    };
    const Wall* stands = after.walls.find(id);
    const bool is_secret = stands && stands->door == Wall::Door::secret;
    const bool found = finds(stands), had_found = is_secret ? found : finds(before.walls.find(id));
    const Door then = door_in(before.walls, wall, had_found), now = door_in(after.walls, wall, found);
    const Wall* remembered = memory.doors.find(id);
    if (!remembered && then == now) continue;
    Door knew = remembered                ? Door{*remembered, memory.doors.is_open(*remembered)}
                : has_explored(then.wall) ? then
                                          : no_door(then.wall);
    if (found && knew.wall.move != Blocking::none) knew.wall.door = Wall::Door::door;
    Door knows = known_now(knew, now, explorer.sees);
    if (is_secret && knew.wall.door == Wall::Door::door && knew.wall.line == knows.wall.line)
      knows.wall.door = Wall::Door::door;  // it is no secret any more to who saw it open
    if (knows == (has_explored(now.wall) ? now : no_door(now.wall))) continue;
    walls.push_back(knows.wall);
    if (knows.is_open) open.push_back({id, DoorState::Is::open});
  }
  SceneWalls doors;
  if (!walls.empty()) doors.set(walls);
  for (const DoorState& door : open) doors.set_door(door);
  return doors;
}

const CellTerrain& terrain_of(const Scene& scene, Cell cell) {
  static const CellTerrain plain;
  const CellTerrain* terrain = scene.terrain.at(cell);
  return terrain ? *terrain : plain;
}

std::vector<TerrainRun> remembered_terrain(const MapMemory& memory, const Scene& before, const Scene& after,
                                           const Explorer& explorer) {
  std::set<Cell> cells;
  const auto add = [&](Cell cell, const CellTerrain&) { cells.insert(cell); };
  for_each_cell(memory.terrain, add);
  for_each_cell(changed_terrain(before.terrain, after.terrain), add);
  std::vector<TerrainRun> runs;
  for (const Cell cell : cells) {
    const std::vector<Sample> samples = samples_of_cell(after.grid, cell);
    if (!explorer.explored.contains_any(samples) || explorer.sees.contains_any(samples)) continue;
    const CellTerrain* remembered = terrain_in(memory.terrain, cell);
    const CellTerrain& knows = remembered ? *remembered : terrain_of(before, cell);
    if (knows != terrain_of(after, cell)) add_cell(runs, cell, knows);
  }
  return runs;
}

}  // namespace

MapMemory remembered_after(const MapMemory& memory, const Scene& before, const Scene& after, const Explorer& explorer) {
  return {memory.to, remembered_doors(memory, before, after, explorer),
          remembered_terrain(memory, before, after, explorer)};
}

std::optional<Scene> remembered_map(const Scene& scene, const Viewer& viewer) {
  if (viewer.is_gm() || scene.vision_mode != VisionMode::vision || scene.memories.empty()) return std::nullopt;
  // Whether a creature of the viewer has explored samples and remembers nothing else of what is there.
  const auto is_known = [&](const std::vector<Sample>& samples, const auto& remembers) {
    return std::ranges::any_of(scene.revealed, [&](const RevealedArea& area) {
      if (!area.to || !is_for(scene, area.to, viewer) || !area.samples.contains_any(samples)) return false;
      const MapMemory* memory = memory_of(scene.memories, area.to);
      return !memory || !remembers(*memory);
    });
  };
  std::vector<Wall> walls;
  std::vector<DoorState> doors;
  std::vector<TerrainRun> runs;
  for (const MapMemory& memory : scene.memories) {
    if (!is_for(scene, memory.to, viewer)) continue;
    for (const Wall& wall : memory.doors.all()) {
      const Wall* now = scene.walls.find(wall.id);
      const bool is_secret = now && now->door == Wall::Door::secret && !scene.walls.is_open(*now);
      const auto is_door_here = [&](const Wall& one) {
        return is_secret && one.door == Wall::Door::door && one.line == now->line;
      };
      const auto remembers = [&](const MapMemory& other) {  // otherwise than closed, as it is
        const Wall* as = other.doors.find(wall.id);
        return as && !(is_door_here(*as) && !other.doors.is_open(*as));
      };
      const bool known = is_known(samples_beside(now ? *now : wall), remembers);
      if (known && !is_door_here(wall)) continue;
      if (!now || *now != wall) walls.push_back(wall);
      doors.push_back({wall.id, known ? DoorState::Is::closed : memory.doors.door(wall.id)});
    }
    for_each_cell(memory.terrain, [&](Cell cell, const CellTerrain& terrain) {
      const auto remembers = [&](const MapMemory& other) { return terrain_in(other.terrain, cell) != nullptr; };
      if (!is_known(samples_of_cell(scene.grid, cell), remembers)) runs.push_back({cell, 1, terrain});
    });
  }
  if (doors.empty() && runs.empty()) return std::nullopt;
  Scene map = scene;
  if (!walls.empty()) map.walls.set(walls);
  for (const DoorState& door : doors) map.walls.set_door(door);
  map.terrain.paint(runs);
  return map;
}

}  // namespace ft::rules
