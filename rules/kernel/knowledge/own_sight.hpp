// What a creature sees by itself, not by others of its players.
#pragma once

#include <ranges>

#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::rules {

/// Whether a creature sees another of its scene: on a map with vision with its own eyes; on one that the GM reveals by hand as its players do,
/// and always without players; on others always. What hides from it is not asked about. Source: sight 2, S25.
[[nodiscard]] inline bool sees_by_itself(const Ruleset& system, const World& world, CreatureId watcher,
                                         CreatureId other) {
  const Creature &eyes = world.creature(watcher), &seen = world.creature(other);
  const Scene* scene = eyes.scene == seen.scene ? world.find(eyes.scene) : nullptr;
  if (!scene) return false;
  if (watcher == other || !has_fog(*scene)) return true;
  const bool alone = scene->vision_mode == VisionMode::vision;
  const Viewer viewer = alone ? Viewer{.seat = {}, .creatures = {watcher}} : viewer_of_creature(world, eyes);
  const auto all =
      world.creatures() | std::views::transform([](const Creature* one) -> const Creature& { return *one; });
  return Sight(system, *scene, viewer, all).sees(seen);
}

}  // namespace ft::rules
