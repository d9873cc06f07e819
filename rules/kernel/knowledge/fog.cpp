// Samples of a map with fog that are revealed or explored.
#include "rules/kernel/knowledge/fog.hpp"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <span>

#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

namespace {

bool sees_any(const Scene& scene, const Viewer& viewer, std::span<const Sample> samples) {
  return std::ranges::any_of(scene.revealed, [&](const RevealedArea& area) {
    return is_for(scene, area.to, viewer) && area.samples.contains_any(samples);
  });
}

bool sees_all(const Scene& scene, const Viewer& viewer) { return !has_fog(scene) || viewer.is_gm(); }

}  // namespace

bool is_for(const Scene& scene, CreatureId to, const Viewer& viewer) {
  const bool of_the_party = scene.vision_mode == VisionMode::vision && viewer.creatures.empty();
  return !to || viewer.is_gm() || of_the_party || viewer.sees_through(to);
}

Raster revealed_to(const Scene& scene, const Viewer& viewer) {
  Raster all;
  for (const RevealedArea& area : scene.revealed)
    if (is_for(scene, area.to, viewer)) all = all | area.samples;
  return all;
}

bool is_revealed(const Scene& scene, const Viewer& viewer, Cell cell) {
  return sees_all(scene, viewer) || sees_any(scene, viewer, samples_of_cell(scene.grid, cell));
}

bool is_revealed(const Scene& scene, const Viewer& viewer, const Place& place, std::int32_t size) {
  return sees_all(scene, viewer) || sees_any(scene, viewer, samples_of_place(scene, place, size));
}

std::vector<Sample> samples_beside(const Wall& wall) {
  const auto [from, to] = wall.line;
  std::vector<Sample> samples;
  for (const std::int32_t quarters : {1, 2, 3})
    for (const Sample sample :
         samples_about({from.x + (to.x - from.x) / 4 * quarters, from.y + (to.y - from.y) / 4 * quarters}))
      samples.push_back(sample);
  return samples;
}

bool is_revealed(const Scene& scene, const Viewer& viewer, const Wall& wall) {
  return sees_all(scene, viewer) || sees_any(scene, viewer, samples_beside(wall));
}

/// By the nearest sample alone, two or four where they are as near: others about a place may lie behind a wall.
bool is_revealed(const Scene& scene, const Viewer& viewer, const Note& note) {
  return sees_all(scene, viewer) || std::ranges::any_of(note.points(), [&](MapPoint point) {
           return std::ranges::any_of(samples_about(point), [&](Sample sample) {
             const MapOffset off = point_of(sample) - point;
             return 2 * std::max(std::abs(off.x), std::abs(off.y)) <= sample_units &&
                    sees_any(scene, viewer, {&sample, 1});
           });
         });
}

bool is_door_to(const Scene& scene, const Viewer& viewer, const Wall& wall) {
  if (wall.door != Wall::Door::secret) return wall.door == Wall::Door::door;
  return viewer.is_gm() || scene.walls.is_open(wall) ||
         std::ranges::any_of(wall.found_by, [&](CreatureId one) { return is_for(scene, one, viewer); });
}

namespace {

/// Terrain, and what of it lies in a raster.
struct Revealed {
  Scene::Grid grid;
  SceneTerrain of;
  Raster samples;
  SceneTerrain terrain = {};
};

constexpr std::size_t most_revealed = 8;

}  // namespace

SceneTerrain revealed_terrain(const Scene& scene, const Viewer& viewer) {
  if (sees_all(scene, viewer) || scene.terrain.empty()) return scene.terrain;
  thread_local std::deque<Revealed> last;  // the newest first: a player is answered many questions about one map
  Revealed now{scene.grid, scene.terrain, revealed_to(scene, viewer)};
  const auto known = std::ranges::find_if(last, [&](const Revealed& one) {
    return one.grid == now.grid && one.of.is_copy_of(now.of) && one.samples == now.samples;
  });
  if (known != last.end()) return known->terrain;
  std::vector<TerrainRun> runs;
  for (const auto& [cell, terrain] : scene.terrain.cells())
    if (now.samples.contains_any(samples_of_cell(scene.grid, cell))) add_cell(runs, cell, terrain);
  now.terrain = SceneTerrain(runs);
  last.push_front(std::move(now));
  if (last.size() > most_revealed) last.pop_back();
  return last.front().terrain;
}

bool crosses_fog(const Scene& scene, const Place& from, const Place& to, std::int32_t size) {
  if (!has_fog(scene)) return false;
  const std::vector<Sample> before = samples_of_place(scene, from, size), after = samples_of_place(scene, to, size);
  return std::ranges::any_of(scene.revealed, [&](const RevealedArea& area) {
    return area.samples.contains_any(before) != area.samples.contains_any(after);
  });
}

}  // namespace ft::rules
