// What is revealed of a map with fog, and explored of one with vision. Source: sight 1.
#pragma once

#include <vector>

#include "rules/kernel/lattice/raster.hpp"
#include "rules/kernel/values/ids.hpp"

namespace ft::rules {

/// What players see of a map: all of it; what the GM revealed; or what their creatures see, and have seen. Fog covers the rest.
enum class VisionMode : std::uint8_t { open, manual, vision };

/// Samples of a map that are revealed by the GM, or explored by a creature.
struct RevealedArea {
  CreatureId to;  // to its players alone; none: to all players
  Raster samples;
  bool operator==(const RevealedArea&) const = default;
};

/// Adds an area to those of a scene: one for all, and one for each creature with some of its own.
void reveal(std::vector<RevealedArea>& areas, const RevealedArea& area);
/// Takes the samples of an area away from what is revealed to the same.
void hide(std::vector<RevealedArea>& areas, const RevealedArea& area);

}  // namespace ft::rules
