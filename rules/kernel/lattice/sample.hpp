// Samples: the lattice points of which is said whether they are seen, 16 in each square and each hex (sight, words).
#pragma once

#include "rules/kernel/lattice/points.hpp"

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

}  // namespace ft::rules
