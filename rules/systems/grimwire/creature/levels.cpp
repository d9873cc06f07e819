// The table of levels. Source: GW-LEVEL-01.
#include "rules/systems/grimwire/creature/levels.hpp"

#include <algorithm>

namespace ft::rules::grimwire {

std::int64_t level_at(std::int64_t xp) {
  const auto beyond = std::find_if(levels.begin(), levels.end(), [&](const Level& level) { return level.xp > xp; });
  return beyond - levels.begin();
}

Level rewards(std::int64_t from, std::int64_t to) {
  Level sum;
  for (std::int64_t level = from + 1; level <= to; ++level) {
    const Level& row = levels[static_cast<std::size_t>(level - 1)];
    sum = {row.xp, sum.points + row.points, sum.resources + row.resources, sum.hours + row.hours};
  }
  return sum;
}

}  // namespace ft::rules::grimwire
