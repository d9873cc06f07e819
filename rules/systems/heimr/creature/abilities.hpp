// Abilities: from attributes, base consistency and two trainings to what is rolled. Source: heimr.md 3.2.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// What is rolled: consistency and potential with their parts, and whether fatigue counts (HM-ABIL-05).
struct Pool {
  Sum consistency;
  Sum potential;
  bool physical = false;
};

/// What `who` rolls with this ability (a content record of kind ability), before the situation: situational penalties
/// that lie on the ability, its attributes and their groups included. Source: HM-ABIL-02, HM-ABIL-05, HM-DICE-04.
[[nodiscard]] Pool pool_of(const Resolution& r, CreatureId who, Key ability);
[[nodiscard]] Pool pool_of(const Ruleset& system, const World& world, CreatureId who, Key ability);
/// A check on a bare attribute with a consistency the GM chose. Source: HM-DICE-08.
[[nodiscard]] Pool pool_of_attribute(const Resolution& r, CreatureId who, Key attribute, std::int64_t consistency);
/// Whether rolls with it are physical: any of its attributes is str, dex or sta. Source: HM-ABIL-05, G-08.
[[nodiscard]] bool physical(const Ruleset& system, const Campaign& campaign, Key ability);

/// The ability of the weapon that is worth most in these hands; of equal ones the first listed. Source: HM-ATK-03.
[[nodiscard]] Key best_ability(const Resolution& r, CreatureId who, const Record& record);
[[nodiscard]] Key best_ability(const Ruleset& system, const World& world, CreatureId who, const Record& record);

}  // namespace ft::rules::heimr
