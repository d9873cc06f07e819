// The table of levels. Source: GW-LEVEL-01.
#pragma once

#include <array>
#include <cstdint>

namespace ft::rules::grimwire {

/// One row of the table. Source: GW-LEVEL-01.
struct Level {
  std::int64_t xp = 0;         // in total, to reach it
  std::int64_t points = 0;     // of attributes
  std::int64_t resources = 0;  // for the most Condition and the most Focus, each
  std::int64_t hours = 0;      // of learning
};

inline constexpr std::array<Level, 10> levels{{{0, 0, 5, 5},
                                               {20, 1, 3, 7},
                                               {60, 1, 3, 8},
                                               {120, 2, 3, 10},
                                               {200, 1, 3, 12},
                                               {300, 1, 4, 15},
                                               {420, 1, 4, 17},
                                               {580, 2, 4, 18},
                                               {780, 1, 5, 20},
                                               {1000, 1, 5, 24}}};

/// The level that so much experience makes, 1 to 10.
[[nodiscard]] std::int64_t level_at(std::int64_t xp);
/// What the levels above `from` up to `to` bring together; xp is that of `to`.
[[nodiscard]] Level rewards(std::int64_t from, std::int64_t to);

}  // namespace ft::rules::grimwire
