// Charging at a creature in an adjacent location. Source: HM-MOVE-04.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void charge(Resolution& r);
/// With a melee weapon in hand, and with bare hands.
[[nodiscard]] std::vector<Params> charges(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::heimr
