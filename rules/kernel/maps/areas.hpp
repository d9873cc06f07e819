// Areas: conditions of a scene that lie where their data say, for every system alike.
#pragma once

#include <optional>
#include <vector>

#include "rules/kernel/content/ruleset.hpp"

namespace ft::rules {

/// The length of what the schema counts in; of anything but lengths, a cell.
[[nodiscard]] Length unit_of(const Schema& schema, const Scene& scene);

/// The middle of an area; none: it is everywhere.
[[nodiscard]] std::optional<Cell> center_of(const Condition& area);

/// Whether a place of the scene lies in the area: no farther than its `radius` from its `column`, `row` and `height`,
/// each way in whole units (parts count), by the longest way; on squares with `disc` as the crow flies, rounded down.
/// Without a column it is everywhere. unit: what the radius counts.
[[nodiscard]] bool covers(const Scene& scene, const Condition& area, Place place, Length unit);

/// The cells of the map, in a zone map the open ones, that the area covers at its own height; row by row. None where it is
/// everywhere.
[[nodiscard]] std::vector<Cell> cells_of(const Scene& scene, const Condition& area, Length unit);

/// Whether an area that blocks sight, by its schema, lies around either place or on the straight line between them.
/// On squares and hexes the line is exact and symmetric; elsewhere it is the cells of a straight walk.
[[nodiscard]] bool sight_blocked_by_area(const Ruleset& system, const Scene& scene, Place a, Place b);

}  // namespace ft::rules
