// Which creatures an attack on an area reaches. Source: VG-ATK-07, VG-ATK-09.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// The living within so many feet of a square of the actor's scene: in initiative order, then by id. Source: VG-REACT-10.
[[nodiscard]] std::vector<CreatureId> targets_around(const World& world, SceneId scene, Cell center, std::int64_t feet);
/// Feet from the nearest square of the creature to a square of its scene.
[[nodiscard]] std::int64_t feet_to(const World& world, CreatureId who, Cell cell);
/// Friends, and oneself, are reached only where the form confirms it. E_TARGET. Source: VG-ATK-09.
void require_confirmed(Resolution& r, const std::vector<CreatureId>& targets);

}  // namespace ft::rules::vigor
