// An ability or spell: its records, and one use of it. Source: AU-ABIL-01, AU-STA-06.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"

namespace ft::rules::aura {

/// The ability that the form names, or null. An ability of the content, known to the actor or not.
[[nodiscard]] const Record* requested_ability(const Ruleset& system, const Command& command);
/// Whether using it does anything: not so of what only changes the sheet.
[[nodiscard]] bool can_be_used(const Record& ability);

/// One use: the ability, and perhaps another that enhances the same attack.
struct Use {
  std::vector<const Record*> abilities;
  std::vector<CreatureId> targets;  // oneself, where it names none
};
/// Reads the form. Asserts that it names an ability.
[[nodiscard]] Use requested_use(Resolution& r);
/// What all of its abilities cost together: the most Energy of any, all the Stamina and Agility.
[[nodiscard]] Cost cost_of_use(Resolution& r, const Use& use);
/// The attack that it makes on one of its targets: with the weapon in hand, or its own. Source: AU-STAT-06, AU-DMG-02.
[[nodiscard]] Attack attack_of_use(Resolution& r, const Use& use, CreatureId on);

/// How often it may still be used before that rest; none: as often as one likes. limit: usesShort or usesLong.
[[nodiscard]] std::optional<std::int64_t> uses_left(const Actor& actor, const Record& ability, Key limit);

}  // namespace ft::rules::aura
