// Walls by id.
#include "rules/kernel/state/scene_walls.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace ft::rules {

SceneWalls::List::List(std::vector<Wall> of) : walls(std::move(of)), buckets(Buckets::along_lines(walls)) {
  std::ranges::copy_if(walls, std::back_inserter(with_doors),
                       [](const Wall& wall) { return wall.door != Wall::Door::none; });
}

const Wall* SceneWalls::find(FixtureId id) const {
  const auto at = std::ranges::lower_bound(all(), id, {}, &Wall::id);
  return at != all().end() && at->id == id ? &*at : nullptr;
}

DoorState::Is SceneWalls::door(FixtureId id) const {
  const auto at = std::ranges::lower_bound(doors_, id, {}, &DoorState::wall);
  return at != doors_.end() && at->wall == id ? at->is : DoorState::Is::closed;
}

void SceneWalls::set(std::span<const Wall> walls) {
  std::map<FixtureId, Wall> merged;
  for (const Wall& wall : walls) merged.insert_or_assign(wall.id, wall);
  for (const Wall& wall : all()) merged.emplace(wall.id, wall);
  std::vector<Wall> next;
  next.reserve(merged.size());
  for (const auto& [id, wall] : merged) next.push_back(wall);
  keep(std::move(next));
}

void SceneWalls::remove(std::span<const FixtureId> ids) {
  std::vector<FixtureId> gone(ids.begin(), ids.end());
  std::ranges::sort(gone);
  std::vector<Wall> left(all().begin(), all().end());
  std::erase_if(left, [&](const Wall& wall) { return std::ranges::binary_search(gone, wall.id); });
  keep(std::move(left));
}

void SceneWalls::set_door(const DoorState& state) {
  std::erase_if(doors_, [&](const DoorState& door) { return door.wall == state.wall; });
  const Wall* wall = find(state.wall);
  if (wall && wall->door != Wall::Door::none && state.is != DoorState::Is::closed)
    doors_.insert(std::ranges::lower_bound(doors_, state.wall, {}, &DoorState::wall), state);
}

void SceneWalls::keep(std::vector<Wall> walls) {
  list_ = walls.empty() ? nullptr : std::make_shared<const List>(std::move(walls));
  std::erase_if(doors_, [&](const DoorState& door) {
    const Wall* wall = find(door.wall);
    return !wall || wall->door == Wall::Door::none;
  });
}

}  // namespace ft::rules
