// Weapons and armor as records and as what a creature holds, wears or has by nature. Source: vigor.md 2.2.
#pragma once

#include <optional>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// A weapon to attack with: held, natural, or bare hands (no item).
struct Weapon {
  ItemId item;
  const Record* record = nullptr;
  std::int64_t damage_value = 0;
  std::int64_t quality = 0;  // 0 feeble to 5 legendary

  /// Of a spell or a blast none, but of one that is a magic projectile.
  [[nodiscard]] Key weapon_class() const {
    return record->flag("magic_projectile"_k) ? "magic_projectile"_k : record->word("class"_k);
  }
  /// A spell, a technique or a blast, no weapon.
  [[nodiscard]] bool is_art() const { return !record->has("class"_k); }
  [[nodiscard]] bool ranged() const {
    return record->number("range_max"_k) > 0 || record->number("blast_radius"_k) > 0;
  }
  [[nodiscard]] bool melee() const { return !ranged(); }
};

/// The weapon that this item is in its hands or by nature, or none; no id is bare hands. Source: VG-DMG-05.
[[nodiscard]] std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId item);
/// All weapons ready to strike: main hand, off hand, natural; bare hands last.
[[nodiscard]] std::vector<Weapon> weapons_ready(const Ruleset& system, const Actor& actor);
/// Feet: the longest of the body's, the weapon's, and a square. Source: VG-POS-06, G-01.
[[nodiscard]] std::int64_t melee_reach(const Actor& actor, const Weapon& weapon);

/// A source of Armor Rank: worn, held as a shield, or natural (no item).
struct ArmorPiece {
  ItemId item;
  Key kind;  // its record; natural: `natural_armor`
  std::int64_t rank = 0, quality = 0, durability = 0;
  bool shield = false;
};
/// What it wears and holds that is whole, outermost (worn last) first, then its natural armor. type: only what protects against
/// it; none: all. Source: VG-ARM-02, VG-ARM-04.
[[nodiscard]] std::vector<ArmorPiece> armor_of(const Ruleset& system, const Actor& actor, Key type = {});
/// Whether a shield is in its off hand.
[[nodiscard]] bool holds_shield(const Ruleset& system, const Actor& actor);
/// 15 plus armor, shield and abilities; situations come later. Source: VG-ATK-02.
[[nodiscard]] Sum guard_of(const Ruleset& system, const Actor& actor);

/// The numbers of a new item: armor's Durability, ammunition, uses.
[[nodiscard]] Numbers initial_numbers_of(const Content& content, Key kind);

}  // namespace ft::rules::vigor
