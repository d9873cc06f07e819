// Bonus dice that burst. Source: VG-DICE-04, VG-DICE-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// The die of a net step: d4 at -3 to d20 at +2; 0 is the d10. Source: VG-DICE-04, VG-DICE-05.
[[nodiscard]] int sides_at(std::int64_t step);

struct BonusDice {
  std::int64_t total = 0;
  bool burst = false;
};
/// Throws `count` dice one by one, each with the extra dice of its bursts at once, and appends them to `dice`.
[[nodiscard]] BonusDice throw_bonus_dice(Resolution& r, CreatureId who, Key purpose, std::int64_t count, int sides,
                                         std::vector<Die>& dice);

}  // namespace ft::rules::vigor
