// Turning on the spot. Source: VG-ACT-07, VG-POS-03.
#include "rules/systems/vigor/movement/facing.hpp"

#include "rules/kernel/maps/facing.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

void face(Resolution& r) {
  require_can_act(r, {});
  pay(r, {});
  turn_to(r, r.actor(), r.number("degrees"_k));
}

void turn_to(Resolution& r, CreatureId who, std::int64_t degrees) {
  const Creature& creature = r.world().creature(who);
  const Scene* scene = r.world().find(creature.scene);
  if (!scene) return;
  const std::int32_t facing = facing_of(*scene, direction_of(*scene, static_cast<std::int32_t>(degrees)));
  if (facing == creature.facing) return;
  r.emit(CreatureEdited{who, creature.name, creature.side, creature.seats, creature.picture, creature.size, facing});
}

}  // namespace ft::rules::vigor
