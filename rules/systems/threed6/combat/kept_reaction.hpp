// The reaction of a Wait as numbers of its condition, and back. Source: TD-WAIT-01.
#pragma once

#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

/// The fields of this form that the reaction's form has too; without the target, which the trigger gives.
[[nodiscard]] Numbers kept_reaction(const Ruleset& system, Key reaction, const Params& form);
/// The reaction against a creature, or none.
[[nodiscard]] Command reaction_of(const Ruleset& system, CreatureId who, const Numbers& data, CreatureId against);

}  // namespace ft::rules::threed6
