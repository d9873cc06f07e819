// Dice that an effect fixes. Source: VG-DICE-08, VG-DATA-06, VG-DATA-09.
#include "rules/systems/vigor/dice/fixed_dice.hpp"

#include "rules/systems/vigor/vocabulary.hpp"

namespace ft::rules::vigor {

std::int64_t throw_fixed(Resolution& r, CreatureId by, CreatureId on, DiceText dice) {
  RollMade roll{by, "restored_roll"_k, on, {}, {}, {}, {}, "VG-DICE-08"_k, {}};
  std::int64_t total = 0;
  for (int i = 0; i < dice.count; ++i) {
    const int face = r.roll(dice.sides, by, "restored_roll"_k);
    roll.dice.push_back({dice.sides, face});
    total += face;
  }
  roll.total.keep("rolled"_k, total, "VG-DICE-08"_k).add("base_number"_k, dice.plus, "VG-DICE-08"_k);
  r.emit(roll);
  return total + dice.plus;
}

}  // namespace ft::rules::vigor
