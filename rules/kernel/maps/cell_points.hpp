// Where the cells of a map lie on its lattice, and distances without roots (sight 1).
#pragma once

#include "rules/kernel/lattice/points.hpp"
#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// The middle of a cell or zone.
[[nodiscard]] MapPoint center_of(Scene::Grid grid, Cell cell);
/// The lattice point nearest to a place without a grid. at: x and y in 0.1 mm; cell: the scene's, above 0.
[[nodiscard]] MapPoint gridless_point(Cell at, Length cell);
/// The eye point of a creature: the middle of its footprint. at: its place on a grid or in a zone. Source: sight 2.
[[nodiscard]] MapPoint eye_point(Scene::Grid grid, Cell at, std::int32_t size);
/// The same in a place of any map that is somewhere.
[[nodiscard]] MapPoint eye_point(const Scene& scene, const Place& place, std::int32_t size);

/// A length in lattice units, rounded down. cell: the scene's, above 0.
[[nodiscard]] std::int64_t lattice_length(Length length, Length cell);
/// Whether two points are at most so far apart on the ground, where hexes are regular. radius: lattice units, from 0 on.
[[nodiscard]] bool within_radius(Scene::Grid grid, MapPoint a, MapPoint b, std::int64_t radius);

}  // namespace ft::rules
