// What is under a creature and around it.
#pragma once

#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// A number of the ground under the creature, 0 where there is none.
[[nodiscard]] bool on_ground(const World& world, CreatureId who, Key what);
/// Whether the creature stands in an area of that key.
[[nodiscard]] bool stands_in(const World& world, CreatureId who, Key area);
/// Whether the creature is in a vacuum. Source: GW-BREATH-05.
[[nodiscard]] bool in_vacuum(const World& world, CreatureId who);

}  // namespace ft::rules::grimwire
