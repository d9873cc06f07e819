// Physical rolls of somebody whom others hold and may stop. Source: HM-GRAB-04, W10.
#pragma once

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// What came of it. held: the number itself may have been reached, but not those of the holders: nothing is done at all.
struct HeldCheck {
  bool passed = false;
  bool held = false;
};
/// As check, but whoever holds the roller may set a further number that the last throw has to reach.
[[nodiscard]] HeldCheck held_check(Resolution& r, const Check& what);

/// A roll that sets a number for others, of which only its own players learn.
struct HeldThrow {
  RollResult thrown;
  bool held = false;
};
[[nodiscard]] HeldThrow held_secret_throw(Resolution& r, CreatureId who, const Pool& pool, Key purpose, Key rule);

}  // namespace ft::rules::heimr
