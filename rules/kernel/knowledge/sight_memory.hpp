// What a thread computed of maps last: between two steps most creatures stand where they stood, and no lamp moves. Every answer is
// what computing it again would give (sight S6), so it needs no owner. References hold until the next question.
#pragma once

#include <span>
#include <vector>

#include "rules/kernel/vision/lighting.hpp"

namespace ft::rules {

/// `SightMap::seen_from` of a scene.
[[nodiscard]] const Raster& seen_from(const Scene& scene, const Place& place, std::int32_t size);
/// `SightMap::shown_by` of a scene.
[[nodiscard]] const std::vector<Sample>& shown_by(const Scene& scene, const Place& place, std::int32_t size);
/// The samples of a scene within a radius of a creature's eye, whatever is between.
[[nodiscard]] Raster samples_around(const Scene& scene, const Place& place, std::int32_t size, Length radius);
/// The samples of a scene inside the corners of a region.
[[nodiscard]] Raster samples_of_region(const Scene& scene, const Region& region);
/// `lit_by` of one light.
[[nodiscard]] const LitArea& lit_by(const Scene& scene, const Light& light);
/// What lights do together, be they on or off. lamps: those that stay where they are.
[[nodiscard]] LitArea lit_by_all(const Scene& scene, std::span<const Light> lamps, std::span<const Light> carried);

}  // namespace ft::rules
