// What walls do to the lines of one channel.
#include "rules/kernel/vision/barriers.hpp"

namespace ft::rules {

Blocking blocking_of(const Barriers& barriers, const Segment& segment) {
  const Barrier& barrier = barriers.of_walls[segment.wall];
  return barrier.bottom <= barriers.level && barriers.level < barrier.top ? barrier.blocking : Blocking::none;
}

Meeting meeting_of(const Barriers& barriers, const Segment& segment, MapPoint point) {
  return meeting_of(segment.line, blocking_of(barriers, segment), barriers.of_walls[segment.wall].blocks_from, point);
}

}  // namespace ft::rules
