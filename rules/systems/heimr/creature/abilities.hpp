// Abilities: from attributes, base consistency and two trainings to what is rolled. Source: heimr.md 3.2.
#pragma once

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// What a record's base consistency is when it names none: the table's usual one counts. Source: HM-ABIL-03, G-07.
inline constexpr std::int64_t base_c_not_given = -99;

/// What `who` rolls with this ability (a content record of kind ability), before the situation: situational penalties
/// that lie on the ability, its attributes and their groups included. Source: HM-ABIL-02, HM-ABIL-05, HM-DICE-04.
[[nodiscard]] Pool pool_of(const Resolution& r, CreatureId who, Key ability);
[[nodiscard]] Pool pool_of(const Ruleset& system, const World& world, CreatureId who, Key ability);
/// A check on a bare attribute with a consistency the GM chose. Source: HM-DICE-08.
[[nodiscard]] Pool pool_of_attribute(const Resolution& r, CreatureId who, Key attribute, std::int64_t consistency);
/// Whether rolls with it are physical: any of its attributes is str, dex or sta. Source: HM-ABIL-05, G-08.
[[nodiscard]] bool physical(const Ruleset& system, const Campaign& campaign, Key ability);

}  // namespace ft::rules::heimr
