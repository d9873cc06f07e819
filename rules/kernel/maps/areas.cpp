// Areas: where they lie, and what they hide.
#include "rules/kernel/maps/areas.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/maps/zones.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

std::int64_t whole(Length length, Length unit) { return (length.tenth_mm + unit.tenth_mm - 1) / unit.tenth_mm; }

/// How many cells from its middle an area goes, at most.
std::int64_t reach_of(const Scene& scene, const Condition& area, Length unit) {
  return area.data.get("radius"_k) * unit.tenth_mm / scene.cell.tenth_mm;
}

/// Whether sight between the two, its ends included, runs through a cell of the area.
bool runs_into(const Scene& scene, const Condition& area, Place a, Place b, Length unit) {
  const auto inside_at = [&](Cell cell) {
    return covers(scene, area, Place::at(cell, {a.height}), unit) ||
           covers(scene, area, Place::at(cell, {b.height}), unit);
  };
  if (scene.grid != Scene::Grid::square && !hexagonal(scene)) {
    const Path line = straight_path(scene, a.cell, b.cell);
    return inside_at(a.cell) || std::any_of(line.begin(), line.end(), inside_at);
  }
  const auto center = center_of(area);
  if (!center) return true;
  return any_within(scene, *center, reach_of(scene, area, unit),
                    [&](Cell cell) { return line_intersects(scene, a.cell, b.cell, cell) && inside_at(cell); });
}

}  // namespace

Length unit_of(const Schema& schema, const Scene& scene) {
  if (schema.unit == "m") return metres(1);
  if (schema.unit == "ft") return feet(1);
  if (schema.unit == "yd") return yards(1);
  return scene.cell;
}

std::optional<Cell> center_of(const Condition& area) {
  if (!area.data.has("column"_k)) return std::nullopt;
  return Cell{static_cast<std::int32_t>(area.data.get("column"_k)), static_cast<std::int32_t>(area.data.get("row"_k))};
}

bool covers(const Scene& scene, const Condition& area, Place place, Length unit) {
  const auto middle = center_of(area);
  if (!middle) return true;
  const Cell center = *middle, cell = place.cell;
  const std::int64_t radius = area.data.get("radius"_k);
  const std::int64_t up = whole({std::abs(place.height - area.data.get("height"_k))}, unit);
  if (scene.grid != Scene::Grid::square)
    return std::max(whole(scene.cell * cell_distance(scene, center, cell), unit), up) <= radius;
  const std::int64_t x = whole(scene.cell * std::abs(std::int64_t{cell.column} - center.column), unit);
  const std::int64_t y = whole(scene.cell * std::abs(std::int64_t{cell.row} - center.row), unit);
  if (area.data.get("disc"_k) == 0) return std::max({x, y, up}) <= radius;
  return x * x + y * y + up * up < (radius + 1) * (radius + 1);
}

std::vector<Cell> cells_of(const Scene& scene, const Condition& area, Length unit) {
  const auto center = center_of(area);
  if (!center) return {};
  const Length height{area.data.get("height"_k)};
  std::vector<Cell> cells = cells_within(scene, *center, reach_of(scene, area, unit));
  std::erase_if(cells, [&](Cell cell) {
    const bool off_map = scene.grid == Scene::Grid::zones && !open_zone(scene, cell);
    return off_map || !covers(scene, area, Place::at(cell, height), unit);
  });
  return cells;
}

bool sight_blocked_by_area(const Ruleset& system, const Scene& scene, Place a, Place b) {
  return std::any_of(scene.areas.begin(), scene.areas.end(), [&](const Condition& area) {
    const ConditionSchema* declared = system.condition(area.key);
    return declared && declared->blocks_sight && runs_into(scene, area, a, b, unit_of(system.schema(), scene));
  });
}

}  // namespace ft::rules
