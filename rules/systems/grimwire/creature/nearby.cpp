// Who is near a place. Source: GW-DATA-05 (radius_m), GW-SPLASH-01.
#include "rules/systems/grimwire/creature/nearby.hpp"

#include <algorithm>

namespace ft::rules::grimwire {

void require_within(Resolution& r, CreatureId target, std::int64_t most_m, Key rule) {
  const std::int64_t distance = metres_between(r.world(), r.actor(), target);
  r.require(distance <= most_m, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, most_m}}, rule});
}

std::vector<CreatureId> creatures_within(const World& world, SceneId scene, Place center, std::int64_t radius_m) {
  std::vector<CreatureId> found;
  for (const Creature* creature : world.creatures()) {
    const bool here = creature->scene == scene && creature->place.kind == Place::Kind::cell;
    if (!here || Actor(world, creature->id).has(key::dead)) continue;
    if (metres_between(world, world.scene(scene), center, creature->place) <= radius_m) found.push_back(creature->id);
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace ft::rules::grimwire
