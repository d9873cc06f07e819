// Distance, neighbors and lines on grids: exact integers (law R1). How hexes lie is in hexes.hpp.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "rules/kernel/maps/hexes.hpp"

namespace ft::rules {

/// Whether the map has the cell: on hexes by its column and row on screen.
[[nodiscard]] bool inside(const Scene& scene, Cell cell);
/// The ground of a cell, or null where it is plain.
[[nodiscard]] const CellTerrain* terrain_at(const Scene& scene, Cell cell);
[[nodiscard]] bool blocks_move(const Scene& scene, Cell cell);
/// Whether a zone is part of the map: inside it and not closed.
[[nodiscard]] bool open_zone(const Scene& scene, Cell zone);

/// Steps between two cells: square max(dx, dy); hex axial distance; zones columns + rows.
[[nodiscard]] std::int64_t cell_distance(const Scene& scene, Cell a, Cell b);
/// The steps to the cells beside one, by direction. Squares: north first, clockwise; hexes: `hex_directions`; zones: up,
/// right, down, left. Source: AU-FACE-01, AU-FACE-02.
[[nodiscard]] std::span<const Cell> directions(const Scene& scene);
/// The nth of these steps from the top of the map on, clockwise; the first is step 0.
[[nodiscard]] Cell clockwise_step(const Scene& scene, std::size_t nth);
/// Whether b is one step from a; zones: up, right, down or left of it.
[[nodiscard]] bool adjacent(const Scene& scene, Cell a, Cell b);
/// The cells one step away, in a fixed order (from the top of the map on, clockwise), inside the scene only.
[[nodiscard]] std::vector<Cell> neighbors(const Scene& scene, Cell cell);
/// The cells a straight walk from a to b enters, without a.
[[nodiscard]] Path straight_path(const Scene& scene, Cell a, Cell b);
/// The cell some steps farther on the straight line from `from` through `at`, back from it where negative; `at` itself
/// where the two are one.
[[nodiscard]] Cell extrapolate(const Scene& scene, Cell from, Cell at, std::int32_t steps);
/// The square of the distance between two centers as the crow flies, or a multiple that is the same for all of a scene.
[[nodiscard]] std::int64_t euclidean_distance_squared(const Scene& scene, Cell a, Cell b);
/// Whether some cell of the map at most so many steps from one, itself among them, passes `test`, which is asked of each
/// until one does; row by row as they lie on screen.
template <class Test>
[[nodiscard]] bool any_within(const Scene& scene, Cell center, std::int64_t steps, Test test) {
  const Cell middle = offset_of(scene, center);  // a step never leads farther than one column and one row on screen
  const auto reach = static_cast<std::int32_t>(std::min<std::int64_t>(steps, scene.columns + scene.rows));
  const Cell first{std::max(0, middle.column - reach), std::max(0, middle.row - reach)};
  const Cell last{std::min(scene.columns - 1, middle.column + reach), std::min(scene.rows - 1, middle.row + reach)};
  for (Cell at = first; at.row <= last.row; ++at.row)
    for (at.column = first.column; at.column <= last.column; ++at.column)
      if (const Cell cell = cell_at_offset(scene, at); cell_distance(scene, center, cell) <= steps && test(cell))
        return true;
  return false;
}
/// All these cells.
[[nodiscard]] std::vector<Cell> cells_within(const Scene& scene, Cell center, std::int64_t steps);

/// The cells of a creature of a size in a place. Squares: `size` to the right and down from there; hexes:
/// `hex_footprint`; in a zone that zone alone. Source: AU-GRID-03.
[[nodiscard]] std::vector<Cell> footprint(const Scene& scene, Cell at, std::int32_t size);
/// Whether a cell is one of the creature's footprint.
[[nodiscard]] bool occupies(const Scene& scene, const Creature& creature, Cell cell);
/// Least cell distance between two footprints.
[[nodiscard]] std::int64_t least_distance(const Scene& scene, const std::vector<Cell>& a, const std::vector<Cell>& b);
/// Least cell distance between the footprints of two creatures. Source: AU-GRID-01.
[[nodiscard]] std::int64_t cell_distance(const Scene& scene, const Creature& a, const Creature& b);

/// Whether the segment between the centers of two cells passes through the inside of a third; touching a corner or an
/// edge is not inside. Both ends are inside their own cells. Symmetric in a and b.
[[nodiscard]] bool line_intersects(const Scene& scene, Cell a, Cell b, Cell cell);
/// Whether the segment between the centers of two cells passes through no cell that blocks sight, other than the ends.
/// Touching a corner does not block. Nor by walls (walls.hpp). Symmetric but for one-sided walls and cells on walls.
[[nodiscard]] bool has_line_of_sight(const Scene& scene, Cell a, Cell b);

/// Whether `target` lies in the cone of 30 degrees from `from` toward `toward`: 15 degrees each side, edges included.
/// Exact: tan 15 degrees = 2 - sqrt 3.
[[nodiscard]] bool in_cone_of_30_degrees(const Scene& scene, Cell from, Cell toward, Cell target);

}  // namespace ft::rules
