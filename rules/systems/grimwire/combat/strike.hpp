// One attack from its declaration to its damage. Source: 3.11, dice order GW-DICE-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/combat/blow.hpp"

namespace ft::rules::grimwire {

/// What became of it.
struct AttackResult {
  bool hit = false;
  CreatureId shielded_by = {};  // who took it for the target
  bool turned = false;          // a raised shield took it
  bool lost = false;            // never made: stopped before the dice, or too weak to swing
  bool wild = false;            // friendly fire
  std::int64_t natural = 0;
};

/// Declares and resolves it: windows, too weak, attack or evasion, shields, friendly fire, damage. Pays nothing.
AttackResult strike(Resolution& r, const Attack& attack);

}  // namespace ft::rules::grimwire
