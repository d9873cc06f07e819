// What a step of a walk brings about: creatures that come into sight, regions of the map that it leads into. Source: sight 2, S16, S17.
#pragma once

#include "rules/kernel/resolution/sightings.hpp"

namespace ft::rules {

/// How a walker stands after a step.
enum class Footing : std::uint8_t {
  standing,  // it goes on, and could end here
  passing,   // it goes on, and may not end here
  arrived,   // it was the last step
};

/// Make it before the first step of a walk, and ask it after each.
class StepEffects {
 public:
  StepEffects(const Resolution& r, CreatureId walker);

  /// Tells the GM of alerts, traps, passages and regions of damage that it has entered, harms it in these, and takes the walker through a passage to a free place near the middle of the
  /// region where it leads, in whatever scene. A region that it stood in before the step does nothing: who arrives by a
  /// passage is not taken back. Whether the walk ends here: at a stop, trap or region of damage, behind a passage, or by `Sightings::stop`. Emits.
  [[nodiscard]] bool end_walk(Resolution& r, Footing footing);

 private:
  [[nodiscard]] std::vector<Region> entered(const Resolution& r, Footing footing);

  CreatureId walker_;
  Sightings sightings_;
  std::vector<FixtureId> inside_;  // where it stood before the step
};

}  // namespace ft::rules
