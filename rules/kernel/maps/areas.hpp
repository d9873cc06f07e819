// Areas: conditions of a scene that lie where their data say, for every system alike.
#pragma once

#include <optional>
#include <vector>

#include "rules/kernel/content/ruleset.hpp"

namespace ft::rules {

/// The length of what the schema counts in; of anything but lengths, a cell.
[[nodiscard]] Length unit_of(const Schema& schema, const Scene& scene);

/// Where an area lies and what harm it does, as its condition says.
struct Area {
  std::optional<Cell> center;  // none: it is everywhere
  Length height = {};          // of its middle
  std::int64_t radius = 0;     // in the schema's unit
  bool disc = false;           // on squares as the crow flies
  DiceText damage = {};        // none: it does no harm
  Key damage_type = {};
  bool operator==(const Area&) const = default;
};
/// Read from the data `column`, `row`, `height`, `radius`, `disc`, `count`, `sides`, `plus` and `type` of the condition.
[[nodiscard]] Area area_of(const Condition& condition);
/// Writes these data: what the area has none of is left out.
void put_area(Condition& condition, const Area& area);

/// Whether a place of the scene lies in the area: no farther than its radius from its middle, each way in whole units (parts
/// count), by the longest way; a disc on squares as the crow flies, rounded down. unit: what the radius counts.
[[nodiscard]] bool covers(const Scene& scene, const Area& area, Place place, Length unit);

/// The cells of the map, in a zone map the open ones, that the area covers at its own height; row by row. None where it is
/// everywhere.
[[nodiscard]] std::vector<Cell> cells_of(const Scene& scene, const Area& area, Length unit);

/// Whether an area that blocks sight, by its schema, lies around either place or on the straight line between them.
/// On squares and hexes the line is exact and symmetric; elsewhere it is the cells of a straight walk.
[[nodiscard]] bool sight_blocked_by_area(const Ruleset& system, const Scene& scene, Place a, Place b);

}  // namespace ft::rules
