// The ladder of dice, and bursting. Source: VG-DICE-04, VG-DICE-05, VG-DICE-08.
#include "rules/systems/vigor/dice/bursting.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/vigor/vocabulary.hpp"

namespace ft::rules::vigor {

int sides_at(std::int64_t step) {
  constexpr std::array ladder{4, 6, 8, 10, 12, 20};
  return ladder.at(static_cast<std::size_t>(std::clamp<std::int64_t>(step, -3, 2) + 3));
}

BonusDice throw_bonus_dice(Resolution& r, CreatureId who, Key purpose, std::int64_t count, int sides,
                           std::vector<Die>& dice) {
  BonusDice thrown;
  const std::int64_t most_extra = r.house_rule("burst_limit"_k);
  for (std::int64_t i = 0; i < count; ++i)
    for (std::int64_t extra = 0; extra <= most_extra; ++extra) {
      const int face = r.roll(sides, who, purpose);
      dice.push_back({sides, face});
      thrown.total += face;
      if (face < sides) break;
      thrown.burst = true;
    }
  return thrown;
}

}  // namespace ft::rules::vigor
