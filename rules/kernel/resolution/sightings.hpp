// Walks that end where the walker first perceives a creature of another side. Source: sight 2, S16.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// The creatures of other sides that a player's creature perceives from where it stands, by id: what its players would know if they
/// played it alone. None on maps without vision, and for a creature of the GM.
[[nodiscard]] std::vector<CreatureId> sighted_by(const Ruleset& system, const World& world, CreatureId walker);

/// What a walker has perceived since its walk began. Make it before the first step, ask it after each at which the walk may end. The
/// house rule stop_on_sighting counts as it is when the walk begins.
class Sightings {
 public:
  Sightings(const Resolution& r, CreatureId walker);

  /// Whether the walk ends here: it perceives a creature of another side, able to act, that it has not perceived on this walk. Logs each
  /// for the walker's players. Emits.
  [[nodiscard]] bool stop(Resolution& r);

 private:
  CreatureId walker_;
  bool watches_;
  std::vector<CreatureId> seen_;
};

}  // namespace ft::rules
