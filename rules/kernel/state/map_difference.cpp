// Fixtures, terrain and fog compared one by one.
#include "rules/kernel/state/map_difference.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

/// The walls, lights, notes or regions of a list that another lacks or has otherwise.
template <class Fixture, class List>
std::vector<Fixture> changed(const List& before, const List& after) {
  std::vector<Fixture> set;
  for (const Fixture& fixture : after.all())
    if (const Fixture* then = before.find(fixture.id); !then || *then != fixture) set.push_back(fixture);
  return set;
}

/// The ids of a list that another lacks.
template <class List>
std::vector<FixtureId> gone(const List& before, const List& after) {
  std::vector<FixtureId> ids;
  for (const auto& fixture : before.all())
    if (!after.find(fixture.id)) ids.push_back(fixture.id);
  return ids;
}

/// What leads from one list of fixtures to another.
template <class Set, class Removed, class Fixture>
void add_changes(SceneId scene, const FixtureList<Fixture>& before, const FixtureList<Fixture>& after, Events& events) {
  if (before == after) return;
  if (auto fixtures = changed<Fixture>(before, after); !fixtures.empty())
    events.emplace_back(Set{scene, std::move(fixtures)});
  if (auto ids = gone(before, after); !ids.empty()) events.emplace_back(Removed{scene, std::move(ids)});
}

/// Areas of `after` less what `before` has revealed to the same.
std::vector<RevealedArea> added(const std::vector<RevealedArea>& before, const std::vector<RevealedArea>& after) {
  std::vector<RevealedArea> more;
  for (const RevealedArea& area : after) {
    const auto then = std::ranges::find(before, area.to, &RevealedArea::to);
    Raster samples = then == before.end() ? area.samples : area.samples - then->samples;
    if (!samples.empty()) more.push_back({area.to, std::move(samples)});
  }
  return more;
}

/// The ghosts of a list that another lacks or has otherwise.
Events changed_ghosts(const Scene& before, const Scene& after) {
  const auto has = [](const std::vector<Ghost>& ghosts, const Ghost& same) {
    return std::ranges::any_of(ghosts, [&](const Ghost& ghost) { return same_thing(ghost, same); });
  };
  Events events;
  for (const Ghost& ghost : before.ghosts)
    if (!has(after.ghosts, ghost)) events.emplace_back(GhostCleared{after.id, ghost.to, ghost.creature, ghost.item});
  for (const Ghost& ghost : after.ghosts)
    if (std::ranges::find(before.ghosts, ghost) == before.ghosts.end())
      events.emplace_back(GhostRecorded{after.id, ghost});
  return events;
}

/// The memories of a list that another lacks or has otherwise, and those that it has alone, emptied.
Events changed_memories(const Scene& before, const Scene& after) {
  Events events;
  for (const MapMemory& memory : before.memories)
    if (!memory_of(after.memories, memory.to)) events.emplace_back(MapRemembered{after.id, MapMemory{memory.to}});
  for (const MapMemory& memory : after.memories)
    if (std::ranges::find(before.memories, memory) == before.memories.end())
      events.emplace_back(MapRemembered{after.id, memory});
  return events;
}

}  // namespace

std::vector<TerrainRun> changed_terrain(const SceneTerrain& before, const SceneTerrain& after) {
  std::vector<TerrainRun> runs;
  if (before == after) return runs;
  for (const auto& [cell, terrain] : before.cells())
    if (!after.at(cell)) runs.push_back({cell, 1, {}});
  for (const auto& [cell, terrain] : after.cells())
    if (const CellTerrain* then = before.at(cell); !then || *then != terrain) runs.push_back({cell, 1, terrain});
  return runs;
}

Events map_difference(const Scene& before, const Scene& after) {
  const SceneId scene = after.id;
  Events events = changed_ghosts(before, after);
  for (Event& event : changed_memories(before, after)) events.push_back(std::move(event));
  for (RevealedArea& area : added(before.revealed, after.revealed))
    events.emplace_back(AreaRevealed{scene, std::move(area)});
  for (RevealedArea& area : added(after.revealed, before.revealed))
    events.emplace_back(AreaRevealed{scene, std::move(area), true});
  if (before.walls != after.walls) {
    if (auto walls = changed<Wall>(before.walls, after.walls); !walls.empty())
      events.emplace_back(WallsSet{scene, std::move(walls)});
    if (auto ids = gone(before.walls, after.walls); !ids.empty())
      events.emplace_back(WallsRemoved{scene, std::move(ids)});
    for (const Wall& wall : after.walls.all())
      if (const DoorState::Is door = after.walls.door(wall.id); before.walls.door(wall.id) != door)
        events.emplace_back(DoorSet{scene, {wall.id, door}});
  }
  add_changes<LightsSet, LightsRemoved>(scene, before.lights, after.lights, events);
  add_changes<NotesSet, NotesRemoved>(scene, before.notes, after.notes, events);
  add_changes<RegionsSet, RegionsRemoved>(scene, before.regions, after.regions, events);
  if (auto runs = changed_terrain(before.terrain, after.terrain); !runs.empty())
    events.emplace_back(TerrainSet{scene, std::move(runs)});
  return events;
}

bool only_map_differs(const Scene& before, Scene after) {
  after.walls = before.walls;
  after.lights = before.lights;
  after.notes = before.notes;
  after.regions = before.regions;
  after.terrain = before.terrain;
  after.revealed = before.revealed;
  after.ghosts = before.ghosts;
  after.memories = before.memories;
  after.seen = before.seen;
  after.bright = before.bright;
  after.dim = before.dim;
  return after == before;
}

}  // namespace ft::rules
