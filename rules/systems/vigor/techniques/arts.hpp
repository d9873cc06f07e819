// Techniques and spells as records, and what they make of an attack. Source: VG-DATA-05, VG-DATA-06.
#pragma once

#include <optional>

#include "rules/systems/vigor/combat/aim.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

/// A technique or a spell.
struct Art {
  const Record* record = nullptr;
  bool spell = false;

  [[nodiscard]] Key kind() const { return record->word("effect_kind"_k); }
  [[nodiscard]] bool attacks() const { return kind() == "attack"_k || kind() == "area_attack"_k; }
  /// Strikes with a weapon or bare hands, not with itself.
  [[nodiscard]] bool with_weapon() const { return attacks() && !spell && record->number("damage_value"_k) == 0; }
};
/// The art of that id, or none.
[[nodiscard]] std::optional<Art> art_called(const Content& content, Key id);
[[nodiscard]] Price price_of(const Art& art);

/// The weapon of the form, or the spell itself. E_WEAPON.
[[nodiscard]] Weapon weapon_for(Resolution& r, const Art& art);
/// Whether the technique can be used with it.
[[nodiscard]] bool suits(const Art& art, const Weapon& weapon);
/// An attack with it, without a target. Source: VG-ATK-01, VG-DICE-07.
[[nodiscard]] Attack attack_with(CreatureId attacker, const Art& art, const Weapon& weapon);

}  // namespace ft::rules::vigor
