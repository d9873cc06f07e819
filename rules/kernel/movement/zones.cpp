// Names, borders and ways of zone maps.
#include "rules/kernel/movement/zones.hpp"

#include <algorithm>
#include <cctype>
#include <queue>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules {

std::string zone_name(const Scene& scene, Cell zone) {
  std::string letters;
  for (std::int32_t column = zone.column + 1; column > 0; column = (column - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + (column - 1) % 26));
  return letters + std::to_string(scene.rows - zone.row);
}

std::optional<Cell> zone_named(const Scene& scene, std::string_view name) {
  std::size_t at = 0;
  std::int32_t column = 0, row = 0;
  for (; at < name.size() && std::isalpha(static_cast<unsigned char>(name[at])) && column < 1000; ++at)
    column = column * 26 + (std::toupper(static_cast<unsigned char>(name[at])) - 'A' + 1);
  if (at == 0 || at == name.size() || name[at] == '0') return std::nullopt;
  for (; at < name.size() && std::isdigit(static_cast<unsigned char>(name[at])) && row < 10000; ++at)
    row = row * 10 + (name[at] - '0');
  const Cell zone{column - 1, scene.rows - row};
  return at == name.size() && inside(scene, zone) ? std::optional(zone) : std::nullopt;
}

std::pair<Ref, Ref> border_ends(SceneId scene, Cell a, Cell b) {
  return {cell_ref(scene, std::min(a, b)), cell_ref(scene, std::max(a, b))};
}

namespace {

bool is_border(const View& view, SceneId scene, const Relation& relation) {
  const Ref from = relation.from, to = relation.to;
  return from.kind == Ref::Kind::cell && to.kind == Ref::Kind::cell && from.within == scene.value &&
         to.within == scene.value && (!relation.gm_only || view.viewer().is_gm());
}

}  // namespace

std::vector<const Relation*> borders_between(const View& view, SceneId scene, Cell a, Cell b) {
  const auto [from, to] = border_ends(scene, a, b);
  std::vector<const Relation*> borders;
  for (const Relation& relation : view.world().relations())
    if (relation.from == from && relation.to == to && is_border(view, scene, relation)) borders.push_back(&relation);
  return borders;
}

std::vector<Cell> joined_zones(const View& view, SceneId scene, Cell zone) {
  const Scene& map = view.map(scene);
  std::vector<Cell> zones = neighbors(map, zone);
  for (const Relation& relation : view.world().relations()) {
    if (!is_border(view, scene, relation)) continue;
    const Cell from = unpack(relation.from.id), to = unpack(relation.to.id);
    if (from != zone && to != zone) continue;
    const Cell other = from == zone ? to : from;
    if (other != zone && std::find(zones.begin(), zones.end(), other) == zones.end()) zones.push_back(other);
  }
  std::erase_if(zones, [&](Cell other) { return !open_zone(map, other) || !is_revealed(map, view.viewer(), other); });
  return zones;
}

bool joined(const View& view, SceneId scene, Cell a, Cell b) {
  return adjacent(view.world().scene(scene), a, b) || (a != b && !borders_between(view, scene, a, b).empty());
}

std::vector<ZoneSteps> zone_steps(const View& view, SceneId scene, Cell start, const Crossing& crossing) {
  const Scene& map = view.map(scene);
  std::vector<ZoneSteps> zones;
  for (Cell cell; cell.column < map.columns; ++cell.column)
    for (cell.row = 0; cell.row < map.rows; ++cell.row)
      if (open_zone(map, cell) && (cell == start || is_revealed(map, view.viewer(), cell)))
        zones.push_back({.cell = cell, .before = cell, .refusal = {}});
  const auto at = [&](Cell cell) {
    return std::lower_bound(zones.begin(), zones.end(), cell,
                            [](const ZoneSteps& zone, Cell wanted) { return zone.cell < wanted; });
  };
  std::queue<Cell> reached;
  if (open_zone(map, start)) reached.push(start);
  for (; !reached.empty(); reached.pop()) {
    const Cell cell = reached.front();
    const std::int32_t steps = at(cell)->steps;
    for (const Cell next : joined_zones(view, scene, cell)) {
      const Verdict refusal = crossing ? crossing(cell, next) : std::nullopt;
      if (cell == start) at(next)->refusal = refusal;
      if (refusal || next == start || at(next)->steps > 0) continue;
      at(next)->steps = steps + 1;
      at(next)->before = cell;
      reached.push(next);
    }
  }
  return zones;
}

Path zone_path(const View& view, SceneId scene, Cell start, Cell end, const Crossing& crossing) {
  const std::vector<ZoneSteps> zones = zone_steps(view, scene, start, crossing);
  const auto at = [&](Cell cell) {
    return std::find_if(zones.begin(), zones.end(), [&](const ZoneSteps& zone) { return zone.cell == cell; });
  };
  Path path;
  if (at(end) == zones.end() || at(end)->steps == 0) return path;
  for (Cell cell = end; cell != start; cell = at(cell)->before) path.push_back(cell);
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace ft::rules
