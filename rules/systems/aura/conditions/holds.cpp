// Holds: holder and held, and when a hold ends. Source: AU-CM-05, AU-CM-09.
#include "rules/systems/aura/conditions/holds.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"

namespace ft::rules::aura {

void end_hold(Resolution& r, CreatureId holder, CreatureId held) {
  unrelate(r, key::holds, holder, held);
  remove_from(r, held, key::restrained, holder);
  remove_from(r, holder, key::restraining, held);
}

bool apart(const World& world, CreatureId one, CreatureId other) {
  const Creature *a = world.find(one), *b = world.find(other);
  if (!a || !b || a->scene != b->scene) return true;
  return a->place.kind != Place::Kind::cell || b->place.kind != Place::Kind::cell ||
         cell_distance(world.scene(a->scene), *a, *b) > 1;
}

void part_holds(Resolution& r, CreatureId who) {
  for (const CreatureId held : Actor(r, who).held_ones())
    if (apart(r.world(), who, held)) end_hold(r, who, held);
  for (const CreatureId holder : Actor(r, who).holders())
    if (apart(r.world(), who, holder)) end_hold(r, holder, who);
}

}  // namespace ft::rules::aura
