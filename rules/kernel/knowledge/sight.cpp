// Sight of a map, remembered from place to place: between two steps most creatures stand where they stood.
#include "rules/kernel/knowledge/sight.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>

#include "rules/kernel/vision/sight_map.hpp"

namespace ft::rules {

namespace {

using Standing = std::tuple<Place::Kind, std::int32_t, std::int32_t, std::int32_t>;  // place and size

Standing standing(const Place& place, std::int32_t size) {
  return {place.kind, place.cell.column, place.cell.row, size};
}

/// A map with what is seen from, and shown in, places of it.
struct RememberedMap {
  SightMap map;
  std::map<Standing, Raster> seen = {};
  std::size_t chunks = 0;  // of `seen`
  std::map<Standing, std::vector<Sample>> shown = {};
};

constexpr std::size_t most_maps = 8, most_chunks = 4'000, most_places = 2'000;  // 2 MiB a map

/// Of the maps that this thread asked about last, the newest first. What it says is what computing it again would say (sight S6).
RememberedMap& remembered(const Scene& scene) {
  thread_local std::deque<RememberedMap> maps;
  const auto at = std::ranges::find_if(maps, [&](const RememberedMap& one) { return one.map.is_of(scene); });
  if (at == maps.end()) {
    SightMap map(scene, maps.empty() ? nullptr : &maps.front().map);
    maps.push_front({std::move(map)});
    if (maps.size() > most_maps) maps.pop_back();
  } else if (at != maps.begin()) {
    RememberedMap again = std::move(*at);
    maps.erase(at);
    maps.push_front(std::move(again));
  }
  return maps.front();
}

const Raster& seen_from(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  const Standing at = standing(place, size);
  if (const auto known = in.seen.find(at); known != in.seen.end()) return known->second;
  if (in.chunks > most_chunks) in.seen.clear(), in.chunks = 0;
  Raster seen = in.map.seen_from(place, size);
  in.chunks += seen.chunks().size() + 1;
  return in.seen.emplace(at, std::move(seen)).first->second;
}

const std::vector<Sample>& shown_in(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  const Standing at = standing(place, size);
  if (const auto known = in.shown.find(at); known != in.shown.end()) return known->second;
  if (in.shown.size() >= most_places) in.shown.clear();
  std::vector<Sample> shown = in.map.shown_by(place, size);
  return in.shown.emplace(at, std::move(shown)).first->second;
}

}  // namespace

void Sight::add(const Creature& source) { seen_.push_back(seen_from(*scene_, source.place, source.size)); }

bool Sight::sees_any(std::span<const Sample> samples) const {
  return std::ranges::any_of(seen_, [&](const Raster& seen) {
    return std::ranges::any_of(samples, [&](Sample sample) { return seen.contains(sample); });
  });
}

bool Sight::sees(const Place& place, std::int32_t size) const {
  if (!is_computed()) return is_revealed(*scene_, *viewer_, place, size);
  if (place.kind == Place::Kind::nowhere || seen_.empty()) return false;
  return sees_any(shown_in(*scene_, place, size));
}

bool Sight::sees(Cell cell) const {
  return is_computed() ? sees_any(samples_of_cell(scene_->grid, cell)) : is_revealed(*scene_, *viewer_, cell);
}

bool Sight::sees(const Wall& wall) const {
  return is_computed() ? sees_any(samples_beside(wall)) : is_revealed(*scene_, *viewer_, wall);
}

Raster Sight::seen() const {
  Raster all;
  for (const Raster& one : seen_) all = all | one;
  return all;
}

Events exploration(const State& state, const Events& events) {
  Events explored;
  for (const Scene& scene : state.scenes) {
    if (scene.vision_mode != VisionMode::vision) continue;
    for (const Creature& creature : state.creatures) {
      if (creature.scene != scene.id || creature.seats.empty()) continue;
      Raster seen = seen_from(scene, creature.place, creature.size);
      for (const Event& event : events)
        if (const auto* moved = std::get_if<Moved>(&event);
            moved && moved->creature == creature.id && moved->scene == scene.id)
          seen = seen | seen_from(scene, moved->to, creature.size);
      const auto before = std::ranges::find(scene.revealed, creature.id, &RevealedArea::to);
      if (before != scene.revealed.end()) seen = seen - before->samples;
      if (!seen.empty()) explored.emplace_back(AreaRevealed{scene.id, {creature.id, std::move(seen)}});
    }
  }
  return explored;
}

}  // namespace ft::rules
