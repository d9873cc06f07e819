// What training costs and what it does for attributes. Source: HM-XP-02, HM-XP-03, HM-XP-05.
#pragma once

#include <cstdint>

#include "rules/kernel/state/state.hpp"

namespace ft::rules::heimr {

/// Experience that reaching this height of one training costs, from the height below it. height: 1 and up; beyond 40
/// what 40 costs. 5, 10, then each the sum of the two before. Source: HM-XP-02, HM-XP-03, G-09.
[[nodiscard]] std::int64_t training_cost(std::int64_t height);
/// What all heights up to this one cost together.
[[nodiscard]] std::int64_t training_total(std::int64_t height);
/// Progress that raises an attribute to this value. Source: HM-XP-05, G-10.
[[nodiscard]] std::int64_t progress_needed(std::int64_t new_value);
/// Points of one training (trained_c, trained_p) that the creature has in an ability.
[[nodiscard]] std::int64_t trained(const Creature& creature, Key ability, Key training);

}  // namespace ft::rules::heimr
