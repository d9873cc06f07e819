// The series of prices, the steps of attributes. Source: HM-XP-02, HM-XP-03, HM-XP-05.
#include "rules/systems/heimr/creature/training_costs.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/heimr/vocabulary.hpp"

namespace ft::rules::heimr {

std::int64_t training_cost(std::int64_t height) {
  std::int64_t cost = 5, next = 10;
  for (std::int64_t i = 1; i < std::min<std::int64_t>(height, 40); ++i) {
    const std::int64_t after = cost + next;
    cost = next;
    next = after;
  }
  return cost;
}

std::int64_t training_total(std::int64_t height) {
  std::int64_t total = 0;
  for (std::int64_t i = 1; i <= height; ++i) total += training_cost(i);
  return total;
}

std::int64_t progress_needed(std::int64_t new_value) {
  constexpr std::array<std::int64_t, 7> from_minus_two{8, 6, 4, 6, 8, 10, 12};
  return from_minus_two.at(static_cast<std::size_t>(std::clamp<std::int64_t>(new_value, -2, 4) + 2));
}

std::int64_t trained(const Creature& creature, Key ability, Key training) {
  const auto& all = creature.features;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == ability; });
  return at == all.end() ? 0 : at->data.get(training);
}

}  // namespace ft::rules::heimr
