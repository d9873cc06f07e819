// Whether a creature is out of the fight, and whether it may use doors and lights now. Source: sight 1.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Whether a condition incapacitates the creature.
[[nodiscard]] bool is_incapacitated(const Ruleset& system, const Creature& creature);

/// Refuses with `unable` ({who}) while a condition incapacitates the actor, with `other_turn` in an encounter in which another
/// creature has the turn.
void require_able(Resolution& r, Key unable, Key other_turn);

}  // namespace ft::rules
