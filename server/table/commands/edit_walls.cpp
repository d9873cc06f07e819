// Edits of walls and doors.
#include <algorithm>
#include <cstdlib>

#include "server/table/commands/edit_events.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

const Refusal no_wall{"E_FORM"_k, {{"field"_k, "wall"_k}}, {}};
/// How far a wall leads along its longer axis, in lattice units.
std::int64_t length_of(const Wall& wall) {
  const auto [dx, dy] = wall.line.to - wall.line.from;
  return std::max(std::abs(dx), std::abs(dy));
}

/// Whether the walls of a scene would be longer together than a scene holds.
bool too_long(const Scene& scene, const std::vector<Wall>& more) {
  std::int64_t length = 0;
  for (const Wall& wall : scene.walls.all()) length += length_of(wall);
  for (const Wall& wall : more) {
    const Wall* replaced = scene.walls.find(wall.id);
    length += length_of(wall) - (replaced ? length_of(*replaced) : 0);
  }
  return length > static_cast<std::int64_t>(most_squares_of_walls) * square_units;
}

/// Why such a wall cannot stand there, or none.
Verdict misplaced(const Scene& scene, const Wall& wall) {
  if (wall.line.from == wall.line.to || wall.move == Blocking::limited) return no_wall;
  if (!reaches(scene, wall.line.from) || !reaches(scene, wall.line.to))
    return Refusal{"E_WALL_OFF_MAP"_k, {{"most"_k, squares_beyond}}, {}};
  return std::nullopt;
}

/// Of a secret door the creatures that there are, each once; of other walls none.
void keep_finders(const State& state, Wall& wall) {
  std::ranges::sort(wall.found_by);
  const auto twice = std::ranges::unique(wall.found_by);
  wall.found_by.erase(twice.begin(), twice.end());
  std::erase_if(wall.found_by, [&](CreatureId id) {
    return wall.door != Wall::Door::secret ||
           std::ranges::find(state.creatures, id, &Creature::id) == state.creatures.end();
  });
}

}  // namespace

/// Hexes reach half a cell further than their columns and rows.
bool reaches(const Scene& scene, MapPoint point) {
  const auto within = [](std::int32_t at, std::int32_t squares) {
    return at >= -squares_beyond * square_units && at <= (squares + 1 + squares_beyond) * square_units;
  };
  return within(point.x, scene.columns) && within(point.y, scene.rows);
}

EditEvents events_of(const Editing& on, const codec::PutWalls& put) {
  const Scene* scene = find_scene(on.state, put.scene);
  if (!scene) return no_such("scene"_k);
  if (scene->grid == Scene::Grid::zones) return std::unexpected(Refusal{"E_WALLS_OF_ZONES"_k, {}, {}});
  if (put.walls.empty()) return std::unexpected(no_wall);
  if (too_long(*scene, put.walls)) return std::unexpected(limit_reached("limit_wall_length"_k, most_squares_of_walls));
  WallsSet set{put.scene, put.walls};
  for (Wall& wall : set.walls) {
    if (const Verdict why_not = misplaced(*scene, wall)) return std::unexpected(*why_not);
    keep_finders(on.state, wall);
    if (wall.id && !scene->walls.find(wall.id)) return no_such("wall"_k);
    if (!wall.id) wall.id = on.draw_fixture();
  }
  return Events{std::move(set)};
}

EditEvents events_of(const Editing& on, const codec::RemoveWalls& remove) {
  const Scene* scene = find_scene(on.state, remove.scene);
  if (!scene) return no_such("scene"_k);
  if (remove.walls.empty()) return std::unexpected(no_wall);
  if (!std::ranges::all_of(remove.walls, [&](FixtureId id) { return scene->walls.find(id) != nullptr; }))
    return no_such("wall"_k);
  return Events{WallsRemoved{remove.scene, remove.walls}};
}

EditEvents events_of(const Editing& on, const codec::SetDoor& set) {
  const Scene* scene = find_scene(on.state, set.scene);
  const Wall* wall = scene ? scene->walls.find(set.door.wall) : nullptr;
  if (!wall || wall->door == Wall::Door::none) return no_such("door"_k);
  if (scene->walls.door(wall->id) == set.door.is) return std::unexpected(Refusal{"E_DOOR_STAYS"_k, {}, {}});
  return Events{DoorSet{set.scene, set.door}};
}

}  // namespace ft::table
