// Grounds and areas. Source: GW-BREATH-05, GW-REST-01, GW-SPLASH-02.
#include "rules/systems/grimwire/creature/ground.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules::grimwire {

bool on_ground(const World& world, CreatureId who, Key what) {
  const Creature& creature = world.creature(who);
  const Scene* scene = world.find(creature.scene);
  const CellTerrain* ground =
      scene && creature.place.kind == Place::Kind::cell ? terrain_at(*scene, creature.place.cell) : nullptr;
  return ground && ground->numbers.get(what) != 0;
}

bool stands_in(const World& world, CreatureId who, Key area) {
  const Creature& creature = world.creature(who);
  const Scene* scene = world.find(creature.scene);
  if (!scene || creature.place.kind != Place::Kind::cell) return false;
  return std::any_of(scene->areas.begin(), scene->areas.end(), [&](const Condition& one) {
    return one.key == area && covers(*scene, area_of(one), creature.place, rules::metres(1));
  });
}

bool in_vacuum(const World& world, CreatureId who) { return on_ground(world, who, "vacuum"_k); }

}  // namespace ft::rules::grimwire
