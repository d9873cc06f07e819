// An attack or manoeuvre: who with what against whom, whether it is legal, and how the target meets it.
// Source: AU-MEL, AU-RNG, AU-CM, AU-SWIFT, AU-ARB-15.
#pragma once

#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

/// One attack to be made. What an ability adds to it stands at the end (AU-ABIL-01).
struct Attack {
  /// power: an ability's own attack, which no weapon makes (AU-ABIL-01).
  enum class Manner : std::uint8_t { blow, shot, hurl, power, trip, disarm, restrain, push };
  Manner manner = Manner::blow;
  CreatureId by = {}, on = {};
  ItemId weapon = {};    // none: bare hands
  bool armed = false;    // not with bare hands (AU-MEL-01, AU-DEATH-07)
  ItemId aimed_at = {};  // disarm: which of several weapons; none: the first
  /// Whom it can be made on at all: also those who cannot or will not defend, or lie dying, alone (AU-MEL-06,
  /// AU-DEATH-07).
  enum class Only : std::uint8_t { anybody, defenceless, dying };
  Only only = Only::anybody;
  bool swift = false;        // AU-SWIFT
  bool crossing = false;     // swift, because the target crosses the reach (AU-SWIFT-02 d)
  bool nonlethal = false;    // AU-NL-01
  std::int64_t penalty = 0;  // on the attack, for a likelier non-lethal hit: 3, 6, 9 ... (AU-NL-02)
  std::int64_t push_m = 1;   // push: how far at most (AU-CM-10, AU-CM-12)
  std::int64_t bonus = 0;    // to AV, or off the Miss Chance
  std::int64_t precise = 0;  // beside the weapon's
  std::int64_t damage = 0;   // more of it, against whoever has the condition `damage_against`, or everybody
  Key damage_against = {};
  int doublings = 0;
  bool spell = false;      // also by one who is held (AU-CM-06)
  bool turns = true;       // its request may turn the attacker first (AU-MEL-01)
  Key defence = {};        // none: Evasion (AU-STAT-06)
  DiceText dice = {};      // instead of the weapon's
  Key type = {};           // of that damage
  std::int64_t far_m = 0;  // power: how far it goes; 0: as far as hands and weapons reach

  [[nodiscard]] bool ranged() const { return manner == Manner::shot || manner == Manner::hurl; }
  /// Does damage: all but an ability that has no dice for it.
  [[nodiscard]] bool harms() const { return manner != Manner::power || dice != DiceText{}; }
  /// Neither Fortitude nor Will is its Defence (AU-STAT-06).
  [[nodiscard]] bool evaded() const { return !defence || defence == Key("evasion"); }
  [[nodiscard]] bool manoeuvre() const { return manner >= Manner::trip; }
  [[nodiscard]] bool needs_weapon() const { return armed || bool(weapon); }
};

/// The command as an attack of that manner: target, weapon, non-lethal intent. Without a named weapon the one in hand,
/// or bare hands where the manner needs them, the form says so or there is none.
[[nodiscard]] Attack requested_attack(Resolution& r, Attack::Manner manner);
/// What keeps the attacker from attacking at all. Source: AU-ARB-15 (2), AU-CM-06, AU-CM-08.
[[nodiscard]] Verdict attacker_refused(Resolution& r);
/// The same while its target is open, and whoever has nothing left to pay any attack with; whoever could still swap learns
/// with the target what it takes. Source: AU-ARB-15 (7), AU-STA-02.
[[nodiscard]] Verdict untargeted_refused(Resolution& r);
/// The melee weapon in hand that reaches the target, or else the first one; none without any. Source: AU-MEL-01.
[[nodiscard]] ItemId usual_weapon(const Resolution& r, CreatureId by, CreatureId on);
/// What a Disarm would take: the weapon that was named, or the first; null without one. Source: AU-CM-04.
[[nodiscard]] const Item* disarmed_of(const Resolution& r, const Attack& attack);
/// Whether its target stands within its reach or range, which is asked more cheaply than all that refuses it. The weapon
/// suits its manner. Source: AU-GRID-04, AU-RNG-03.
[[nodiscard]] bool goes_far_enough(const Resolution& r, const Attack& attack);
/// Everything that refuses it, returned but for the approach and the draw, which refuse themselves, in the order of
/// AU-ARB-15 (2) to (6). Source: AU-MEL-01, AU-RNG-01, AU-SIZE-03, AU-SWIFT-02.
[[nodiscard]] Verdict attack_refused(Resolution& r, const Attack& attack);
/// What it costs: 3 with a melee weapon, 2 with bare hands, 1 against the defenceless or as a Swift Attack; shots and
/// throws 1 (`ranged_cost`) and 1 more without proficiency. Source: AU-EN-03, AU-MEL-06, AU-MPL-03, AU-SWIFT-01.
[[nodiscard]] Price attack_price(const Resolution& r, const Attack& attack);
/// Nobody interrupts the two while somebody is asked about its outcome. Source: AU-ARB-08.
void lock_for_rolls(Resolution& r, const Attack& attack);
/// The GM's yes or no to a question about it while it holds still; silence agrees. Source: AU-ARB-14.
[[nodiscard]] bool gm_agrees(Resolution& r, const Attack& attack, Key about, Key rule);
/// At the Lock: throws its dice, and says what follows. Source: AU-MEL-02, AU-RNG-02, AU-CM-01.
[[nodiscard]] Effect play_attack(Resolution& r, const Attack& attack);
/// The most damage it could do.
[[nodiscard]] std::int64_t most_damage(const Resolution& r, const Attack& attack);
/// Turns to the target as the request says; not to one of whom it is no longer aware. Source: AU-MEL-01, AU-FACE-05.
void face_target(Resolution& r);

/// The record of its weapon; of bare hands those of the content. Asserts that there is one.
[[nodiscard]] const Record& weapon_record(const Actor& attacker, ItemId weapon);
/// Distance in whole metres; on squares with `square_diagonal` "alternate" every second diagonal step is 2 m.
/// Source: AU-GRID-01.
[[nodiscard]] std::int64_t metres_between(const Resolution& r, CreatureId a, CreatureId b);

/// How the target meets the attack: what is so at the Lock and, in melee, what was so since the declaration
/// (AU-MEL-05).
struct Stance {
  bool no_defence = false;  // no Evasion roll of any kind (AU-DFN-01, AU-SURP-03)
  bool automatic = false;   // hits without a roll against it (AU-MEL-08, AU-SURP-03)
  bool off_guard = false;   // Disadvantage on all Defence rolls (AU-COND-01, AU-SURP-02, AU-SURP-03, AU-UNC-01)
  bool hindered = false;    // Disadvantage on Evasion
  bool behind = false;      // attacked from an unfaced side (AU-FACE-04)
  bool exposed = false;
  bool defending = false;  // wins ties (AU-DEFD-02)
};
/// Reads it; asks the GM whether somebody unaware can evade at all. Source: AU-SURP-03.
[[nodiscard]] Stance meet(Resolution& r, const Attack& attack);

}  // namespace ft::rules::aura
