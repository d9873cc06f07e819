// What conceals, and who is found. Source: HM-CONC-01 to 05, HM-HIDE-07, HM-HIDE-08.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// What conceals the target from the attacker: best object + darkness and weather. Source: HM-CONC-01 to 05.
[[nodiscard]] Sum concealment(const Ruleset& system, const World& world, CreatureId target, CreatureId attacker);

/// Hidden no longer where nothing conceals. Source: HM-HIDE-08.
void lose_cover(Resolution& r, CreatureId who);

/// No longer hidden from that observer.
void is_found(Resolution& r, CreatureId who, CreatureId observer);

}  // namespace ft::rules::heimr
