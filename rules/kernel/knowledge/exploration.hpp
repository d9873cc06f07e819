// What creatures with players learn of maps with vision, to be kept: areas they see, and creatures that they lose sight of.
#pragma once

#include <vector>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// A creature that another sees, as that one would remember it.
struct SeenCreature {
  SceneId scene;
  Ghost as;
};

/// The creatures that those with players see now, on all maps with vision. Costs the sight of each.
[[nodiscard]] std::vector<SeenCreature> seen_creatures(const Ruleset& system, const State& state);

/// What creatures with players have seen of maps with vision and had not explored, an event each: where they are, and where the events
/// led them and the lights, with doors and things as they are in the end; and what they remember since of creatures out of their sight,
/// or no more. A place that is seen without its creature is not remembered. state: after the events; before: what was seen until then.
/// It stays so for the creature, whatever is undone. Source: sight 3, S10, S12 to S14.
[[nodiscard]] Events exploration(const Ruleset& system, const State& state, const Events& events,
                                 const std::vector<SeenCreature>& before = {});

}  // namespace ft::rules
