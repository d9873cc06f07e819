// A creature read as Vigor reads it: its states, size, dice of abilities.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/state/actor.hpp"
#include "rules/systems/vigor/vocabulary.hpp"

namespace ft::rules::vigor {

class Actor : public rules::Actor {
 public:
  using rules::Actor::Actor;

  /// Durability 0, or Wounded for as long as a table says. Source: VG-SHOCK-01.
  [[nodiscard]] bool wounded() const;
  /// Awake: no object, neither unconscious nor in Shock, stabilized or dead. Source: VG-SHOCK-02, VG-SHOCK-06, VG-SHOCK-10.
  [[nodiscard]] bool conscious() const;
  /// Unconscious, bound or pinned: no physical act, no reaction. Source: VG-SHOCK-10.
  [[nodiscard]] bool incapacitated() const { return !conscious() || has(key::bound) || has(key::pinned); }
  /// May use at least the acts that need no body. Source: VG-TURN-07.
  [[nodiscard]] bool able() const { return conscious() && !has(key::winded) && !has(key::escaped); }
  /// In a state to react. Source: VG-REACT-01.
  [[nodiscard]] bool able_to_react() const { return able() && !incapacitated(); }
  [[nodiscard]] bool hostile_to(const Actor& other) const;
  /// Knows of the other: not of a hidden enemy, nor of one that it has not noticed. Source: VG-POS-05.
  [[nodiscard]] bool notices(const Actor& other) const;

  /// 0 tiny to 6 colossal. Source: VG-SIZE-01.
  [[nodiscard]] std::int64_t size_rank() const;
  /// The bonus dice of an ability; what a stat block fixes replaces the score's. Source: VG-DICE-03.
  [[nodiscard]] std::int64_t ability_dice(const Ability& ability) const;
  [[nodiscard]] std::int64_t ability_dice(Key score) const;
  /// The Speed dice of a Dodge: a quarter when knocked down. Source: VG-PRONE-02.
  [[nodiscard]] std::int64_t dodge_dice() const;
  /// Feet of one Move. Source: VG-ACT-06, VG-PRONE-02.
  [[nodiscard]] std::int64_t move_distance() const;
  /// Feet, without a weapon. Source: VG-POS-06.
  [[nodiscard]] std::int64_t body_reach() const;

  /// The data of a talent, skill, technique or spell it has, or null.
  [[nodiscard]] const Feature* feature(Key key) const;
};

/// Squares across by size. Source: VG-SIZE-01.
[[nodiscard]] std::int32_t footprint_of_size(Key size);
/// The place of a quality in the ladder, 0 feeble to 5 legendary; ordinary where there is none. Source: VG-DMG-01, G-49.
[[nodiscard]] std::int64_t quality_rank(Key quality);

}  // namespace ft::rules::vigor
