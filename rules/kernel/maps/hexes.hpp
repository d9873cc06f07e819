// Hex grids: axial cells and their exact geometry (law R1).
//
// A cell is axial: q = Cell::column, r = Cell::row. On both kinds of hex map r runs 60 degrees clockwise of q; hex_rows
// (pointy tops) has q to the right, hex_columns (flat tops) has r downwards. With `size` from center to corner, a center is
//   hex_rows:    x = size * sqrt 3 * (q + r / 2), y = size * 3 / 2 * r
//   hex_columns: x = size * 3 / 2 * q,            y = size * sqrt 3 * (r + q / 2)
#pragma once

#include <array>
#include <vector>

#include "rules/kernel/state/offsets.hpp"

namespace ft::rules {

/// The steps to the six cells beside one: from +q on, counter-clockwise. Source: AU-FACE-01.
inline constexpr std::array<Cell, 6> hex_directions{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

/// Source: AU-GRID-01.
[[nodiscard]] std::int64_t hex_distance(Cell a, Cell b);

/// Whether a cell is one of a creature of `size` at `at`: 1 cell, 3 about a corner, 7, 12, 19 ... An odd size has `at` in its
/// middle; an even one has it first of the three in its middle, before +q and +r. Source: AU-GRID-03.
[[nodiscard]] bool hex_occupies(Cell at, std::int32_t size, Cell cell);
/// Returns the cells of a footprint, by column.
[[nodiscard]] std::vector<Cell> hex_footprint(Cell at, std::int32_t size);

/// Twice the inner product of two offsets, in units of the distance between two centers. Source: AU-FACE-01.
[[nodiscard]] constexpr std::int64_t hex_dot(Offset u, Offset v) {
  return 2 * u.column * v.column + 2 * u.row * v.row + u.column * v.row + u.row * v.column;
}

/// `extrapolate` on hexes (see geometry.hpp).
[[nodiscard]] Cell hex_beyond(Cell from, Cell at, std::int32_t steps);
/// `line_intersects` on hexes (see geometry.hpp).
[[nodiscard]] bool hex_line_intersects(Cell a, Cell b, Cell cell);
/// `in_cone_of_30_degrees` on hexes (see geometry.hpp).
[[nodiscard]] bool hex_in_cone_of_30_degrees(Cell from, Cell toward, Cell target);

}  // namespace ft::rules
