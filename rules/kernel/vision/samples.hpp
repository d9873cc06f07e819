// Samples: the lattice points of which is said whether they are seen, 16 in each square and each hex (sight, words).
#pragma once

#include <vector>

#include "rules/kernel/maps/cell_points.hpp"

namespace ft::rules {

inline constexpr std::int32_t sample_units = 180;  // lattice units from one sample to the next

/// The lattice point (90 + 180 column, 90 + 180 row).
struct Sample {
  std::int32_t column = 0;
  std::int32_t row = 0;
  constexpr auto operator<=>(const Sample&) const = default;
};
constexpr MapPoint point_of(Sample sample) {
  return {sample_units / 2 + sample_units * sample.column, sample_units / 2 + sample_units * sample.row};
}

/// Samples of a rectangle, the first and last column and row included.
struct SampleBox {
  Sample first, last;
};

/// The 16 samples in a cell or zone, by row.
[[nodiscard]] std::vector<Sample> samples_of_cell(Scene::Grid grid, Cell cell);
/// The samples of a creature, by row: those of the cells of its footprint. Source: sight 2.
[[nodiscard]] std::vector<Sample> samples_of_footprint(const Scene& scene, Cell at, std::int32_t size);
/// The samples of a creature on a map without a grid, by row: those within 7/8 of its radius. size: from 1 on, so that there
/// are some. Source: sight 2.
[[nodiscard]] std::vector<Sample> samples_of_disc(MapPoint center, std::int32_t size);

}  // namespace ft::rules
