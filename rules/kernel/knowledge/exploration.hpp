// What creatures with players learn of maps with vision, to be kept: areas they see, creatures that they lose sight of, and doors and
// terrain that change out of it.
#pragma once

#include <vector>

#include "rules/kernel/knowledge/moments.hpp"

namespace ft::rules {

/// What creatures with players see of all maps with vision, from before some events until after them. Costs the sight of each, and where
/// there is such a map a copy of the state.
class Exploration {
 public:
  Exploration() = default;
  Exploration(const Ruleset& system, const State& before);

  /// What they have seen and had not explored, an event each; and what they remember since of creatures, doors and terrain out of
  /// their sight, or no more. They look wherever a creature moved, wherever a door changed, and in the end. A place that is seen without
  /// its creature is not remembered. It stays so for the creature, whatever is undone. after: the state with the events. Source: sight
  /// 3, S10, S12 to S14.
  [[nodiscard]] Events learned(const Ruleset& system, const Events& events, const State& after);

 private:
  State now_;                    // by the events so far
  std::vector<Moments> scenes_;  // by id
};

}  // namespace ft::rules
