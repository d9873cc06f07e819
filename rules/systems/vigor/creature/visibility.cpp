// The worst visibility on a line, and sight within its band. Source: VG-VIS-01, VG-VIS-04, VG-VIS-07.
#include "rules/systems/vigor/creature/visibility.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::vigor {

namespace {

/// Best first: the place in the list is the rank. Source: VG-VIS-01.
struct Band {
  Key visibility;
  std::int64_t least, most;  // feet of sight
};
constexpr std::array bands{Band{"normal"_k, 800, 1200}, Band{"reduced"_k, 70, 100}, Band{"low"_k, 30, 50},
                           Band{"zero"_k, 5, 10}};

/// Sight at a rank: what the GM set, within the band; unset, the most. Source: VG-VIS-07.
Sight sight_of(std::int64_t visibility, std::int64_t set) {
  const auto at =
      std::ranges::find_if(bands, [&](const Band& one) { return std::int64_t{one.visibility.hash} == visibility; });
  const Band& band = at == bands.end() ? bands.front() : *at;
  return {&band - bands.data(), set == 0 ? band.most : std::clamp(set, band.least, band.most)};
}

bool worse(const Sight& a, const Sight& b) { return std::tuple(-a.rank, a.feet) < std::tuple(-b.rank, b.feet); }

bool smoke_on(const Resolution& r, const Scene& scene, const Condition& smoke, const Line& line) {
  const Area area = area_of(smoke);
  if (!area.center) return true;
  const std::vector<Cell> cells = cells_of(scene, area, unit_of(r.system().schema(), scene));
  return std::ranges::any_of(cells, [&](Cell cell) { return line_intersects(scene, line.from, line.to, cell); });
}

}  // namespace

Sight sight_along(const Resolution& r, CreatureId who, const Scene& scene, const Line& line) {
  const Encounter* encounter = r.world().encounter_of(who);
  const std::int64_t overall = encounter ? encounter->numbers.get("visibility"_k) : 0;
  std::vector<Sight> all{sight_of(overall, encounter ? encounter->numbers.get("sight"_k) : 0)};
  for (const auto [cell, ground] : scene.terrain.cells()) {
    const bool says = ground.numbers.has("local_visibility"_k) || ground.numbers.has("sight_ft"_k);
    if (says && line_intersects(scene, line.from, line.to, cell))
      all.push_back(sight_of(ground.numbers.get("local_visibility"_k, overall), ground.numbers.get("sight_ft"_k)));
  }
  for (const Condition& area : scene.areas)
    if (area.key == "smoke"_k && smoke_on(r, scene, area, line)) all.push_back(sight_of("reduced"_k.hash, 0));
  return *std::ranges::min_element(all, worse);
}

Sight best_sight(const Resolution& r, CreatureId who, const Scene& scene, const std::vector<Line>& lines) {
  std::vector<Sight> all;
  for (const Line& line : lines) all.push_back(sight_along(r, who, scene, line));
  return *std::ranges::max_element(all, worse);
}

std::int64_t steering_penalty(const Resolution& r, CreatureId who) {
  const std::vector<Line> lines = lines_between(r.world(), who, who);
  return lines.empty() ? 0 : 5 * best_sight(r, who, r.world().scene(r.world().creature(who).scene), lines).rank;
}

}  // namespace ft::rules::vigor
