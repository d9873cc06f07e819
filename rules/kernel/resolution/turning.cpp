// Turning a creature.
#include "rules/kernel/resolution/turning.hpp"

#include "rules/kernel/maps/facing.hpp"

namespace ft::rules {

bool set_facing(Resolution& r, CreatureId who, std::int32_t facing) {
  const Creature& creature = r.world().creature(who);
  if (facing == creature.facing) return false;
  r.emit(CreatureEdited{who, creature.name, creature.side, creature.seats, creature.picture, creature.size, facing});
  return true;
}

bool turn_toward(Resolution& r, CreatureId who, std::int64_t degrees) {
  const Scene* scene = r.world().find(r.world().creature(who).scene);
  return scene && set_facing(r, who, facing_of(*scene, direction_of(*scene, static_cast<std::int32_t>(degrees))));
}

}  // namespace ft::rules
