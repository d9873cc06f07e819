// Areas: where they lie, and what they hide.
#include "rules/kernel/maps/areas.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

std::int64_t whole(Length length, Length unit) { return (length.tenth_mm + unit.tenth_mm - 1) / unit.tenth_mm; }

/// How many cells from its middle an area goes, at most.
std::int64_t reach_of(const Scene& scene, const Area& area, Length unit) {
  return area.radius * unit.tenth_mm / scene.cell.tenth_mm;
}

/// Whether sight between the two, its ends included, runs through a cell of the area.
bool runs_into(const Scene& scene, const Area& area, Place a, Place b, Length unit) {
  const auto inside_at = [&](Cell cell) {
    return covers(scene, area, Place::at(cell, {a.height}), unit) ||
           covers(scene, area, Place::at(cell, {b.height}), unit);
  };
  if (scene.grid == Scene::Grid::zones) {
    const Path line = straight_path(scene, a.cell, b.cell);
    return inside_at(a.cell) || std::any_of(line.begin(), line.end(), inside_at);
  }
  if (!area.center) return true;
  return any_within(scene, *area.center, reach_of(scene, area, unit),
                    [&](Cell cell) { return line_intersects(scene, a.cell, b.cell, cell) && inside_at(cell); });
}

}  // namespace

Length unit_of(const Schema& schema, const Scene& scene) {
  if (schema.unit == "m") return metres(1);
  if (schema.unit == "ft") return feet(1);
  if (schema.unit == "yd") return yards(1);
  return scene.cell;
}

Area area_of(const Condition& condition) {
  const Numbers& data = condition.data;
  const auto number = [&](Key name) { return static_cast<std::int32_t>(data.get(name)); };
  Area area;
  if (data.has("column"_k)) area.center = Cell{number("column"_k), number("row"_k)};
  area.height = {data.get("height"_k)};
  area.radius = data.get("radius"_k);
  area.disc = data.get("disc"_k) != 0;
  area.damage = {number("count"_k), number("sides"_k), number("plus"_k)};
  area.damage_type = Key(static_cast<std::uint32_t>(data.get("type"_k)));
  return area;
}

void put_area(Condition& condition, const Area& area) {
  const auto put = [&](Key name, std::int64_t value, bool has) {
    if (has)
      condition.data.set(name, value);
    else
      condition.data.remove(name);
  };
  const bool somewhere = area.center.has_value(), harms = area.damage != DiceText{};
  put("column"_k, somewhere ? area.center->column : 0, somewhere);
  put("row"_k, somewhere ? area.center->row : 0, somewhere);
  put("height"_k, area.height.tenth_mm, area.height.tenth_mm != 0);
  put("radius"_k, area.radius, area.radius != 0);
  put("disc"_k, 1, area.disc);
  put("count"_k, area.damage.count, harms);
  put("sides"_k, area.damage.sides, harms);
  put("plus"_k, area.damage.plus, harms);
  put("type"_k, area.damage_type.hash, bool(area.damage_type));
}

bool covers(const Scene& scene, const Area& area, Place place, Length unit) {
  if (!area.center) return true;
  const Cell center = *area.center, cell = place.cell;
  const std::int64_t up = whole({std::abs(place.height - area.height.tenth_mm)}, unit);
  if (!scene.has_squares())
    return std::max(whole(scene.cell * cell_distance(scene, center, cell), unit), up) <= area.radius;
  const std::int64_t x = whole(scene.cell * std::abs(std::int64_t{cell.column} - center.column), unit);
  const std::int64_t y = whole(scene.cell * std::abs(std::int64_t{cell.row} - center.row), unit);
  if (!area.disc) return std::max({x, y, up}) <= area.radius;
  return x * x + y * y + up * up < (area.radius + 1) * (area.radius + 1);
}

std::vector<Cell> cells_of(const Scene& scene, const Area& area, Length unit) {
  if (!area.center) return {};
  std::vector<Cell> cells = cells_within(scene, *area.center, reach_of(scene, area, unit));
  std::erase_if(cells, [&](Cell cell) {
    const bool off_map = scene.grid == Scene::Grid::zones && !open_zone(scene, cell);
    return off_map || !covers(scene, area, Place::at(cell, area.height), unit);
  });
  return cells;
}

bool sight_blocked_by_area(const Ruleset& system, const Scene& scene, Place a, Place b) {
  return std::any_of(scene.areas.begin(), scene.areas.end(), [&](const Condition& area) {
    const ConditionSchema* declared = system.condition(area.key);
    return declared && declared->blocks_sight && runs_into(scene, area_of(area), a, b, unit_of(system.schema(), scene));
  });
}

}  // namespace ft::rules
