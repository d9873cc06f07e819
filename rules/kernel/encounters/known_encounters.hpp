// Encounters that a viewer knows of. Source: sight S24.
#pragma once

#include <algorithm>
#include <vector>

#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/knowledge/viewers.hpp"

namespace ft::rules {

/// Whether an encounter runs in which the viewer knows of a participant.
[[nodiscard]] inline bool knows_an_encounter(const View& view) {
  return std::ranges::any_of(view.world().encounters(), [&](const Encounter* encounter) {
    return std::ranges::any_of(encounter->order, [&](CreatureId who) { return view.find(who) != nullptr; });
  });
}

/// Whether no player of these creatures knows of an encounter; where none of them is a player's, whether there is none.
[[nodiscard]] inline bool is_quiet_for(const Ruleset& system, const World& world,
                                       const std::vector<const Creature*>& creatures) {
  const bool played = std::ranges::any_of(creatures, [](const Creature* one) { return !one->seats.empty(); });
  return std::ranges::none_of(creatures, [&](const Creature* one) {
    const Viewer viewer = viewer_of_creature(world, *one);
    return !(played && viewer.is_gm()) && knows_an_encounter({system, world, viewer});
  });
}

}  // namespace ft::rules
