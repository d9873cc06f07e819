// The maps of a thread, the newest first, each with what is seen from, shown in and lit from places of it.
#include "rules/kernel/knowledge/sight_memory.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>

#include "rules/kernel/lattice/polygon.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

namespace {

using Standing = std::pair<Place, std::int32_t>;  // place and size

/// What of a light decides what it lights.
using Shining = std::tuple<MapPoint, Length, Length, std::int32_t, std::int32_t, bool, bool>;

Shining shining(const Light& light) {
  return {light.at, light.bright, light.dim, light.degrees, light.direction, light.through_walls, light.darkens};
}

/// What several lights do together.
struct LitTogether {
  std::vector<Shining> lights;
  LitArea area;
};

struct RememberedMap {
  SightMap map;
  std::map<Standing, Raster> seen = {};
  std::map<Standing, std::vector<Sample>> shown = {};
  std::map<Shining, LitArea> lit = {};
  std::map<std::vector<MapPoint>, Raster> regions = {};  // by corners
  std::size_t region_chunks = 0;
  std::size_t seen_chunks = 0, lit_chunks = 0;
  LitTogether lamps = {};  // those that stay where they are
  std::deque<LitTogether> together = {};
};

constexpr std::size_t most_maps = 12, most_chunks = 4'000, most_places = 2'000, most_together = 4;  // 2 MiB a map

/// Of the maps that this thread asked about last.
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
  maps.front().map.share(scene);
  return maps.front();
}

/// Counts what a map of answers grows by, and forgets all of them where they would be too many.
template <class Answers>
void make_room(Answers& answers, std::size_t& chunks, std::size_t more) {
  if (chunks > most_chunks) {
    answers.clear();
    chunks = 0;
  }
  chunks += more + 1;
}

const LitArea& lit_by_one(RememberedMap& in, const Light& light) {
  const Shining key = shining(light);
  if (const auto known = in.lit.find(key); known != in.lit.end()) return known->second;
  LitArea area = lit_by(in.map, light);
  make_room(in.lit, in.lit_chunks,
            area.bright.chunks().size() + area.dim.chunks().size() + area.darkened.chunks().size());
  return in.lit.emplace(key, std::move(area)).first->second;
}

}  // namespace

const Raster& seen_from(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  const Standing at{place, size};
  if (const auto known = in.seen.find(at); known != in.seen.end()) return known->second;
  Raster seen = in.map.seen_from(place, size);
  make_room(in.seen, in.seen_chunks, seen.chunks().size());
  return in.seen.emplace(at, std::move(seen)).first->second;
}

const std::vector<Sample>& shown_by(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  const Standing at{place, size};
  if (const auto known = in.shown.find(at); known != in.shown.end()) return known->second;
  if (in.shown.size() >= most_places) in.shown.clear();
  return in.shown.emplace(at, in.map.shown_by(place, size)).first->second;
}

Raster samples_around(const Scene& scene, const Place& place, std::int32_t size, Length radius) {
  RememberedMap& in = remembered(scene);
  Light around{.id = {}, .at = eye_point(scene, place, size), .bright = {}, .dim = radius};
  around.through_walls = true;
  return lit_by_one(in, around).dim;
}

Raster samples_of_region(const Scene& scene, const Region& region) {
  RememberedMap& in = remembered(scene);
  if (const auto known = in.regions.find(region.corners); known != in.regions.end()) return known->second;
  Raster inside = samples_inside(region.corners, samples_of_map(scene));
  make_room(in.regions, in.region_chunks, inside.chunks().size());
  return in.regions.emplace(region.corners, std::move(inside)).first->second;
}

const LitArea& lit_by(const Scene& scene, const Light& light) { return lit_by_one(remembered(scene), light); }

LitArea lit_by_all(const Scene& scene, std::span<const Light> lamps, std::span<const Light> carried) {
  RememberedMap& in = remembered(scene);
  std::vector<Shining> keys;
  for (const Light& lamp : lamps) keys.push_back(shining(lamp));
  if (in.lamps.lights != keys) {
    LitArea area;
    for (const Light& lamp : lamps) area = area | lit_by_one(in, lamp);
    in.lamps = {keys, std::move(area)};
  }
  if (carried.empty()) return in.lamps.area;
  for (const Light& light : carried) keys.push_back(shining(light));
  const auto known = std::ranges::find(in.together, keys, &LitTogether::lights);
  if (known != in.together.end()) return known->area;
  LitArea area = in.lamps.area;
  for (const Light& light : carried) area = area | lit_by_one(in, light);
  in.together.push_front({std::move(keys), area});
  if (in.together.size() > most_together) in.together.pop_back();
  return area;
}

}  // namespace ft::rules
