// The segments of a floor, found by place.
#include "rules/kernel/vision/wall_index.hpp"

#include <utility>

namespace ft::rules {

namespace {

std::vector<Buckets::Entry> entries_of(const std::vector<Segment>& segments) {
  std::vector<Buckets::Entry> entries;
  for (SegmentNumber number = 0; number < segments.size(); ++number)
    for_each_bucket(segments[number].line, [&](Bucket bucket) { return entries.push_back({bucket, number}), true; });
  return entries;
}

}  // namespace

WallIndex::WallIndex(std::vector<Segment> segments) : segments_(std::move(segments)), buckets_(entries_of(segments_)) {}

}  // namespace ft::rules
