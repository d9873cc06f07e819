// Pools: which bonus dice a roll has, on which step, and throwing it. Source: VG-DICE-01, VG-DICE-03 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/pool_changes.hpp"

namespace ft::rules::vigor {

/// A roll before it is thrown. Sources are added once each (VG-DICE-03).
struct Pool {
  CreatureId who;
  Key purpose;  // a roll of the schema
  Scope scope = Scope::action;
  Sum dice;  // how many bonus dice
  Sum step;  // Charges and Challenges, Wounded; netted, then clamped
};
/// A pool with no more than what the roller's states, talents and gear add and step. Source: VG-DICE-05, VG-DATA-02.
[[nodiscard]] Pool pool_for(const Resolution& r, CreatureId who, Key purpose, Scope scope,
                            const std::vector<Key>& kinds);
[[nodiscard]] Pool pool_for(const Ruleset& system, const Actor& actor, Key purpose, Scope scope,
                            const std::vector<Key>& kinds);
/// Charges do not count on the rolls of a reaction where a table says so. Source: VG-DICE-11, G-07.
void leave_out_charges(const Resolution& r, Pool& pool);

/// A pool that was thrown.
struct Throw {
  std::vector<Die> dice;
  Sum total;
  bool burst = false;  // some bonus die burst
};
/// Throws the action die, then the bonus dice.
[[nodiscard]] Throw throw_pool(Resolution& r, const Pool& pool);
/// Throws the bonus dice of an effect after what was thrown before it, such as weapon dice.
void throw_effect_dice(Resolution& r, const Pool& pool, Throw& thrown);
/// The roll card. target: what it is compared with; audience: its readers, all unless said. Source: VG-DICE-12.
void log_roll(Resolution& r, const Pool& pool, const Throw& thrown, const Sum& target, Key outcome, Key rule,
              Ref against, const Audience& audience = {});

}  // namespace ft::rules::vigor
