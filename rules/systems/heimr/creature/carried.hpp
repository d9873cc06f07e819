// Weapons, shields and hands. Source: heimr.md 2.2, 3.13, 3.21.
#pragma once

#include <optional>

#include "rules/kernel/content/content.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

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
/// The content record of a thing: a weapon, a shield or other gear; null if there is none.
[[nodiscard]] const Record* record_of(const Ruleset& system, Key kind);
/// Whether the table uses things of this kind: those of the armoury need their module. Source: HM-ARM-01, HM-ARM-02.
[[nodiscard]] bool in_use(const Ruleset& system, const Campaign& campaign, Key kind);
/// E_ARMOURY where the table leaves that kind of thing out; or one of those in hand.
void require_in_use(Resolution& r, Key kind);
void require_held_in_use(Resolution& r, const Actor& actor);
/// The wielded weapons, sword hand first; those in a hand that is bound or injured, and those not in use, left out. Source: HM-ATK-04.
[[nodiscard]] std::vector<Weapon> wielded_weapons(const Ruleset& system, const Actor& actor);
[[nodiscard]] std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId item);
/// The wielded shield, or null; and the one that can block now. Source: HM-DEF-02, HM-ARM-05.
[[nodiscard]] const Item* wielded_shield(const Ruleset& system, const Actor& actor);
[[nodiscard]] const Item* usable_shield(const Ruleset& system, const Actor& actor);
/// What the hands hold.
[[nodiscard]] std::vector<ItemId> held_items(const Actor& actor);
/// The form names an item, or the actor holds one that it could name. Refuses: E_NO_ITEM.
void require_some_held(Resolution& r);
/// Whether the hands that hold the item are neither bound nor injured. Source: HM-EFF-09, HM-INJ-02.
[[nodiscard]] bool hands_usable(const Actor& actor, const Item& item);
/// Whether climbing keeps it from being used: two-handed things, or one in the hand that holds on. Source: HM-POS-05.
[[nodiscard]] bool busy_climbing(const Actor& actor, const Item& item);
/// Where an item of this kind may be held, given what the hands hold now: sword_hand, off_hand, both_hands, or why not
/// (E_HANDS). wanted: a hand that was named, or none. Source: HM-ARM-03.
[[nodiscard]] std::optional<Key> hand_for(const Ruleset& system, const Actor& actor, Key kind, Key wanted);

/// The CR to spot a concealed item (0: not concealed), and the relation from it to those who have. Source: HM-ITEM-05,
/// HM-OTH-02.
inline constexpr Key hide_cr = "hide_cr"_k, spotted_by = "spotted_by"_k;

/// Whether a thing that lies about is plain to it, or it has spotted it.
[[nodiscard]] bool finds(const World& world, CreatureId who, const Item& item);
/// Ends an item's concealment; the caller emits the item.
void into_the_open(Resolution& r, Item& item);

}  // namespace ft::rules::heimr
