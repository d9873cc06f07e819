// What is revealed of a map with fog, explored of one with vision, and remembered of the creatures there. Source: sight 1, 3.
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/lattice/raster.hpp"
#include "rules/kernel/values/ids.hpp"
#include "rules/kernel/values/key.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

/// What players see of a map: all of it; what the GM revealed; or what their creatures see, and have seen. Fog covers the rest.
enum class VisionMode : std::uint8_t { open, manual, vision };

/// Samples of a map that are revealed by the GM, or explored by a creature.
struct RevealedArea {
  CreatureId to;  // to its players alone; none: to all players
  Raster samples;
  bool operator==(const RevealedArea&) const = default;
};

/// A creature, or an item that lay on the map, as a creature with players saw it last: out of its sight since. Nothing else of it is
/// remembered.
struct Ghost {
  CreatureId to;  // whose memory it is; none: as a player knows it
  CreatureId creature;
  Place place;
  std::int32_t size = 1, facing = 0;
  Key side;
  std::string name, picture;
  ItemId item = {};  // then there is no `creature`, and nothing of one
  Key kind = {};     // of the item
  bool operator==(const Ghost&) const = default;
};

/// Adds an area to those of a scene: one for all, and one for each creature with some of its own.
void reveal(std::vector<RevealedArea>& areas, const RevealedArea& area);
/// Takes the samples of an area away from what is revealed to the same.
void hide(std::vector<RevealedArea>& areas, const RevealedArea& area);

/// Adds a ghost, sorted by whose memory it is and of what, instead of the one of the same thing.
void remember(std::vector<Ghost>& ghosts, Ghost ghost);
/// Takes away what a creature remembers of a creature or item, if anything.
void forget(std::vector<Ghost>& ghosts, CreatureId to, CreatureId creature, ItemId item);
/// Whether both are memories of the same creature, or item, to the same.
[[nodiscard]] bool same_thing(const Ghost& one, const Ghost& other);

}  // namespace ft::rules
