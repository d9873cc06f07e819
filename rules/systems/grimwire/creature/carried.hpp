// Weapons, armour and shields as records and as the items a creature holds or wears.
#pragma once

#include <optional>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// A weapon in hand (or bare hands: no item) with its record. Source: GW-DATA-01.
struct Weapon {
  ItemId item;  // none: unarmed
  const Record* record = nullptr;

  [[nodiscard]] Key weapon_class() const { return record->word("class"_k); }
  [[nodiscard]] bool light() const { return weapon_class() == "light"_k; }
  /// Light, heavy and shields strike in melee; the others shoot.
  [[nodiscard]] bool melee() const;
  [[nodiscard]] bool ranged() const { return !melee(); }
  [[nodiscard]] bool unarmed() const { return record->id == "unarmed"_k; }
  [[nodiscard]] std::int64_t range_m() const { return record->number("range_m"_k); }
  [[nodiscard]] std::int64_t accuracy() const { return record->number("accuracy"_k); }
  [[nodiscard]] std::int64_t tog_req() const { return record->number("tog_req"_k); }
};

/// The actor's own item that the form names. Refuses: E_NO_SUCH.
[[nodiscard]] const Item& own_item(Resolution& r);
/// The weapon this item of the actor is, or none when it is no weapon. An empty id is bare hands.
[[nodiscard]] std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId item);
/// Every weapon the actor holds, unbroken or not, then bare hands.
[[nodiscard]] std::vector<Weapon> weapons_in_hand(const Ruleset& system, const Actor& actor);
/// Held, unbroken, usable items with a shielding bonus. Source: GW-SHIELD-02.
[[nodiscard]] std::vector<ItemId> raisable_shields(const Ruleset& system, const Actor& actor);
/// By how much the worn armour's requirement exceeds TOG, 0 or more. Source: GW-DICE-08.
[[nodiscard]] std::int64_t armour_deficit(const Resolution& r, const Actor& actor);
/// Armour against a damage type, with parts. Source: GW-DMG-04.
[[nodiscard]] Sum armour_against(const Ruleset& system, const Actor& actor, Key damage_type);
/// The number that replaces 11 + attribute in a stat block: "sn_AGL" for AGL. Source: G-04.
[[nodiscard]] Key authored_standing_number(Key attribute);

/// The numbers that a new item of this kind starts with.
[[nodiscard]] Numbers initial_numbers_of(const Content& content, Key kind);

/// How many hands an item takes, and how many of the two are free.
[[nodiscard]] std::int64_t hands_for(const Ruleset& system, const Item& item);
[[nodiscard]] std::int64_t free_hands(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::grimwire
