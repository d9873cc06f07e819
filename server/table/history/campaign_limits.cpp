#include "server/table/history/campaign_limits.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

std::int64_t size_of(const Note& note) {
  constexpr std::int64_t corner_bytes = sizeof(MapPoint);
  return std::ssize(note.title) + std::ssize(note.text) + corner_bytes * std::ssize(note.corners);
}

namespace {

/// What events add to a campaign, less what they take off.
struct Added {
  const State& state;
  std::int64_t creatures = 0, scenes = 0, conditions = 0, items = 0, cells = 0, walls = 0, chunks = 0, note_bytes = 0,
               corners = 0;
  std::map<SceneId, SceneTerrain> painted = {};  // scenes, as they would be

  void operator()(const CreatureAdded& e) {
    ++creatures;
    conditions += std::ssize(e.creature.conditions);
    items += std::ssize(e.creature.items);
  }
  void operator()(const SceneAdded&) { ++scenes; }
  void operator()(const ConditionGained&) { ++conditions; }
  void operator()(const ItemGained&) { ++items; }
  void operator()(const TerrainSet& e) {
    change(e.scene, [&](SceneTerrain& terrain) { terrain.paint(e.runs); });
  }
  void operator()(const WallsSet& e) {
    const Scene* scene = find_scene(state, e.scene);
    walls += std::ranges::count_if(e.walls, [&](const Wall& wall) { return !scene || !scene->walls.find(wall.id); });
  }
  void operator()(const NotesSet& e) {
    const Scene* scene = find_scene(state, e.scene);
    for (const Note& note : e.notes) {
      const Note* before = scene ? scene->notes.find(note.id) : nullptr;
      note_bytes += size_of(note) - (before ? size_of(*before) : 0);
    }
  }
  void operator()(const RegionsSet& e) {
    const Scene* scene = find_scene(state, e.scene);
    for (const Region& region : e.regions) {
      const Region* before = scene ? scene->regions.find(region.id) : nullptr;
      corners += std::ssize(region.corners) - (before ? std::ssize(before->corners) : 0);
    }
  }
  void operator()(const AreaRevealed& e) {
    if (!e.hidden) chunks += std::ssize(e.area.samples.chunks());
  }
  void operator()(const NumberSet& e) {
    if (e.owner.kind == Ref::Kind::cell)
      change({e.owner.within}, [&](SceneTerrain& terrain) { terrain.set_number(unpack(e.owner.id), e.key, e.value); });
  }
  template <class Other>
  void operator()(const Other&) {}

  void change(SceneId id, const auto& paint) {
    SceneTerrain& after = painted.try_emplace(id, terrain_of(id)).first->second;
    const std::int64_t before = std::ssize(after);
    paint(after);
    cells += std::ssize(after) - before;
  }
  [[nodiscard]] SceneTerrain terrain_of(SceneId id) const {
    const Scene* scene = find_scene(state, id);
    return scene ? scene->terrain : SceneTerrain{};
  }
  [[nodiscard]] bool too_many_kinds() const {
    return std::ranges::any_of(painted, [&](const auto& one) {
      return one.second.kinds() > most_kinds_of_terrain && one.second.kinds() > terrain_of(one.first).kinds();
    });
  }
};

std::size_t fog_chunks(const State& state) {
  std::size_t chunks = 0;
  for (const Scene& scene : state.scenes)
    for (const RevealedArea& area : scene.revealed) chunks += area.samples.chunks().size();
  return chunks;
}

std::size_t bytes_of_notes(const State& state) {
  std::size_t bytes = 0;
  for (const Scene& scene : state.scenes)
    for (const Note& note : scene.notes.all()) bytes += static_cast<std::size_t>(size_of(note));
  return bytes;
}

std::size_t corners_of_regions(const State& state) {
  std::size_t corners = 0;
  for (const Scene& scene : state.scenes)
    for (const Region& region : scene.regions.all()) corners += region.corners.size();
  return corners;
}

template <class Of>
std::size_t sum(const std::vector<Of>& all, const auto& part) {
  return std::accumulate(all.begin(), all.end(), std::size_t{0},
                         [&](std::size_t count, const Of& one) { return count + (one.*part).size(); });
}

}  // namespace

Refusal limit_reached(Key what, std::size_t most) {
  return {"E_CONTENT_LIMIT"_k, {{"most"_k, static_cast<std::int64_t>(most)}, {"what"_k, what}}, {}};
}

Verdict beyond_limits(const State& state, const Events& events) {
  Added added{state};
  for (const Event& event : events) std::visit(added, event);
  const auto within = [](Key what, std::int64_t more, std::size_t most, const auto& there_are) -> Verdict {
    if (more <= 0 || static_cast<std::int64_t>(there_are()) + more <= static_cast<std::int64_t>(most)) return {};
    return limit_reached(what, most);
  };
  const Verdict verdicts[]{
      within("limit_creatures"_k, added.creatures, most_creatures, [&] { return state.creatures.size(); }),
      within("limit_scenes"_k, added.scenes, most_scenes, [&] { return state.scenes.size(); }),
      within("limit_conditions"_k, added.conditions, most_conditions,
             [&] { return sum(state.creatures, &Creature::conditions); }),
      within("limit_items"_k, added.items, most_items, [&] { return sum(state.creatures, &Creature::items); }),
      within("limit_walls"_k, added.walls, most_walls,
             [&] {
               return std::accumulate(
                   state.scenes.begin(), state.scenes.end(), std::size_t{0},
                   [](std::size_t sum, const Scene& scene) { return sum + scene.walls.all().size(); });
             }),
      within("limit_fog_chunks"_k, added.chunks, most_fog_chunks, [&] { return fog_chunks(state); }),
      within("limit_note_bytes"_k, added.note_bytes, most_note_bytes, [&] { return bytes_of_notes(state); }),
      within("limit_region_corners"_k, added.corners, most_region_corners, [&] { return corners_of_regions(state); }),
      within("limit_cells"_k, added.cells, most_painted_cells, [&] { return sum(state.scenes, &Scene::terrain); }),
      added.too_many_kinds() ? Verdict(limit_reached("limit_kinds_of_terrain"_k, most_kinds_of_terrain)) : Verdict()};
  const auto full = std::ranges::find_if(verdicts, [](const Verdict& one) { return one.has_value(); });
  return full == std::end(verdicts) ? Verdict{} : *full;
}

}  // namespace ft::table
