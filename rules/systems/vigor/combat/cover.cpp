// Cover: which counts, its Guard, what it absorbs. Source: VG-COV-01 to 07.
#include "rules/systems/vigor/combat/cover.hpp"

#include <algorithm>
#include <tuple>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::array by_strength{"light"_k, "partial"_k, "full"_k};

std::int64_t strength(const Cover& cover) {
  return std::ranges::find(by_strength, cover.category) - by_strength.begin();
}

/// The cover of a square; what only blocks sight is full, and sturdy if it also blocks the way. Source: VG-COV-01, VG-COV-06.
std::optional<Cover> cover_at(Cell cell, const CellTerrain& ground) {
  const Key category(static_cast<std::uint32_t>(ground.numbers.get("cover"_k)));
  const Key quality(static_cast<std::uint32_t>(ground.numbers.get("cover_quality"_k)));
  const bool sturdy = ground.numbers.get("flimsy"_k) == 0;
  if (std::ranges::find(by_strength, category) != by_strength.end())
    return Cover{category, cell, sturdy, quality_rank(quality)};
  const bool unsaid = !ground.numbers.has("cover"_k) && ground.blocks_sight;
  return unsaid ? std::optional(Cover{"full"_k, cell, sturdy && ground.blocks_move, quality_rank(quality)})
                : std::nullopt;
}

using Passed = std::optional<Cover>;

/// The strongest on a line, the sturdy before the flimsy, then the nearest to the target. Source: VG-COV-03.
template <class Counts>
Passed strongest_on(const Scene& scene, const Line& line, const Counts& counts) {
  Passed best;
  const auto worth = [&](const Cover& one) {
    return std::tuple(strength(one), one.sturdy, -cell_distance(scene, one.cell, line.to));
  };
  for (const auto [cell, ground] : scene.terrain.cells()) {
    const Passed here = cover_at(cell, ground);
    if (!here || !counts(*here) || !line_intersects(scene, line.from, line.to, cell)) continue;
    if (!best || worth(*here) > worth(*best)) best = here;
  }
  return best;
}

template <class Counts>
Passed least_of(const Scene& scene, const std::vector<Line>& lines, const Counts& counts) {
  const auto hindrance = [](const Passed& one) {
    return one ? std::pair(strength(*one), one->sturdy) : std::pair(std::int64_t{-1}, false);
  };
  std::vector<Passed> all;
  for (const Line& line : lines) all.push_back(strongest_on(scene, line, counts));
  const auto least = std::ranges::min_element(all, {}, hindrance);
  return least == all.end() ? std::nullopt : *least;
}

/// From its middle; light cover does not count. Source: VG-COV-01, VG-COV-07.
Passed cover_in_area(const World& world, Cell center, CreatureId target) {
  const Creature& creature = world.creature(target);
  const Scene& scene = world.scene(creature.scene);
  std::vector<Line> lines;
  for (const Cell to : footprint(scene, creature.place.cell, creature.size)) lines.push_back({center, to});
  return least_of(scene, lines, [&](const Cover& one) { return one.cell != center && one.category != "light"_k; });
}

}  // namespace

std::optional<Cover> cover_against(const World& world, const Attack& attack) {
  const std::vector<Line> lines = lines_between(world, attack.attacker, attack.target);
  if (lines.empty()) return std::nullopt;
  if (attack.center) return cover_in_area(world, *attack.center, attack.target);
  const Scene& scene = world.scene(world.creature(attack.attacker).scene);
  const auto touches = [&](Cell cell) {
    return std::ranges::any_of(lines, [&](const Line& line) { return cell_distance(scene, line.from, cell) <= 1; });
  };
  return least_of(scene, lines, [&](const Cover& one) { return !touches(one.cell); });
}

std::int64_t guard_of(const Resolution& r, const Cover& cover) {
  if (cover.category == "light"_k) return r.house_rule("cover_light"_k);
  return r.house_rule(cover.category == "partial"_k ? "cover_partial"_k : "cover_full"_k);
}

namespace {

/// Source: VG-COV-01, VG-COV-06.
std::int64_t armor_rank(const Cover& cover) {
  if (!cover.sturdy || cover.category == "light"_k) return 0;
  return cover.category == "partial"_k ? 5 : 10;
}

/// What has Durability takes the damage; at 0 nothing of it is left. Source: VG-COV-05.
void wear_cover(Resolution& r, CreatureId target, Cell cell, std::int64_t absorbed) {
  const SceneId scene = r.world().creature(target).scene;
  const CellTerrain* present = terrain_at(r.world().scene(scene), cell);
  if (!present || !present->numbers.has("cover_durability"_k)) return;  // or gone since the attack began
  CellTerrain ground = *present;
  const std::int64_t left = ground.numbers.get("cover_durability"_k) - absorbed;
  ground.numbers.set("cover_durability"_k, left);
  if (left <= 0) {
    for (const Key gone : {"cover"_k, "cover_durability"_k, "cover_quality"_k, "flimsy"_k}) ground.numbers.remove(gone);
    ground.blocks_move = ground.blocks_sight = false;
    log_line(r, "cover_destroyed"_k, {{"who"_k, target}}, "VG-COV-05"_k);
  }
  r.emit(TerrainSet{scene, {{cell, 1, ground}}});
}

}  // namespace

std::int64_t absorb_by_cover(Resolution& r, CreatureId target, const Cover& cover, const Incoming& incoming) {
  if (incoming.type == "radiation"_k || ignores(r, incoming.quality, cover.quality)) return 0;
  const std::int64_t absorbed = std::min(incoming.damage, armor_rank(cover));
  if (absorbed > 0 && incoming.type != "toxic"_k) wear_cover(r, target, cover.cell, absorbed);
  return absorbed;
}

}  // namespace ft::rules::vigor
