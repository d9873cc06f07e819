// Who decides for a creature. Source: GW-MINDC.
#include "rules/systems/grimwire/creature/mind.hpp"

namespace ft::rules::grimwire {

CreatureId controller_of(const World& world, CreatureId who) {
  const Condition* control = Actor(world, who).find(key::mind_controlled);
  if (!control) return who;
  const CreatureId by = control->source.creature();
  return by && world.find(by) ? by : CreatureId{};
}

}  // namespace ft::rules::grimwire
