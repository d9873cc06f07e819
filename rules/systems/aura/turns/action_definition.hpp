// What an action of the catalog is: its kind, what it costs, when it is legal, what it does. Source: AU-ARB-02, section 4.
#pragma once

#include <functional>

#include "rules/systems/aura/creature/actor.hpp"
#include "rules/systems/aura/turns/course.hpp"

namespace ft::rules::aura {

/// The effects of an action's dice: what they exposed, then positions, then damage and conditions. Actions resolved
/// together roll against the same state before any effect is applied. Source: AU-INT-04, AU-ARB-12, AU-MEL-07.
struct Effect {
  std::function<void(Resolution&)> exposes =
      {};  // who is Exposed or Unguarded by an attack's Lock and roll; none for most
  std::function<void(Resolution&)> moves = {};    // an Agile Move's step; ways that pay step by step come in `happens`
  std::function<void(Resolution&)> pushes = {};   // others, from where they went by themselves; none for most
  std::function<void(Resolution&)> happens = {};  // damage and conditions
  std::function<void(Resolution&)> last = {};     // Death rolls; none for most
};

/// What sort of action it is.
struct ActionTraits {
  enum class Kind : std::uint8_t { ordinary, interrupt, free };
  Kind kind = Kind::ordinary;
  /// A movement action of 3.11: gives no credit for Agile Moves (AU-MOVE-08).
  bool movement = false;
  /// An attack or a manoeuvre: ends Defend, gives a right of reply (AU-DEFD-03, AU-ARB-10).
  bool attack = false;
};

/// One action of section 4. All of its functions read command() of the resolution: its actor and its form.
struct ActionDefinition {
  using Kind = ActionTraits::Kind;
  Kind kind = Kind::ordinary;
  bool movement = false, attack = false;  // as of ActionTraits
  /// Refuses in the order of AU-ARB-15 (2) to (7) what is not legal now. Played for offers, at the declaration, for an answer,
  /// and again as the Recheck of AU-ARB-07, then without amounts. Only `require`s.
  void (*check)(Resolution& r) = nullptr;
  /// Instead of `check` for interrupts: returns the refusal while the form is open. Every creature's are probed in
  /// every window, where unwinding would cost the most; may also refuse a whole form.
  Verdict (*refused)(Resolution& r) = nullptr;
  /// Of an interrupt: a cheap refusal, only of what `refused` or the cost refuses too. Windows ask it of every creature
  /// first. Null: none.
  Verdict (*hopeless)(Resolution& r) = nullptr;
  /// What it costs now. Null: nothing.
  Cost (*cost)(Resolution& r) = nullptr;
  /// From the Lock on: rolls its dice and returns the effect. Stepwise actions do everything in `happens` and pay there
  /// step by step (AU-ARB-11). Runs with the action's command as command().
  Effect (*lock)(Resolution& r, Execution& course) = nullptr;
  /// It pays step by step: its cost is not spent at the Lock (AU-INC-03).
  bool stepwise = false;
  /// Who is concerned besides the actor: its targets (AU-ARB-04 a). Null: the form's `target`, if any.
  std::vector<CreatureId> (*targets)(const Resolution& r) = nullptr;
  /// Directly after the declaration and its approach, before any window; of a challenge once it is won: the free turn of
  /// AU-MEL-01. Null: nothing.
  void (*begins)(Resolution& r) = nullptr;
  /// Asks the GM for numbers first: refuses nothing, and returns command() with them filled in (acting.hpp); `check`
  /// and `cost` refuse impossible ones. Null: no numbers.
  Command (*settle)(Resolution& r) = nullptr;
  /// Where the form decides the traits: abilities, and actions decided by the GM. Null: always the same.
  ActionTraits (*nature)(const Ruleset& system, const Command& command) = nullptr;
  /// The most damage it could do, for auto-answers; null: none.
  std::int64_t (*max_damage)(Resolution& r) = nullptr;
};

/// The definition of that action, or null for a command of the GM or the table. Defined where all are registered:
/// aura.cpp.
[[nodiscard]] const ActionDefinition* find_action(Key action);
/// Traits of a command of that action.
[[nodiscard]] ActionTraits traits_of(const ActionDefinition& definition, const Ruleset& system, const Command& command);
/// Traits of the command's action; asserts that it has a definition.
[[nodiscard]] ActionTraits traits_of(const Ruleset& system, const Command& command);

}  // namespace ft::rules::aura
