// Time that others were busy and a creature was not. Source: GW-REST-01.
#include "rules/systems/grimwire/turns/spare_time.hpp"

#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

std::vector<CreatureId> player_characters(const World& world) {
  std::vector<CreatureId> all;
  for (const Creature* creature : world.creatures())
    if (Actor(world, creature->id).pc()) all.push_back(creature->id);
  return all;
}

void end_pause(Resolution& r) {
  for (const CreatureId who : player_characters(r.world())) r.set(who, "spare_s"_k, 0);
}

}  // namespace ft::rules::grimwire
