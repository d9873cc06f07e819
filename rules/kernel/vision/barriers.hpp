// What walls do to the lines of one channel: sight, light, sound or movement (sight 2).
#pragma once

#include <limits>
#include <span>

#include "rules/kernel/lattice/rotated_line.hpp"
#include "rules/kernel/values/place.hpp"
#include "rules/kernel/vision/wall_index.hpp"

namespace ft::rules {

/// What one wall does to the channel that is asked about. An open door, a window and an invisible barrier block nothing.
struct Barrier {
  Blocking blocking = Blocking::full;
  Side blocks_from = Side::both;
  Length bottom{std::numeric_limits<std::int64_t>::min()};  // of what it blocks, above the scene's floor
  Length top{std::numeric_limits<std::int64_t>::max()};     // blocks below this
};

/// The walls of a floor as one channel meets them at one height. Borrows the first two, which outlive it.
struct Barriers {
  const WallIndex& walls;
  std::span<const Barrier> of_walls;  // by `Segment::wall`
  Length level = {};
};

/// What a segment does at that height to those who are on a side from which it blocks.
[[nodiscard]] Blocking blocking_of(const Barriers& barriers, const Segment& segment);

/// What lines start from. A creature on a wall sees nothing; a light on a wall, such as a sconce, ignores the segments it is on.
enum class Origin : std::uint8_t { creature, light };

/// How a segment meets the lines from a point. Source: sight S2, S5.
[[nodiscard]] Meeting meeting_of(const Barriers& barriers, const Segment& segment, MapPoint point);

}  // namespace ft::rules
