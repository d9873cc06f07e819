// Dice as people type them in chat: "2d6+3", "4d6kh3", "1d20+@Agility # climbing", "2d6 fire". The grammar is in README.md.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/table/dice/dice_list.hpp"
#include "server/table/dice/dice_roller.hpp"

namespace ft::table {

struct DiceResult {
  std::string canonical;  // what was understood, so that a reader sees what counted
  std::vector<codec::DieCount> dice;
  std::int64_t total = 0;
  std::string comment;
};

/// The number that @name stands for, or a sentence that says why there is none.
using NumberOf = std::function<std::expected<std::int64_t, std::string>(std::string_view name)>;

/// Reads and rolls. text: at most 1,000 characters. number_of: none, and @ cannot be read.
/// Fails with a sentence: what cannot be read, which limit is passed, what has no whole result.
[[nodiscard]] std::expected<DiceResult, std::string> roll_expression(std::string_view text, RandomSource& randomness,
                                                                     const NumberOf& number_of = nullptr);

}  // namespace ft::table
