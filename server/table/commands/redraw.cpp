// Redrawing a map with another kind of cells: what lies on it keeps its column and row on screen.
#include "server/table/commands/redraw.hpp"

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/state/offsets.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

Place redrawn(const Scene& from, const Scene& to, Place place) {
  place.cell = redrawn(from, to, place.cell);
  if (to.grid != Scene::Grid::gridless) place.shift = {};
  return place;
}

void redraw(const Scene& from, Scene& to, Events& events) {
  if (to.grid == Scene::Grid::zones) to.terrain = terrain_on(from, to);
  for (Item item : from.items) {
    const Place before = item.place;
    item.place = redrawn(from, to, before);
    if (item.place != before) events.emplace_back(ItemMoved{to.id, to.id, item});
  }
  if (same_cells(from, to)) return;
  for (const Ghost& ghost : from.ghosts) events.emplace_back(GhostCleared{to.id, ghost.to, ghost.creature, ghost.item});
  for (const MapMemory& memory : from.memories) events.emplace_back(MapRemembered{to.id, MapMemory{memory.to}});
  for (Condition condition : from.areas) {
    Area area = area_of(condition);
    if (!area.center) continue;
    area.center = redrawn(from, to, *area.center);
    put_area(condition, area);
    events.emplace_back(ConditionChanged{to.id, condition});
  }
}

}  // namespace ft::table
