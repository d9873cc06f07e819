// Skills as data: who may use them, what they cost, and those that answer effects. Source: HM-ATK-12, HM-EFF-10, 11, G-55.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"

namespace ft::rules::heimr {

/// The skill, where `who` knows it; else null.
[[nodiscard]] const Record* known_skill(const Ruleset& system, const Actor& actor, Key skill);
/// Willpower, and 1 more while weakened. Source: HM-EFF-10.
[[nodiscard]] std::int64_t skill_cost(const Actor& actor, const Record& skill);
/// E_SKILL_BUSY, E_SKILL_PREREQ, E_WILLPOWER, E_SKILL_NOT_COMBAT. Source: HM-ATK-12, section 4.
[[nodiscard]] Verdict why_not_skill(const Resolution& r, CreatureId who, const Record& skill);
/// Pays willpower, marks what comes back with a rest, gives up what was begun. Source: HM-ATK-12, HM-ACT-05.
void pay_skill(Resolution& r, CreatureId who, const Record& skill);
/// What was begun last turn is done now, if it still can be. Source: HM-ACT-05.
void complete_skill(Resolution& r, const Command& command);
/// Everything the skill calls, as effects of `source`. Source: HM-EFF-01.
[[nodiscard]] std::vector<Effect> effects_of(const Record& skill, CreatureId source);

/// What skills change about a roll of that kind (attack, dodge, block, parry) while they last.
[[nodiscard]] Sum skill_modifiers(const Resolution& r, CreatureId who, Key roll);

/// What is about to land on somebody.
struct Landing {
  CreatureId source;
  bool damage = false;
  bool effect = false;
};
enum class Averted : std::uint8_t { no, effect, all };
/// W12: whether a skill of the victim resists the effect, or makes the attack miss after all. Source: HM-EFF-11.
[[nodiscard]] Averted averts(Resolution& r, CreatureId victim, const Landing& landing);

}  // namespace ft::rules::heimr
