// The segments of a floor, found by place.
#include "rules/kernel/vision/wall_index.hpp"

#include <utility>

namespace ft::rules {

WallIndex::WallIndex(std::vector<Segment> segments)
    : segments_(std::move(segments)), buckets_(Buckets::along_lines(segments_)) {}

}  // namespace ft::rules
