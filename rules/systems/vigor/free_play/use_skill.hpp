// Using a skill, alone or on a creature. Source: VG-ACT-11, VG-REACT-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

void use_skill(Resolution& r);
/// One form a skill that the creature has, and an open one.
[[nodiscard]] std::vector<Params> skill_forms(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::vigor
