// Being held in a brawl bind, and physical rolls that holders may stop. Source: HM-GRAB-03 to 05, W10.
#pragma once

#include "rules/systems/heimr/dice/checks.hpp"

namespace ft::rules::heimr {

/// The hold ends; a grabber with free hands throws a defence at once. Source: HM-GRAB-03, HM-GRAB-05.
void let_go(Resolution& r, CreatureId grabber, CreatureId held);

/// Ends every hold, either way, on a creature no longer in the same location. Source: HM-GRAB-05.
void part_holds(Resolution& r, CreatureId moved);

/// A holder's roll: a number that the held creature's roll must reach as well. Source: HM-GRAB-04.
struct HoldCheck {
  CreatureId grabber;
  std::int64_t cr = 0;
};

/// Asks everyone who holds `held` whether to stop its physical action, and rolls for those who do (W10).
[[nodiscard]] std::vector<HoldCheck> stopping_rolls(Resolution& r, CreatureId held);

/// Compares each number: those reached end their hold. Returns whether the action goes on. viewers: viewers of the
/// numbers. Source: HM-GRAB-04, G-37.
[[nodiscard]] bool escapes_holds(Resolution& r, CreatureId held, const std::vector<HoldCheck>& grips,
                                 const RollResult& roll, const Audience& viewers = {});

/// What came of it. held: the number itself may have been reached, but not those of the holders: nothing is done at all.
struct HeldCheck {
  bool passed = false;
  bool held = false;
};

/// As check, but a holder of the roller may set a further number that the last roll has to reach.
[[nodiscard]] HeldCheck held_check(Resolution& r, const Check& what);

/// A roll that sets a number for others, of which only its own players learn.
struct HeldThrow {
  RollResult thrown;
  bool held = false;
};

[[nodiscard]] HeldThrow held_secret_throw(Resolution& r, CreatureId who, const Pool& pool, Key purpose, Key rule);

/// What receiving an effect ends: an action under way, and every hold of the receiver. Source: HM-EFF-12, HM-GRAB-05.
void interrupt(Resolution& r, CreatureId who);

}  // namespace ft::rules::heimr
