// What the walls of a map are in the way of. None of them is on zone maps, where borders say it.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// Whether walls block the sight from the middle of one cell to that of another, by the line rule (lattice/rotated_line.hpp). Open
/// doors, windows and walls lower than a person's eyes block none. A creature on a wall sees nothing; a wall through the other cell's
/// middle is seen, not passed. Costs the walls near the line. Source: sight S2, S5.
[[nodiscard]] bool walls_block_sight(const Scene& scene, Cell from, Cell to);

/// Whether walls block movement on that line. A creature on a wall may step off it. Source: sight 2.
[[nodiscard]] bool walls_block_way(const Scene& scene, Cell from, Cell to);
[[nodiscard]] bool walls_block_way(const Scene& scene, Line way);
/// Whether a closed wall that blocks movement goes through a point, or the middle of a cell.
[[nodiscard]] bool is_on_wall(const Scene& scene, MapPoint point);
[[nodiscard]] bool is_on_wall(const Scene& scene, Cell cell);

}  // namespace ft::rules
