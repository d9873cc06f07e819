// Shots in poor visibility and in a vacuum. Source: VG-VIS-01 to 03, VG-VIS-05, VG-VIS-06, VG-TYPE-01.
#include "rules/systems/vigor/combat/visibility.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::int64_t zero = 3, no_limit = 0, point_blank = 10;
constexpr std::array<std::int64_t, 4> limits{no_limit, 300, 150, 30};  // feet by rank (VG-VIS-01)

/// From the attacker to the target, or to the middle of an area.
std::vector<Line> lines_of(const Resolution& r, const Shot& shot) {
  if (!shot.center) return lines_between(r.world(), shot.attacker, shot.target);
  std::vector<Line> lines;
  for (const Line& line : lines_between(r.world(), shot.attacker, shot.attacker))
    lines.push_back({line.from, *shot.center});
  return lines;
}

std::int64_t distance_of(const Resolution& r, const std::vector<Line>& lines, CreatureId attacker) {
  const Scene& scene = r.world().scene(r.world().creature(attacker).scene);
  std::int64_t squares = cell_distance(scene, lines.front().from, lines.front().to);
  for (const Line& line : lines) squares = std::min(squares, cell_distance(scene, line.from, line.to));
  return std::max<std::int64_t>(1, squares) * feet_per_square(scene);
}

/// Whether every line leads through a vacuum. Source: VG-TYPE-01.
bool in_vacuum(const Scene& scene, const std::vector<Line>& lines) {
  return std::ranges::all_of(lines, [&](const Line& line) {
    return std::ranges::any_of(scene.terrain.cells(), [&](const PaintedCell& painted) {
      return painted.terrain.numbers.get("vacuum"_k) != 0 && line_intersects(scene, line.from, line.to, painted.cell);
    });
  });
}

}  // namespace

std::int64_t visibility_penalty(const Resolution& r, const Shot& shot) {
  const std::vector<Line> lines = lines_of(r, shot);
  if (lines.empty()) return 0;
  const Sight sight = best_sight(r, shot.attacker, r.world().scene(r.world().creature(shot.attacker).scene), lines);
  const bool near = sight.rank == zero && distance_of(r, lines, shot.attacker) < point_blank;  // VG-VIS-05
  return near ? 0 : 5 * sight.rank;
}

std::optional<Sight> require_within_limits(Resolution& r, const Shot& shot, Key damage_type, std::int64_t distance) {
  const std::vector<Line> lines = lines_of(r, shot);
  if (lines.empty()) return std::nullopt;  // without a place on a map
  const View known = r.known();
  const Scene& scene = known.map(r.world().creature(shot.attacker).scene);
  const Sight sight = best_sight(r, shot.attacker, scene, lines);
  const std::int64_t most = limits.at(static_cast<std::size_t>(sight.rank));
  r.require(most == no_limit || distance <= most, {"E_VIS_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most}}, {}});
  const bool sonic = damage_type == "sonic"_k;
  r.require(!sonic || !in_vacuum(scene, lines), {"E_VACUUM"_k, {}, {}});
  return sight;
}

bool is_lost_in_vacuum(const Resolution& r, const Shot& shot, Key damage_type) {
  const std::vector<Line> lines = lines_of(r, shot);
  const SceneId scene = r.world().creature(shot.attacker).scene;
  return damage_type == "sonic"_k && !lines.empty() && in_vacuum(r.world().scene(scene), lines) &&
         !in_vacuum(r.known().map(scene), lines);
}

void require_visible(Resolution& r, const Shot& shot, Key damage_type, std::int64_t distance) {
  const std::optional<Sight> sight = require_within_limits(r, shot, damage_type, distance);
  if (!sight) return;
  const bool known = Actor(r.world(), shot.attacker).notices(Actor(r.world(), shot.target));
  const bool seen = line_of_sight(r.world(), shot.attacker, shot.target) && distance <= sight->feet;
  r.require(known || seen, {"E_UNSEEN"_k, {{"who"_k, shot.attacker}}, {}});
}

}  // namespace ft::rules::vigor
