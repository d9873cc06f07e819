// Checks against a VS, and Resistance. Source: VG-DICE-02, VG-RES.
#pragma once

#include <optional>

#include "rules/systems/vigor/dice/pools.hpp"

namespace ft::rules::vigor {

/// The GM requests a check, or a Resistance check. Source: VG-DICE-01, VG-RES-01.
void call_check(Resolution& r);
void call_resistance(Resolution& r);

/// Adds the dice of an ability to a pool, or of a skill.
void add_ability(Pool& pool, const Actor& actor, Key score);
void add_skill(const Resolution& r, Pool& pool, Key skill);
void add_skill(const Ruleset& system, const Actor& actor, Pool& pool, Key skill);
/// Throws against a VS and logs it; reaching it is enough unless the table says otherwise. Returns whether it passed, and the
/// total.
struct Checked {
  bool passed = false;
  std::int64_t total = 0;
};
[[nodiscard]] Checked check(Resolution& r, const Pool& pool, std::int64_t vs, Key rule);
/// The VS of a check with that skill or none; visibility adds to it for who drives or finds the way. Source: VG-VIS-01.
[[nodiscard]] Sum vs_with(const Resolution& r, CreatureId who, Key skill, std::int64_t vs, Key rule);
/// needed: the VS with what adds to it.
[[nodiscard]] Checked check(Resolution& r, const Pool& pool, const Sum& needed, Key rule);

/// What a creature resists. Source: VG-RES-01 to 04.
struct Resisted {
  CreatureId who;
  std::vector<Key> abilities;              // one, or two of which it picks the better
  std::int64_t vs = 0;                     // to be reached
  std::optional<std::int64_t> total = {};  // instead of a VS: the attack total, to be beaten
};
/// Asks whether it struggles, and with which ability; throws. Whether it resists: the unconscious never do.
[[nodiscard]] bool resists(Resolution& r, const Resisted& what);

}  // namespace ft::rules::vigor
