// Distance, neighbours and lines on grids: exact integers (law R1).
#pragma once

#include <vector>

#include "rules/kernel/state.hpp"

namespace ft::rules {

[[nodiscard]] bool inside(const Scene& scene, Cell cell);
/// The ground of a cell, or null where it is plain.
[[nodiscard]] const CellGround* ground_at(const Scene& scene, Cell cell);
[[nodiscard]] bool blocks_move(const Scene& scene, Cell cell);

/// Steps between two cells: square max(dx, dy); hex axial distance; zones columns + rows.
[[nodiscard]] std::int64_t cell_distance(const Scene& scene, Cell a, Cell b);
/// Whether b is one step from a; zones: up, right, down or left of it.
[[nodiscard]] bool adjacent(const Scene& scene, Cell a, Cell b);
/// The cells one step away, in a fixed order (north first, clockwise), inside the scene only.
[[nodiscard]] std::vector<Cell> neighbours(const Scene& scene, Cell cell);
/// The cells a straight walk from a to b enters, without a.
[[nodiscard]] Path straight_path(const Scene& scene, Cell a, Cell b);
/// The cells of a creature of `size` cells whose corner is `at`; in a zone whatever its size that zone alone.
[[nodiscard]] std::vector<Cell> footprint(const Scene& scene, Cell at, std::int32_t size);
/// Least cell distance between the footprints of two creatures.
[[nodiscard]] std::int64_t cell_distance(const Scene& scene, const Creature& a, const Creature& b);

/// Whether the segment between the centres of two cells passes through the inside of a third; touching a corner or an
/// edge is not inside. Both ends are inside their own cells. Symmetric in a and b.
[[nodiscard]] bool line_enters(Cell a, Cell b, Cell cell);
/// Whether the segment between the centres of two cells passes through no cell that blocks sight, other than the ends.
/// Touching a corner does not block. Symmetric.
[[nodiscard]] bool line_free(const Scene& scene, Cell a, Cell b);

/// Whether `target` lies in the cone of 30 degrees from `from` toward `toward`: 15 degrees each side, edges included.
/// Exact: tan 15 degrees = 2 - sqrt 3.
[[nodiscard]] bool in_cone_of_30_degrees(Cell from, Cell toward, Cell target);

}  // namespace ft::rules
