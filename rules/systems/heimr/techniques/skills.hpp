// Using a skill, and breaking something down with one. Source: HM-ATK-12, HM-GRID-07.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void use_skill(Resolution& r);
void break_structure(Resolution& r);

/// One form a skill that is used on one's own account; and a skill that breaks something.
[[nodiscard]] std::vector<Params> one_per_skill(const Ruleset& system, const View& view, CreatureId creature);
[[nodiscard]] std::vector<Params> one_per_breaking_skill(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::heimr
