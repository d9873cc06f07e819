// The line rule.
#include "rules/kernel/lattice/rotated_line.hpp"

#include <utility>

namespace ft::rules {

Meeting meeting_of(Line wall, Blocking blocking, Side blocks_from, MapPoint point) {
  if (blocking == Blocking::none) return Meeting::passes;
  const std::int64_t side = orientation(wall.from, wall.to, point);
  const bool holds = side == 0 && blocking == Blocking::full && on_segment(wall.from, wall.to, point);
  if (side == 0) return holds ? Meeting::holds : Meeting::passes;
  if (blocks_from != Side::both && blocks_from != (side < 0 ? Side::left : Side::right)) return Meeting::passes;
  return blocking == Blocking::full ? Meeting::blocks : Meeting::limits;
}

void RotatedLine::Rotated::meet(Meeting meeting, std::uint64_t id) {
  if (meeting == Meeting::blocks || (limited != 0 && limited != id)) blocked = true;
  limited = id;
}

void RotatedLine::meet(Meeting meeting, Line wall, std::uint64_t id) {
  auto [first, last] = wall;
  if (orientation(from_, first, last) < 0) std::swap(first, last);  // now clockwise as one looks from the point
  if (orientation(first, last, target_) >= 0) return;               // not strictly beyond it
  const std::int64_t after = orientation(from_, first, target_), before = orientation(from_, target_, last);
  if (after > 0 && before >= 0) left_.meet(meeting, id);
  if (after >= 0 && before > 0) right_.meet(meeting, id);
}

}  // namespace ft::rules
