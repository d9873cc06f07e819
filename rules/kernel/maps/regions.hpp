// Where regions of a map are.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// The regions that are on and hold the middle of a creature in that place, by id; none where it is nowhere. size: in cells.
/// Costs the corners of all. Source: sight 1.
[[nodiscard]] std::vector<FixtureId> regions_at(const Scene& scene, const Place& place, std::int32_t size);

/// The place of the map about the middle of a region's corners, perhaps off the map.
[[nodiscard]] Place middle_of(const Scene& scene, const Region& region);

/// How dark a cell is by itself: the darkest region of darkness that holds its middle, or else the scene, says it.
[[nodiscard]] std::int32_t own_darkness(const Scene& scene, Cell cell);

}  // namespace ft::rules
