// What creatures with players learn of maps with vision, to be kept: areas they see, creatures that they lose sight of, and doors and
// terrain that change out of it.
#pragma once

#include <vector>

#include "rules/kernel/knowledge/moments.hpp"

namespace ft::rules {

/// What creatures with players see of all maps with vision, from before some events until after them. Costs the sight of each.
class Exploration {
 public:
  Exploration() = default;
  explicit Exploration(const Sights& before);

  /// They look wherever an event moved a creature or changed a door. now: with the event.
  void follow(const Sights& now, const Event& event);
  /// They look in the end, at the state with the events. What they have seen and had not explored, an event each; and what they
  /// remember since of creatures, doors and terrain out of their sight, or no more. A place that is seen without its creature is not
  /// remembered. It stays so for the creature, whatever is undone. Source: sight 3, S10, S12 to S14.
  [[nodiscard]] Events learned(const Sights& after);
  /// Once the state has what was learned: this is now what one made of it would be, for the next events.
  void settle(const State& state);

 private:
  std::vector<Moments> scenes_;  // by id
  SceneId looked_at_;            // by the last event
};

}  // namespace ft::rules
