// What the dice of an attack come to, and what that does. Source: AU-MEL-02 to 09, AU-CRIT, AU-NL-01.

#include "rules/systems/aura/combat/defender_state.hpp"
#pragma once

namespace ft::rules::aura {

/// What became of a Combat or Hit roll.
struct AttackResult {
  std::int64_t natural = 0;
  bool hit = false, critical = false;
};

/// The Combat roll and, where it does not decide, the Evasion roll. Source: AU-MEL-02, AU-MEL-03, AU-CM-01.
[[nodiscard]] AttackResult roll_melee(Resolution& r, const Attack& attack, const DefenderState& defender);
/// The Hit roll and, where it does not decide, the Ranged Evasion roll. Source: AU-RNG-02, AU-RNG-06.
[[nodiscard]] AttackResult roll_ranged(Resolution& r, const Attack& attack, const DefenderState& defender);
/// The target's Fortitude roll against the full Attack Value: whether it withstands. Source: AU-CM-02, AU-DFN-03.
[[nodiscard]] bool withstands(Resolution& r, const Attack& attack, const DefenderState& defender);

/// Who is Exposed by the roll, from its moment on; the attacker is hidden no more. Source: AU-MEL-03, AU-MEL-07,
/// AU-FACE-07.
void expose(Resolution& r, const Attack& attack, const AttackResult& struck);

}  // namespace ft::rules::aura
