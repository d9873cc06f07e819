// One line of sight at a time.
#include "rules/kernel/vision/line.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

/// Whether a point is on a segment that blocks or limits lines from any side.
bool on_barrier(const Barriers& barriers, MapPoint point) {
  bool on = false;
  barriers.walls.along(point, point, [&](SegmentNumber number) {
    const Segment& segment = barriers.walls.segments()[number];
    on = blocking_of(barriers, segment) != Blocking::none && on_segment(segment.line.from, segment.line.to, point);
    return !on;
  });
  return on;
}

}  // namespace

bool in_line(const Barriers& barriers, Origin origin, MapPoint from, MapPoint target) {
  RotatedLine line(from, target);
  bool held = false;
  barriers.walls.along(from, target, [&](SegmentNumber number) {
    const Segment& segment = barriers.walls.segments()[number];
    const Meeting meeting = meeting_of(barriers, segment, from);
    if (meeting == Meeting::holds) held = origin == Origin::creature;
    if (meeting == Meeting::limits || meeting == Meeting::blocks) line.meet(meeting, segment.line, number + 1);
    return !held && !line.blocked();
  });
  return !held && !line.blocked();
}

bool any_in_line(const Barriers& barriers, Origin origin, MapPoint from, std::span<const Sample> samples) {
  return std::ranges::any_of(samples, [&](Sample sample) { return in_line(barriers, origin, from, point_of(sample)); });
}

std::vector<Sample> counting_samples(const Barriers& barriers, MapPoint eye, std::span<const Sample> samples) {
  std::vector<Sample> counting;
  for (const Sample sample : samples)
    if (in_line(barriers, Origin::creature, eye, point_of(sample)) && !on_barrier(barriers, point_of(sample)))
      counting.push_back(sample);
  return counting;
}

}  // namespace ft::rules
