// The maps of a thread, the newest first, each with what is seen from, shown in and lit from places of it.
#include "rules/kernel/knowledge/sight_memory.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>
#include <utility>

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

std::size_t size_of(const Raster& raster) { return 1 + raster.chunks().size(); }
std::size_t size_of(const LitArea& area) {
  return size_of(area.bright) + area.dim.chunks().size() + area.darkened.chunks().size();
}
std::size_t size_of(const std::vector<Sample>&) { return 1; }

/// Answers by what was asked. Once the newer ones are many those that were not asked for since they last were go.
template <class Question, class Answer>
class Answers {
 public:
  explicit Answers(std::size_t most) : most_(most) {}

  template <class Compute>
  const Answer& get(const Question& question, Compute compute) {
    if (const auto known = newer_.find(question); known != newer_.end()) return known->second;
    const auto kept = older_.extract(question);
    Answer answer = kept ? std::move(kept.mapped()) : compute();
    if (size_ > most_ / 2) {
      older_ = std::exchange(newer_, {});
      size_ = 0;
    }
    size_ += size_of(answer);
    return newer_.emplace(question, std::move(answer)).first->second;
  }

 private:
  std::size_t most_, size_ = 0;  // of the newer ones
  std::map<Question, Answer> newer_, older_;
};

constexpr std::size_t most_maps = 12, most_chunks = 4'000, most_places = 2'000, most_together = 4;  // 2 MiB a map

/// What several lights do together.
struct LitTogether {
  std::vector<Shining> lights;
  LitArea area;
};

struct RememberedMap {
  SightMap map;
  Answers<Standing, Raster> seen{most_chunks};
  Answers<Standing, std::vector<Sample>> shown{most_places};
  Answers<Shining, LitArea> lit{most_chunks};
  Answers<std::vector<MapPoint>, Raster> regions{most_chunks};  // by corners
  LitTogether lamps = {};                                       // those that stay where they are
  std::deque<LitTogether> together = {};
};

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

const LitArea& lit_by_one(RememberedMap& in, const Light& light) {
  return in.lit.get(shining(light), [&] { return lit_by(in.map, light); });
}

}  // namespace

const Raster& seen_from(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  return in.seen.get({place, size}, [&] { return in.map.seen_from(place, size); });
}

const std::vector<Sample>& shown_by(const Scene& scene, const Place& place, std::int32_t size) {
  RememberedMap& in = remembered(scene);
  return in.shown.get({place, size}, [&] { return in.map.shown_by(place, size); });
}

Raster samples_around(const Scene& scene, const Place& place, std::int32_t size, Length radius) {
  RememberedMap& in = remembered(scene);
  Light around{.id = {}, .at = eye_point(scene, place, size), .bright = {}, .dim = radius};
  around.through_walls = true;
  return lit_by_one(in, around).dim;
}

Raster samples_of_region(const Scene& scene, const Region& region) {
  RememberedMap& in = remembered(scene);
  return in.regions.get(region.corners, [&] { return samples_inside(region.corners, samples_of_map(scene)); });
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
