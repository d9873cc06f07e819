// Who decides for a creature. Source: GW-MINDC.
#pragma once

#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// The creature itself, or the controller of its mind; none: the GM. Questions to the creature are asked of this one.
[[nodiscard]] CreatureId controller_of(const World& world, CreatureId who);

}  // namespace ft::rules::grimwire
