// Where the cells of a map lie on its lattice, and distances without roots (sight 1).
#pragma once

#include "rules/kernel/lattice/points.hpp"
#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// The middle of a cell or zone.
[[nodiscard]] MapPoint center_of(Scene::Grid grid, Cell cell);
/// The eye point of a creature that stands in the middle of its cells. Source: sight 2.
[[nodiscard]] MapPoint eye_point(Scene::Grid grid, Cell at, std::int32_t size);
/// That of one in a place that is somewhere, which on a map without a grid may be beside that.
[[nodiscard]] MapPoint eye_point(const Scene& scene, const Place& place, std::int32_t size);

/// How high the eyes of a creature are above the floor of its scene: 1.6 m above its place for each cell of its size. Source: sight 1.
[[nodiscard]] constexpr Length eye_level(const Place& place, std::int32_t size) {
  return {place.height + 16'000 * std::int64_t{size}};
}

/// A length in lattice units, rounded down. cell: the scene's, above 0.
[[nodiscard]] std::int64_t lattice_length(Length length, Length cell);
/// Whether two points are at most so far apart on the ground, where hexes are regular. radius: lattice units, from 0 on.
[[nodiscard]] bool within_radius(Scene::Grid grid, MapPoint a, MapPoint b, std::int64_t radius);

}  // namespace ft::rules
