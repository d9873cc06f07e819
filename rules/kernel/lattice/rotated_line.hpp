// The line rule: what a straight line between two points meets, rotated a little to either side.
#pragma once

#include "rules/kernel/lattice/points.hpp"

namespace ft::rules {

/// limited: what is behind is seen through one, not through two.
enum class Blocking : std::uint8_t { none, limited, full };

/// On which side of a wall a creature stands for the wall to block it, as one looks along the wall from its first point.
enum class Side : std::uint8_t { both, left, right };

/// How a wall meets the lines from a point.
enum class Meeting : std::uint8_t {
  passes,  // blocks none of them
  limits,  // blocks them behind another that limits
  blocks,  // blocks them
  holds,   // the point is on it, its ends included, and it is full
};
/// A wall meets the lines from points on its line, a one-sided one those from its open side, as if it were not there: but a
/// full one holds the points on it, whatever its side. Source: sight S2, S5.
[[nodiscard]] Meeting meeting_of(Line wall, Blocking blocking, Side blocks_from, MapPoint point);

/// The line between two points, rotated by an infinitely small angle to the left or to the right: blocked if neither is free of
/// a full wall and of two limited ones. A wall blocks it if the target is strictly beyond the wall's line, in a direction
/// that it covers. So walls that touch leave no gap, and the end of a lone wall hides nothing beside it. Source: sight S2.
class RotatedLine {
 public:
  RotatedLine(MapPoint from, MapPoint target) : from_(from), target_(target) {}
  [[nodiscard]] bool blocked() const { return left_.blocked && right_.blocked; }

  /// wall: its id or number, for a limited one may be met twice and limits once. meeting: limits or blocks.
  void meet(Meeting meeting, Line wall, std::uint64_t id);

 private:
  struct Rotated {
    std::uint64_t limited = 0;  // the wall that it passed
    bool blocked = false;
    void meet(Meeting meeting, std::uint64_t id);
  };

  MapPoint from_, target_;
  Rotated left_, right_;
};

}  // namespace ft::rules
