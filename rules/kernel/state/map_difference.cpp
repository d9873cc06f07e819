// Fixtures, terrain and fog compared one by one.
#include "rules/kernel/state/map_difference.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

/// The walls, or lights, of a list that another lacks or has otherwise.
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

/// The terrain of cells that differ, as it is in `after`.
std::vector<TerrainRun> changed_terrain(const SceneTerrain& before, const SceneTerrain& after) {
  std::vector<TerrainRun> runs;
  for (const auto& [cell, terrain] : before.cells())
    if (!after.at(cell)) runs.push_back({cell, 1, {}});
  for (const auto& [cell, terrain] : after.cells())
    if (const CellTerrain* then = before.at(cell); !then || *then != terrain) runs.push_back({cell, 1, terrain});
  return runs;
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

}  // namespace

Events map_difference(const Scene& before, const Scene& after) {
  const SceneId scene = after.id;
  Events events;
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
  if (before.lights != after.lights) {
    if (auto lights = changed<Light>(before.lights, after.lights); !lights.empty())
      events.emplace_back(LightsSet{scene, std::move(lights)});
    if (auto ids = gone(before.lights, after.lights); !ids.empty())
      events.emplace_back(LightsRemoved{scene, std::move(ids)});
  }
  if (auto runs = changed_terrain(before.terrain, after.terrain); !runs.empty())
    events.emplace_back(TerrainSet{scene, std::move(runs)});
  return events;
}

bool only_map_differs(const Scene& before, Scene after) {
  after.walls = before.walls;
  after.lights = before.lights;
  after.terrain = before.terrain;
  after.revealed = before.revealed;
  after.seen = before.seen;
  after.bright = before.bright;
  after.dim = before.dim;
  return after == before;
}

}  // namespace ft::rules
