// An attack or manoeuvre: attacker, weapon, target, legality, and the target's defence. Source: AU-MEL, AU-RNG, AU-CM,
// AU-SWIFT, AU-ARB-15.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

/// power: an ability's own attack, which no weapon makes (AU-ABIL-01).
enum class AttackType : std::uint8_t { blow, shot, hurl, power, trip, disarm, restrain, push };

/// One attack to be made. What an ability adds to it stands at the end (AU-ABIL-01).
struct Attack {
  AttackType kind = AttackType::blow;
  CreatureId by = {}, on = {};
  ItemId weapon = {};    // none: bare hands
  bool armed = false;    // not with bare hands (AU-MEL-01, AU-DEATH-07)
  ItemId aimed_at = {};  // disarm: which of several weapons; none: the first
  /// Possible targets; restricted to those that cannot or will not defend, or to the dying (AU-MEL-06, AU-DEATH-07).
  enum class Only : std::uint8_t { any, defenceless, dying };
  Only only = Only::any;
  bool swift = false;        // AU-SWIFT
  bool crossing = false;     // swift, because the target crosses the reach (AU-SWIFT-02 d)
  bool nonlethal = false;    // AU-NL-01
  std::int64_t penalty = 0;  // on the attack, for a likelier non-lethal hit: 3, 6, 9 ... (AU-NL-02)
  std::int64_t push_m = 1;   // push: how far at most (AU-CM-10, AU-CM-12)
  std::int64_t bonus = 0;    // to AV, or off the Miss Chance
  std::int64_t precise = 0;  // beside the weapon's
  std::int64_t damage = 0;   // extra damage, against owners of `damage_against`, or against all
  Key damage_against = {};
  int doublings = 0;
  bool spell = false;      // also by one who is held (AU-CM-06)
  bool turns = true;       // its request may turn the attacker first (AU-MEL-01)
  Key defence = {};        // none: Evasion (AU-STAT-06)
  DiceText dice = {};      // instead of the weapon's
  Key type = {};           // of that damage
  std::int64_t far_m = 0;  // power: how far it goes; 0: as far as hands and weapons reach

  [[nodiscard]] bool ranged() const { return kind == AttackType::shot || kind == AttackType::hurl; }
  /// Does damage: all but an ability that has no dice for it.
  [[nodiscard]] bool harms() const { return kind != AttackType::power || dice != DiceText{}; }
  /// Neither Fortitude nor Will is its Defence (AU-STAT-06).
  [[nodiscard]] bool evaded() const { return !defence || defence == "evasion"_k; }
  [[nodiscard]] bool manoeuvre() const { return kind >= AttackType::trip; }
  [[nodiscard]] bool needs_weapon() const { return armed || bool(weapon); }
};

/// The command as an attack of that kind: target, weapon, non-lethal intent. Without a named weapon: the one in hand,
/// bare hands where the kind needs them, or none.
[[nodiscard]] Attack requested_attack(Resolution& r, AttackType kind);
/// The melee weapon in hand that reaches the target, or else the first one; none without any. Source: AU-MEL-01.
[[nodiscard]] ItemId default_weapon(const Resolution& r, CreatureId by, CreatureId on);
/// What it costs: 3 with a melee weapon, 2 with bare hands, 1 against the defenceless or as a Swift Attack; shots and
/// throws 1 (`ranged_cost`) and 1 more without proficiency. Source: AU-EN-03, AU-MEL-06, AU-MPL-03, AU-SWIFT-01.
[[nodiscard]] Cost attack_cost(const Resolution& r, const Attack& attack);
/// Prevents interrupts of the two while a prompt about the outcome is open. Source: AU-ARB-08.
void lock_for_rolls(Resolution& r, const Attack& attack);
/// Turns to the requested target; not if the actor is no longer aware of it. Source: AU-MEL-01, AU-FACE-05.
void face_target(Resolution& r);

/// The record of its weapon; of bare hands those of the content. Asserts that there is one.
[[nodiscard]] const Record& weapon_record(const Actor& attacker, ItemId weapon);
/// Distance in whole metres; on squares with `square_diagonal` "alternate" every second diagonal step is 2 m.
/// Source: AU-GRID-01.
[[nodiscard]] std::int64_t metres_between(const Resolution& r, CreatureId a, CreatureId b);

}  // namespace ft::rules::aura
