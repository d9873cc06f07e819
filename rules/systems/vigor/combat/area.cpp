// Which creatures an attack on an area reaches. Source: VG-ATK-07, VG-ATK-09, VG-REACT-10, G-01.
#include "rules/systems/vigor/combat/area.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

std::int64_t feet_to(const World& world, CreatureId who, Cell cell) {
  const Creature& creature = world.creature(who);
  const Scene& scene = world.scene(creature.scene);
  const std::int64_t squares = least_distance(scene, footprint(scene, creature.place.cell, creature.size), {cell});
  return squares * feet_per_square(scene);
}

std::vector<CreatureId> targets_around(const World& world, SceneId scene, Cell center, std::int64_t feet) {
  std::vector<CreatureId> targets;
  for (const Creature* creature : world.creatures()) {
    const bool here = creature->scene == scene && creature->place.kind == Place::Kind::cell;
    const Actor actor(world, creature->id);
    if (!here || actor.has(key::dead) || actor.has(key::escaped)) continue;
    if (feet_to(world, creature->id, center) <= feet) targets.push_back(creature->id);
  }
  const auto turn_of = [&](CreatureId who) {
    const Encounter* encounter = world.encounter_of(who);
    return encounter ? std::ranges::find(encounter->order, who) - encounter->order.begin() : std::ptrdiff_t{1} << 30;
  };
  std::ranges::stable_sort(targets, {}, turn_of);
  return targets;
}

void require_confirmed(Resolution& r, const std::vector<CreatureId>& targets) {
  const Actor actor(r.world(), r.actor());
  const bool* confirmed = r.has("confirm"_k) ? r.field("confirm"_k).as<bool>() : nullptr;
  const bool fair = std::ranges::all_of(targets, [&](CreatureId one) {
    const Actor target(r.world(), one);
    return one != r.actor() && (actor.hostile_to(target) || target.flag(key::object));  // VG-OBJ-03
  });
  r.require(fair || (confirmed && *confirmed), {"E_TARGET"_k, {}, "VG-ATK-09"_k});
}

}  // namespace ft::rules::vigor
