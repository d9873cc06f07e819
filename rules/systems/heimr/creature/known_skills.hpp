// The skills that a creature knows: what they ask for, cost and change. Source: HM-ATK-12, HM-EFF-10, G-55.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The skill, where `who` knows it; else null.
[[nodiscard]] const Record* known_skill(const Ruleset& system, const Actor& actor, Key skill);

/// Willpower, and 1 more while weakened. Source: HM-EFF-10.
[[nodiscard]] std::int64_t skill_cost(const Actor& actor, const Record& skill);

/// E_SKILL_BUSY, E_SKILL_PREREQ, E_WILLPOWER, E_SKILL_NOT_COMBAT. Source: HM-ATK-12, section 4.
[[nodiscard]] Verdict why_not_skill(const Resolution& r, CreatureId who, const Record& skill);

/// Pays willpower, marks what comes back with a rest, gives up what was begun. Source: HM-ATK-12, HM-ACT-05.
void pay_skill(Resolution& r, CreatureId who, const Record& skill);

/// What skills change about a roll of that kind (attack, dodge, block, parry) while they last.
[[nodiscard]] Sum skill_modifiers(const Resolution& r, CreatureId who, Key roll);

}  // namespace ft::rules::heimr
