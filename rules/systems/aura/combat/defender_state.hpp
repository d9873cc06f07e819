// How the target meets an attack. Source: AU-MEL-05, AU-DFN-01, AU-DEFD-02, AU-FACE-04, AU-RNG-10, AU-SURP-03.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"

namespace ft::rules::aura {

/// The GM's yes or no to a question about it while it holds still; silence agrees. Source: AU-ARB-14.
[[nodiscard]] bool gm_agrees(Resolution& r, const Attack& attack, Key about, Key rule);
/// How the target meets the attack: what is so at the Lock and, in melee, what was so since the declaration
/// (AU-MEL-05).
struct DefenderState {
  bool no_defence = false;  // no Evasion roll of any kind (AU-DFN-01, AU-SURP-03)
  bool automatic = false;   // hits without a roll against it (AU-MEL-08, AU-SURP-03)
  bool off_guard = false;   // Disadvantage on all Defence rolls (AU-COND-01, AU-SURP-02, AU-SURP-03, AU-UNC-01)
  bool hindered = false;    // Disadvantage on Evasion
  bool behind = false;      // attacked from an unfaced side (AU-FACE-04)
  bool exposed = false;
  bool defending = false;  // wins ties (AU-DEFD-02)
};
/// Reads it; asks the GM whether an unaware creature can evade at all. Source: AU-SURP-03.
[[nodiscard]] DefenderState read_defender_state(Resolution& r, const Attack& attack);

}  // namespace ft::rules::aura
