// Redrawing a map with another kind of cells: what lies on it keeps its column and row on screen.
#include "server/table/commands/redraw.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/hexes.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

Cell redrawn(const Scene& from, const Scene& to, Cell cell) { return cell_at_offset(to, offset_of(from, cell)); }

void redraw_terrain(const Scene& from, Scene& to, Events& events) {
  TerrainSet set{to.id, {}};
  for (const CellTerrain& one : from.terrain) set.cells.push_back({.cell = one.cell, .numbers = {}});
  std::vector<CellTerrain> terrain = from.terrain.get();
  for (CellTerrain& one : terrain) one.cell = redrawn(from, to, one.cell);
  std::sort(terrain.begin(), terrain.end(), [](const auto& a, const auto& b) { return a.cell < b.cell; });
  set.cells.insert(set.cells.end(), terrain.begin(), terrain.end());
  to.terrain = std::move(terrain);
  if (!set.cells.empty()) events.emplace_back(std::move(set));
}

}  // namespace

Place redrawn(const Scene& from, const Scene& to, Place place) {
  if (place.kind != Place::Kind::point) place.cell = redrawn(from, to, place.cell);
  return place;
}

void redraw(const Scene& from, Scene& to, Events& events) {
  to.terrain = from.terrain;
  if (from.grid == to.grid || !(hexagonal(from) || hexagonal(to))) return;
  redraw_terrain(from, to, events);
  for (Item item : from.items) {
    item.place = redrawn(from, to, item.place);
    events.emplace_back(ItemMoved{to.id, to.id, item});
  }
  for (Condition condition : from.areas) {
    Area area = area_of(condition);
    if (!area.center) continue;
    area.center = redrawn(from, to, *area.center);
    put_area(condition, area);
    events.emplace_back(ConditionChanged{to.id, condition});
  }
}

}  // namespace ft::table
