// Columns and rows on screen. A map of hexes, whose cells are axial (see maps/hexes.hpp), is a rectangle on screen: odd rows
// stand half a cell to the right, odd columns half a cell down.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

[[nodiscard]] bool hexagonal(const Scene& scene);

/// The column and row on screen of a cell; on other grids, the cell itself.
[[nodiscard]] Cell offset_of(const Scene& scene, Cell cell);
/// The cell in a column and row on screen: the inverse of `offset_of`.
[[nodiscard]] Cell cell_at_offset(const Scene& scene, Cell offset);

/// Whether a cell of one map is the same column and row on screen of the other.
[[nodiscard]] bool same_cells(const Scene& a, const Scene& b);
/// The cell of `to` in the column and row on screen of a cell of `from`.
[[nodiscard]] Cell redrawn(const Scene& from, const Scene& to, Cell cell);
/// The terrain of `from` on the grid of `to`, on the same columns and rows on screen.
[[nodiscard]] SceneTerrain terrain_on(const Scene& from, const Scene& to);

}  // namespace ft::rules
