// The dice of one term, NdM with its modifiers, thrown and counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/state/event.hpp"
#include "server/table/dice/dice_number.hpp"
#include "server/table/dice/dice_roller.hpp"

namespace ft::table {

/// What a die must show: "= 6", ">= 5".
struct DiceTest {
  enum class Is { equal, unequal, less, at_most, greater, at_least } is = Is::equal;
  std::int64_t number = 0;
  [[nodiscard]] bool holds(std::int64_t face) const;
};

/// Bounds of one expression.
struct DiceLimits {
  static constexpr std::int64_t dice = 1'000, thrown = 2'000, terms = 20, sides = 1'000'000, explosions = 100;
};

class DicePool {
 public:
  /// thrown_so_far: dice of the whole expression, explosions and rerolls included; refused beyond DiceLimits::thrown.
  DicePool(RandomSource& randomness, std::int64_t& thrown_so_far) : randomness_(randomness), thrown_(thrown_so_far) {}

  /// lowest..highest: 1..M, or -1..1 for fate dice.
  void cast(std::int64_t count, std::int64_t lowest, std::int64_t highest);

  enum class Explode { each, once, into_one, less_one };
  void explode(Explode how, DiceTest test);
  enum class Reroll { until, once };
  void reroll(Reroll how, DiceTest test);
  enum class Which { highest, lowest };
  void keep(Which which, std::int64_t count);
  void drop(Which which, std::int64_t count);
  void clamp_low(std::int64_t least);
  void clamp_high(std::int64_t most);
  void count_successes(DiceTest test);
  void count_failures(DiceTest test);

  [[nodiscard]] std::int64_t total() const;
  [[nodiscard]] std::vector<rules::Die> dice() const;

 private:
  struct Thrown {
    std::int64_t face = 0;   // as thrown
    std::int64_t value = 0;  // as counted
    bool dropped = false;
  };
  [[nodiscard]] std::int64_t face();
  [[nodiscard]] bool always(const DiceTest& test) const;
  void drop_all_but(Which which, std::int64_t count);

  RandomSource& randomness_;
  std::int64_t& thrown_;
  std::int64_t lowest_ = 1, highest_ = 1;
  std::vector<Thrown> dice_;
  std::optional<DiceTest> success_, failure_;
};

}  // namespace ft::table
