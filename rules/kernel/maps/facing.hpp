// Facing: the directions of a grid, what a creature has before it, and turning. Exact on squares and hexes (law R1).
//
// A direction is an index into `directions` (geometry.hpp): squares 0 north to 7 northwest, clockwise; hexes 0 (+1,0) to
// 5 (0,+1), counter-clockwise. Creature::facing is degrees clockwise from the top of the map:
//   squares 0, 45, 90 ... 315; hex_rows 90, 30, 330, 270, 210, 150; hex_columns 120, 60, 0, 300, 240, 180.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// The direction nearest to a facing; of two as near, the lower index. facing: degrees. Source: AU-FACE-01, AU-FACE-02.
[[nodiscard]] std::int32_t direction_of(const Scene& scene, std::int32_t facing);
/// The facing of a direction, in degrees.
[[nodiscard]] std::int32_t facing_of(const Scene& scene, std::int32_t direction);
/// The direction from a cell to one beside it.
[[nodiscard]] std::int32_t direction_of_step(const Scene& scene, Cell from, Cell to);
/// The smaller angle between two directions, in degrees: steps of 45 on squares, of 60 on hexes.
[[nodiscard]] std::int32_t angle_between(const Scene& scene, std::int32_t a, std::int32_t b);

/// Whether a cell lies before or exactly beside a creature, seen from the middle of its cells; its own do.
/// Source: AU-FACE-01 to AU-FACE-03.
[[nodiscard]] bool in_front_arc(const Scene& scene, const Creature& creature, Cell cell);
/// Whether at least one cell of another is faced. Source: AU-FACE-03.
[[nodiscard]] bool in_front_arc(const Scene& scene, const Creature& creature, const Creature& other);

/// The facing, in degrees, in which a cell lies most nearly straight ahead; of two as near, the lower direction. In one of
/// its own cells, or exactly in their middle, the facing it has. Source: AU-FACE-06.
[[nodiscard]] std::int32_t facing_toward(const Scene& scene, const Creature& creature, Cell cell);
/// The facing toward the middle of another's cells; its own facing if the two share a cell.
[[nodiscard]] std::int32_t facing_toward(const Scene& scene, const Creature& creature, const Creature& other);

}  // namespace ft::rules
