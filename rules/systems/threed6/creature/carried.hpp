// Weapons, shields, hands and weight. Source: threed6.md 2.5, 2.7, TD-ENC-01.
#pragma once

#include <vector>

#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

/// A weapon at hand with its record; item: none for the own body.
struct Weapon {
  ItemId item;
  const Record* record = nullptr;
  Key hand;

  [[nodiscard]] bool unarmed() const { return record->flag("unarmed"_k); }
  [[nodiscard]] bool melee() const { return record->number("reach_to"_k) > 0; }
  /// The mode of that name; of none the first; null if it has no such mode.
  [[nodiscard]] const Record* mode(Key name) const;
};
/// The record of a thing: a weapon, a shield or other gear; null if there is none.
[[nodiscard]] const Record* record_of(const Ruleset& system, Key kind);
/// The weapons in hand, main hand first, then the own body where a hand is empty. Source: TD-HIT-01.
[[nodiscard]] std::vector<Weapon> weapons_at_hand(const Ruleset& system, const Actor& actor);
/// The weapon in hand that is this item; record null if there is none.
[[nodiscard]] Weapon weapon_of(const Ruleset& system, const Actor& actor, ItemId item);
/// Bare hands, which are no item, and teeth, claws and such: they are neither dropped nor handed on.
[[nodiscard]] bool is_part_of_body(const Ruleset& system, const Item* item);
[[nodiscard]] bool has_empty_hand(const Actor& actor);
[[nodiscard]] bool has_two_empty_hands(const Actor& actor);
[[nodiscard]] bool is_ready(const Actor& actor, const Weapon& weapon);
/// Whether the weapon reaches that many yards; adjacent and the own cell are 1. Source: TD-HIT-01, TD-READY-01.
[[nodiscard]] bool reaches(const Actor& actor, const Weapon& weapon, std::int64_t yards);
/// The longest reach of the ready weapons. Source: TD-EVAL-01.
[[nodiscard]] std::int64_t longest_reach(const Ruleset& system, const Actor& actor);
/// Of a kind of thing, in hundredths of a pound.
[[nodiscard]] std::int64_t weight_of(const Ruleset& system, Key kind);
/// In hundredths of a pound.
[[nodiscard]] std::int64_t load(const Ruleset& system, const Actor& actor);
/// Of a creature that is carried, with its load; 150 lb for a body without a number. In hundredths of a pound. Source: 2.1.
[[nodiscard]] std::int64_t body_weight(const Ruleset& system, const Actor& actor);
/// Yards between two creatures, adjacent and nearer is 1.
[[nodiscard]] std::int64_t yards_between(const World& world, CreatureId a, CreatureId b);

}  // namespace ft::rules::threed6
