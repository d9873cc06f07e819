// What lies in a polygon of the lattice, by the even-odd rule.
#pragma once

#include <span>

#include "rules/kernel/lattice/raster.hpp"

namespace ft::rules {

/// Whether a point lies in a polygon: a line from it to the right crosses an odd number of its edges. Of a point on an edge, whether
/// the polygon goes on to its right.
/// corners: in order around it; the last is joined to the first. Source: sight 1.
[[nodiscard]] bool contains(std::span<const MapPoint> corners, MapPoint point);

/// The samples of a box that lie in a polygon. Costs the corners for each row that it reaches.
[[nodiscard]] Raster samples_inside(std::span<const MapPoint> corners, SampleBox box);

}  // namespace ft::rules
