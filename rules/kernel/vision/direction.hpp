// The order of directions around a point, without angles.
#pragma once

#include "rules/kernel/lattice/points.hpp"

namespace ft::rules {

/// Keys of the four directions along the axes are multiples of this.
inline constexpr std::uint64_t quarter_turn = std::uint64_t{1} << 43;

/// Rises clockwise on screen, from 0 to the right up to below four quarter turns. Equal for equal directions alone: two
/// fractions with parts up to 2^21 differ by more than 2^-43. offset: not zero.
constexpr std::uint64_t direction_key(MapOffset offset) {
  // Turned back by half a turn, then by a quarter; without branches, for they could not be predicted.
  const bool half = (offset.y < 0) | ((offset.y == 0) & (offset.x < 0));
  const std::int64_t x = half ? -offset.x : offset.x, y = half ? -offset.y : offset.y;
  const bool quarter = x <= 0;
  const std::int64_t along = quarter ? y : x, past = quarter ? -x : y;
  const auto fraction = static_cast<std::uint64_t>(past) * quarter_turn / static_cast<std::uint64_t>(along + past);
  return (2U * half + quarter) * quarter_turn + fraction;
}

}  // namespace ft::rules
