// What lights make of a map. Source: sight 2.
#pragma once

#include "rules/kernel/state/fixtures.hpp"
#include "rules/kernel/vision/sight_map.hpp"

namespace ft::rules {

/// Samples of a map by what lights do to them.
struct LitArea {
  Raster bright, dim;  // every bright one is dim as well
  Raster darkened;     // by sources of darkness
  bool operator==(const LitArea&) const = default;
};
/// What several lights do together.
[[nodiscard]] LitArea operator|(const LitArea& a, const LitArea& b);

/// What one light does, whether it is on or off: the samples within its radii and cone which its lines reach (`SightMap::lit_from`), or
/// all of these if it lights through walls. Pure. Costs a sweep within its radius.
[[nodiscard]] LitArea lit_by(const SightMap& map, const Light& light);

}  // namespace ft::rules
