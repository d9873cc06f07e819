// A sweep grows outward until every line has met its end.
#include "rules/kernel/vision/sweep.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/kernel/vision/direction.hpp"
#include "rules/kernel/vision/turn.hpp"

namespace ft::rules {

namespace {

constexpr std::int32_t first_reach = 8 * square_units;

Edge edge_of(MapPoint from, Line line, SegmentNumber segment, Meeting meeting) {
  if (orientation(from, line.from, line.to) < 0) std::swap(line.from, line.to);
  const DirectionRange directions{direction_key(line.from - from), direction_key(line.to - from)};
  return {{line, segment}, directions, meeting == Meeting::limits};
}

/// Whether lines that have met their end no farther away than `reach` along both axes.
bool ends_within(MapPoint from, const Span& span, std::int32_t reach) {
  const auto inside = [reach](std::int64_t length) { return -reach <= length && length < reach; };
  return span.end && std::ranges::all_of(std::array{span.from, span.to}, [&](MapOffset direction) {
           const auto [x, y] = length_of_line(from, *span.end, direction);
           return inside(x) && inside(y);
         });
}

/// Directions in which there is more to see, clockwise.
class OpenDirections {
 public:
  /// All of them.
  OpenDirections() : ranges_{{0, end_of_turn(0)}} {}
  /// Those of the spans that do not end within a reach.
  OpenDirections(const Sweep& sweep, std::int32_t reach) {
    for (const Span& span : sweep.spans)
      if (!ends_within(sweep.from, span, reach)) add({direction_key(span.from), end_of_turn(direction_key(span.to))});
  }
  [[nodiscard]] bool empty() const { return ranges_.empty(); }
  /// Whether a range has some of them.
  [[nodiscard]] bool overlap(DirectionRange range) const {
    const auto [from, to] = range;
    return to > from ? overlap_between(from, to) : overlap_between(from, end_of_turn(0)) || overlap_between(0, to);
  }

 private:
  static std::uint64_t end_of_turn(std::uint64_t key) { return key == 0 ? 4 * quarter_turn : key; }
  void add(DirectionRange range) {
    if (!ranges_.empty() && ranges_.back().to == range.from)
      ranges_.back().to = range.to;
    else
      ranges_.push_back(range);
  }
  [[nodiscard]] bool overlap_between(std::uint64_t from, std::uint64_t to) const {
    const auto range = std::ranges::upper_bound(ranges_, from, {}, &DirectionRange::to);
    return range != ranges_.end() && range->from < to;
  }

  std::vector<DirectionRange> ranges_;
};

/// A sweep among the segments near by, and then among those farther away.
class GrowingSweep {
 public:
  GrowingSweep(const Barriers& barriers, Origin origin, MapPoint from)
      : barriers_(barriers), origin_(origin), looked_at_(barriers.walls.segments().size()), sweep_{from, {}} {}

  /// Looks at all segments within a reach, but for those hidden behind others.
  void grow_to(std::int32_t reach) {
    barriers_.walls.near(sweep_.from, reach, [this](SegmentNumber number) { look_at(number); });
    if (held_) return sweep_.spans.clear();
    sweep_.spans = spans_around(sweep_.from, edges_);
    open_ = OpenDirections(sweep_, reach);
  }
  /// Whether segments that were not looked at may end lines.
  [[nodiscard]] bool open() const { return !held_ && !open_.empty() && left_ > 0; }
  [[nodiscard]] Sweep sweep() && { return std::move(sweep_); }

 private:
  void look_at(SegmentNumber number) {
    if (looked_at_[number]) return;
    looked_at_[number] = true;
    --left_;
    const Segment& segment = barriers_.walls.segments()[number];
    const Meeting meeting = meeting_of(barriers_, segment, sweep_.from);
    if (meeting == Meeting::holds && origin_ == Origin::creature) held_ = true;
    if (meeting != Meeting::limits && meeting != Meeting::blocks) return;
    const Edge edge = edge_of(sweep_.from, segment.line, number, meeting);
    if (open_.overlap(edge.directions)) edges_.push_back(edge);
  }

  const Barriers& barriers_;  // of the caller, for as long as the sweep grows
  Origin origin_;
  std::vector<bool> looked_at_;  // by number
  std::size_t left_ = looked_at_.size();
  std::vector<Edge> edges_;
  OpenDirections open_;
  bool held_ = false;  // a creature, by a segment
  Sweep sweep_;
};

}  // namespace

Sweep sweep_within(const Barriers& barriers, Origin origin, MapPoint from, std::int32_t reach) {
  GrowingSweep growing(barriers, origin, from);
  growing.grow_to(reach);
  return std::move(growing).sweep();
}

Sweep sweep(const Barriers& barriers, Origin origin, MapPoint from) {
  GrowingSweep growing(barriers, origin, from);
  growing.grow_to(first_reach);
  for (std::int32_t reach = 4 * first_reach; growing.open(); reach *= 4) growing.grow_to(reach);
  return std::move(growing).sweep();
}

}  // namespace ft::rules
