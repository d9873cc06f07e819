// The deltas that lead from one projected state to another, whole things at a time.
#include <algorithm>

#include "server/codec/wire/deltas.hpp"
#include "server/codec/wire/wire_events.hpp"

namespace ft::codec {

namespace {

/// Calls `gone` for each thing only in `before`, `fresh` for each that is new in `after` or differs there. Both by id.
template <class Things, class Gone, class Fresh>
void compare(const Things& before, const Things& after, const Gone& gone, const Fresh& fresh) {
  auto old = before.begin();
  for (const auto& thing : after) {
    for (; old != before.end() && old->id < thing.id; ++old) gone(*old);
    const bool known = old != before.end() && old->id == thing.id;
    if (!known || *old != thing) fresh(thing);
    if (known) ++old;
  }
  for (; old != before.end(); ++old) gone(*old);
}

/// The terrain of cells that differ, as it is in `after`.
std::vector<rules::TerrainRun> changed(const rules::SceneTerrain& before, const rules::SceneTerrain& after) {
  std::vector<rules::TerrainRun> runs;
  for (const auto& [cell, terrain] : before.cells())
    if (!after.at(cell)) runs.push_back({cell, 1, {}});
  for (const auto& [cell, terrain] : after.cells()) {
    const rules::CellTerrain* then = before.at(cell);
    if (!then || *then != terrain) runs.push_back({cell, 1, terrain});
  }
  return runs;
}

/// What `after` has revealed to the creature, or to all, that `before` has not.
rules::Raster added(const std::vector<rules::RevealedArea>& before, const rules::RevealedArea& after) {
  const auto then = std::ranges::find(before, after.to, &rules::RevealedArea::to);
  return then == before.end() ? after.samples : after.samples - then->samples;
}

/// Walls that are new, changed or gone, and doors in another state.
void add_changed(rules::SceneId scene, const rules::SceneWalls& before, const rules::SceneWalls& after,
                 StateDeltas& patches) {
  rules::WallsSet set{scene, {}};
  rules::WallsRemoved removed{scene, {}};
  std::vector<rules::DoorSet> doors;
  for (const rules::Wall& wall : after.all()) {
    const rules::Wall* then = before.find(wall.id);
    if (!then || *then != wall) set.walls.push_back(wall);
    if (before.door(wall.id) != after.door(wall.id)) doors.push_back({scene, {wall.id, after.door(wall.id)}});
  }
  for (const rules::Wall& wall : before.all())
    if (!after.find(wall.id)) removed.walls.push_back(wall.id);
  if (!set.walls.empty()) patches.add(set);
  if (!removed.walls.empty()) patches.add(removed);
  for (const rules::DoorSet& door : doors) patches.add(door);
}

/// Whether nothing but terrain, walls and fog differs.
bool only_map_differs(const rules::Scene& before, rules::Scene after) {
  after.walls = before.walls;
  after.terrain = before.terrain;
  after.revealed = before.revealed;
  after.seen = before.seen;
  return after == before;
}

/// Relations stand in the order of their making.
std::vector<rules::Relation> by_id(std::vector<rules::Relation> relations) {
  std::sort(relations.begin(), relations.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
  return relations;
}

}  // namespace

void Deltas::diff(const rules::State& before, const rules::State& after) {
  const WireWriter writer(wire_names_);
  const auto next = [this] { return frame_->add_deltas(); };
  if (before.campaign != after.campaign) writer.write(after.campaign, next()->mutable_campaign());
  compare(
      before.scenes, after.scenes, [&](const auto& scene) { next()->set_scene_removed(writer.id(scene.id)); },
      [&](const auto& scene) {
        const auto then = std::ranges::find(before.scenes, scene.id, &rules::Scene::id);
        if (then == before.scenes.end() || !only_map_differs(*then, scene))
          return writer.write(scene, next()->mutable_scene());
        StateDeltas patches(writer, *frame_);
        for (const rules::RevealedArea& area : scene.revealed)
          if (const rules::Raster more = added(then->revealed, area); !more.empty())
            patches.add(rules::AreaRevealed{scene.id, {area.to, more}});
        for (const rules::RevealedArea& area : then->revealed)
          if (const rules::Raster gone = added(scene.revealed, area); !gone.empty())
            patches.add(rules::AreaRevealed{scene.id, {area.to, gone}, true});
        add_changed(scene.id, then->walls, scene.walls, patches);
        if (auto runs = changed(then->terrain, scene.terrain); !runs.empty())
          patches.add(rules::TerrainSet{scene.id, std::move(runs)});
        if (scene.seen == then->seen) return;
        wire::SeenPatch* seen = next()->mutable_seen();
        seen->set_scene(writer.id(scene.id));
        writer.list(scene.seen.chunks(), seen->mutable_chunks());
      });
  compare(
      before.creatures, after.creatures,
      [&](const auto& creature) { next()->set_creature_removed(writer.id(creature.id)); },
      [&](const auto& creature) { writer.write(creature, next()->mutable_creature()); });
  compare(
      before.encounters, after.encounters,
      [&](const auto& encounter) { next()->set_encounter_ended(writer.id(encounter.id)); },
      [&](const auto& encounter) { writer.write(encounter, next()->mutable_encounter()); });
  compare(
      by_id(before.relations), by_id(after.relations),
      [&](const auto& relation) { next()->set_relation_ended(relation.id.value); },
      [&](const auto& relation) { writer.write(relation, next()->mutable_relation()); });
}

}  // namespace ft::codec
