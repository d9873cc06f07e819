// Counting dice by face.
#include "server/table/dice/dice_list.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace ft::table {

namespace {
constexpr std::size_t most_entries = 100;
}

std::vector<codec::DieCount> dice_list(const std::vector<rules::Die>& dice) {
  std::vector<codec::DieCount> entries;
  if (dice.size() <= most_entries) {
    for (const rules::Die& die : dice) entries.push_back({die.sides, die.face, die.dropped});
    return entries;
  }
  std::map<std::tuple<bool, std::int32_t, std::int32_t>, std::int32_t> counts;
  for (const rules::Die& die : dice) ++counts[{die.dropped, die.sides, die.face}];
  const auto last = std::next(counts.begin(), static_cast<std::ptrdiff_t>(std::min(counts.size(), most_entries)));
  for (auto at = counts.begin(); at != last; ++at) {
    const auto& [dropped, sides, face] = at->first;
    entries.push_back({sides, face, dropped, at->second});
  }
  std::int32_t rest = 0;
  for (auto at = last; at != counts.end(); ++at) rest += at->second;
  if (rest > 0) entries.push_back({.count = rest});
  return entries;
}

}  // namespace ft::table
