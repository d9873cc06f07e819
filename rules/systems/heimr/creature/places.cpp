// Where a creature stands, and going up and down there. Source: heimr.md 2.3.
#include "rules/systems/heimr/creature/places.hpp"

namespace ft::rules::heimr {

Cell location(const World& world, CreatureId who) { return world.creature(who).place.cell; }

std::int64_t height(const World& world, CreatureId who) { return world.creature(who).place.height; }

void rise_or_sink(Resolution& r, CreatureId who, std::int64_t to, Key manner) {
  const Creature& creature = r.world().creature(who);
  if (creature.place.height == to) return;
  Place place = creature.place;
  place.height = to;
  r.emit(Moved{who, creature.scene, creature.place, place, manner});
}

}  // namespace ft::rules::heimr
