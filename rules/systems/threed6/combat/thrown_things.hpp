// Things that are thrown though they are no thrown weapons. Source: TD-THROW-04, TD-THROW-05.
#pragma once

#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

/// An item in hand as a thrown weapon; the record is null once it is out of hand. Source: TD-DEF-05.
[[nodiscard]] Weapon thrown_thing(const Ruleset& system, const Actor& actor, ItemId item);
/// Thrust, changed for each die by the weight of the item. Source: TD-THROW-05.
[[nodiscard]] DiceText thrown_dice(const Ruleset& system, const Actor& actor, ItemId item);
[[nodiscard]] DiceText thrown_dice(const Actor& actor, std::int64_t weight);
/// A creature that is thrown, as a weapon. Source: TD-THROW-06.
[[nodiscard]] Weapon thrown_body();
/// Yards that something of this weight can be thrown. Source: TD-THROW-04.
[[nodiscard]] std::int64_t yards_of_throw(const Actor& actor, std::int64_t weight);

}  // namespace ft::rules::threed6
