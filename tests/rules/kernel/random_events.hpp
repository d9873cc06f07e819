// Random events that are possible in a state, for property tests.
#pragma once

#include <random>

#include "rules/kernel/state/world.hpp"

namespace ft::rules {

/// One event that a state of tiny_state() and what grew from it can take. Never shows another scene.
[[nodiscard]] Event random_event(const State& state, std::mt19937& random, std::uint64_t fresh_id);

}  // namespace ft::rules
