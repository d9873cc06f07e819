// The samples in line of sight of a point.
#pragma once

#include "rules/kernel/lattice/raster.hpp"
#include "rules/kernel/vision/sweep.hpp"

namespace ft::rules {

/// The samples of a box that are in line by a sweep: those for which `in_line` is true. None for a creature on a full segment,
/// whose own squares are the caller's to add.
/// Pure. Costs three divisions for each row of each span. Source: sight S2.
[[nodiscard]] Raster samples_in_line(const Sweep& sweep, SampleBox box);

}  // namespace ft::rules
