// One line of sight at a time, for questions about creatures of which no sweep is kept.
#pragma once

#include "rules/kernel/vision/barriers.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

/// Whether a target is in line of sight: the line to it, rotated by an infinitely small angle to the left or to the right, is
/// blocked neither by a full segment nor by two that limit. A segment blocks if it does so from that side, the target is
/// strictly beyond its line, and in a direction that it covers. Never for a creature on a full segment.
/// Pure. Costs the segments in the buckets along the line. Source: sight S2.
[[nodiscard]] bool in_line(const Barriers& barriers, Origin origin, MapPoint from, MapPoint target);

/// Whether one of these samples is: a target is in line of sight by its counting samples. Source: sight S3.
[[nodiscard]] bool any_in_line(const Barriers& barriers, Origin origin, MapPoint from, std::span<const Sample> samples);

/// The samples of a creature by which it can be seen: to which the line from its own eye point is free and does not end on a
/// segment, so that no part of it reaches through a wall. samples: of its footprint. Source: sight S3.
[[nodiscard]] std::vector<Sample> counting_samples(const Barriers& barriers, MapPoint eye,
                                                   std::span<const Sample> samples);

}  // namespace ft::rules
