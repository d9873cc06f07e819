// Borders and their barriers, distances, heights. Source: HM-GRID-01 to 07, HM-ATK-06, HM-HGT-01, HM-HGT-02.
#include "rules/systems/heimr/movement/board.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

bool next_to(Cell a, Cell b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1; }

bool stands(const Relation& border) { return border.data.get("toughness"_k) > 0; }

}  // namespace

std::optional<std::int64_t> crossing_cr(const View& view, SceneId scene, Cell a, Cell b) {
  std::int64_t highest = 0;
  for (const Relation* border : borders_between(view, scene, a, b))
    highest = std::max(highest, border->data.get("crossing_cr"_k));
  return highest > 0 ? std::optional(highest) : std::nullopt;
}

Levels levels_of(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  if (!ground) return {};
  const std::int64_t lowest = ground->numbers.get("lowest"_k);
  return {lowest, std::max(lowest, ground->numbers.get("highest"_k))};
}

std::int64_t arrival_level(const Scene& scene, Cell cell, std::int64_t from) {
  const Levels levels = levels_of(scene, cell);
  return std::abs(from - levels.lowest) <= std::abs(from - levels.highest) ? levels.lowest : levels.highest;
}

Place arrival(const Scene& scene, Place from, Cell to) {
  Place there = from;
  const std::int64_t level = arrival_level(scene, to, from.height);
  there.cell = to;
  if (std::abs(level - from.height) <= 1) there.height = level;
  return there;
}

namespace {

/// Next to each other in combat; outside it also joined by a drawn border, and not where the GM took it away.
Verdict joined(const View& view, CreatureId who, SceneId scene, Cell from, Cell to) {
  const Scene& map = view.map(scene);
  const bool open = inside(map, to) && !blocks_move(map, to);
  if (view.world().encounter_of(who)) {
    if (open && next_to(from, to)) return std::nullopt;
    return Refusal{"E_NOT_ADJACENT"_k, {}, {}};
  }
  bool drawn = false, taken_away = false;
  for (const Relation* border : borders_between(view, scene, from, to)) {
    taken_away |= border->key == "no_way"_k;
    drawn |= border->key != "no_way"_k;
  }
  if (open && from != to && !taken_away && (drawn || next_to(from, to))) return std::nullopt;
  return Refusal{"E_NO_BORDER"_k, {}, {}};
}

}  // namespace

Verdict may_cross(const View& view, CreatureId who, Place from, Cell to) {  // the order of HM-GRID-04
  const SceneId scene = view.creature(who).scene;
  if (const Verdict apart = joined(view, who, scene, from.cell, to)) return apart;
  bool over_the_top = false;
  for (const Relation* border : borders_between(view, scene, from.cell, to)) {
    const std::int64_t top = border->data.get("top"_k);
    over_the_top |= top > 0 && from.height >= top;
    if (stands(*border) && !(top > 0 && from.height >= top))
      return Refusal{"E_BARRIER"_k, {{"what"_k, border->key}}, {}};
  }
  for (const Relation* border : borders_between(view, scene, from.cell, to)) {
    const std::int64_t limit = border->data.get("limit"_k);
    if (limit > 0 && border->data.get("count"_k) >= limit) return Refusal{"E_LIMIT"_k, {{"most"_k, limit}}, {}};
  }
  const std::int64_t step = std::abs(from.height - arrival_level(view.map(scene), to, from.height));
  if (step > 1 && !over_the_top) return Refusal{"E_HEIGHT"_k, {{"height"_k, step}}, {}};
  return std::nullopt;
}

Verdict may_cross(const View& view, CreatureId who, Cell to) {
  return may_cross(view, who, view.world().creature(who).place, to);
}

namespace {

bool walled(const View& view, SceneId scene, Cell a, Cell b) {
  const auto borders = borders_between(view, scene, a, b);
  return std::any_of(borders.begin(), borders.end(), [](const Relation* border) { return stands(*border); });
}

/// Steps on foot round structures, or none. Source: HM-ATK-06.
std::optional<std::int64_t> steps_on_foot(const View& view, SceneId scene, Cell from, Cell to) {
  const Scene& map = view.map(scene);
  std::vector<std::pair<Cell, std::int64_t>> seen{{from, 0}};
  for (std::size_t next = 0; next < seen.size(); ++next) {
    const auto [cell, count] = seen[next];
    if (cell == to) return count;
    for (const Cell step : steps) {
      const Cell other{cell.column + step.column, cell.row + step.row};
      const bool known = std::any_of(seen.begin(), seen.end(), [&](const auto& one) { return one.first == other; });
      const bool free = inside(map, other) && !blocks_move(map, other) && !walled(view, scene, cell, other);
      if (!known && free) seen.emplace_back(other, count + 1);
    }
  }
  return std::nullopt;
}

}  // namespace

std::int64_t distance(const View& view, SceneId scene, Place from, Place to) {
  const Campaign& campaign = view.world().campaign();
  const std::int64_t straight = std::abs(from.cell.column - to.cell.column) + std::abs(from.cell.row - to.cell.row);
  const bool on_foot = house_rule(campaign, "distance_past_walls"_k) == 0;  // G-29
  const std::int64_t walked = on_foot ? steps_on_foot(view, scene, from.cell, to.cell).value_or(straight) : straight;
  const std::int64_t higher = to.height - from.height;
  const bool climbs = higher >= 2 && house_rule(campaign, "climb_shots"_k) != 0;  // G-64
  return walked + (climbs ? higher : 0);
}

}  // namespace ft::rules::heimr
