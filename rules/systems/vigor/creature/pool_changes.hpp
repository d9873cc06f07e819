// What talents, gear and states change of a creature's pools. Source: VG-DICE-03, VG-DICE-05, VG-DICE-07.
#pragma once

#include "rules/systems/vigor/creature/talents.hpp"

namespace ft::rules::vigor {

/// Which Charges and Challenges count. Source: VG-DICE-07.
enum class Scope : std::uint8_t { action, effect };

struct PoolChanges {
  Sum dice;  // bonus dice
  Sum step;  // Charges and Challenges, Wounded; neither netted nor limited
};
/// Whether what it rolls now is on another's turn. Source: VG-DICE-11.
[[nodiscard]] bool reacts(const Actor& actor);
/// kinds: what the roll is: attack, melee_attack, defense, initiative, damage ..., a skill.
[[nodiscard]] PoolChanges pool_changes(const Ruleset& system, const Actor& actor, Scope scope,
                                       const std::vector<Key>& kinds);

/// The step of the bonus dice of each of its action rolls, whatever they are: -3 is the d4, 0 the d10, +2 the d20.
[[nodiscard]] Sum bonus_die(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::vigor
