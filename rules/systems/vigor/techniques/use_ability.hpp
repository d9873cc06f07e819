// Activating a technique or a spell. Source: VG-ACT-09.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::vigor {

void use_ability(Resolution& r);
/// One form a technique or spell that it has, and a weapon that suits it.
[[nodiscard]] std::vector<Params> use_ability_forms(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::vigor
