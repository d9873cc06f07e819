// What a creature's own state adds to its rolls. Source: GW-DICE-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Modifiers that follow from the creature's own state: burnout, knocked down, grappled, terrain, stun, senses, armour,
/// conditions. Source: GW-DICE-08.
[[nodiscard]] Sum state_modifiers(const Resolution& r, CreatureId who, Key attribute, Key purpose);
/// Impaired by a condition, or in smoke that eyes do not see through. Source: GW-SENSE, GW-DATA-04 (smoke_bomb).
[[nodiscard]] bool senses_impaired(const World& world, CreatureId who);

}  // namespace ft::rules::grimwire
