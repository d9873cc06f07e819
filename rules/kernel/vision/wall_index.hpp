// The segments of a floor, found by place.
#pragma once

#include <algorithm>

#include "rules/kernel/lattice/buckets.hpp"
#include "rules/kernel/vision/segment.hpp"

namespace ft::rules {

/// The number of a segment in its index.
using SegmentNumber = std::uint32_t;

/// All segments of a floor's walls, none of which cross (see `snap_rounded`). Never changes: opening a door changes what a wall
/// blocks, not where it is.
class WallIndex {
 public:
  explicit WallIndex(std::vector<Segment> segments);

  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
  /// Gives `visit` the number of each segment that comes at least as near as `reach` to a point along both axes; of some others
  /// too, and of some more than once.
  template <class Visit>
  void near(MapPoint point, std::int32_t reach, Visit visit) const {
    buckets_.in_box(bucket_of({point.x - reach, point.y - reach}), bucket_of({point.x + reach, point.y + reach}),
                    visit);
  }
  /// The same of those that meet the line between two points, until `visit` returns false.
  template <class Visit>
  void along(MapPoint from, MapPoint to, Visit visit) const {
    for_each_bucket({from, to}, [&](Bucket bucket) { return std::ranges::all_of(buckets_.at(bucket), visit); });
  }

 private:
  std::vector<Segment> segments_;
  Buckets buckets_;
};

}  // namespace ft::rules
