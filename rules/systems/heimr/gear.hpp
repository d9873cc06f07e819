// Weapons, shields and hands. Source: heimr.md 2.2, 3.13, 3.21.
#pragma once

#include <optional>

#include "rules/kernel/content.hpp"
#include "rules/systems/heimr/actor.hpp"

namespace ft::rules::heimr {

/// A weapon in hand with its record. Source: HM-ARM-01.
struct Weapon {
  ItemId item;
  const Record* record = nullptr;
  [[nodiscard]] bool melee() const { return record->number("range"_k) == 0; }
  [[nodiscard]] std::int64_t range() const { return record->number("range"_k); }
  [[nodiscard]] std::int64_t damage() const { return record->number("damage"_k); }
  [[nodiscard]] std::int64_t bonus_p() const { return record->number("bonus_p"_k); }
  [[nodiscard]] bool allows(Key ability) const { return record->has_word("abilities"_k, ability); }
};
/// The wielded weapons, sword hand first; those in a hand that is bound or injured left out. Source: HM-ATK-04.
[[nodiscard]] std::vector<Weapon> wielded_weapons(const System& system, const Actor& actor);
[[nodiscard]] std::optional<Weapon> weapon_of(const System& system, const Actor& actor, ItemId item);
/// The wielded shield, or null. Source: HM-DEF-02.
[[nodiscard]] const Item* wielded_shield(const System& system, const Actor& actor);
/// Where an item of this kind may be held, given what the hands hold now: sword_hand, off_hand, both_hands, or why not
/// (E_HANDS). wanted: a hand that was named, or none. Source: HM-ARM-03.
[[nodiscard]] std::optional<Key> hand_for(const System& system, const Actor& actor, const Record& record, Key wanted);

}  // namespace ft::rules::heimr
