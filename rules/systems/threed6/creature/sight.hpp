// Lines of sight between creatures, and darkness. Source: TD-AIM-01, TD-HIT-01, TD-RNG-02.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

/// Whether a straight line from a cell to some cell of the creature is free, and the viewer is aware of it; from a cell that the viewer does
/// not stand in, as far as `view` knows the map.
[[nodiscard]] bool sees_from(const View& view, CreatureId viewer, Cell from, CreatureId other);
[[nodiscard]] bool sees(const World& world, CreatureId viewer, CreatureId other);

/// What darkness takes off a shot at a cell, from 0 to -10: as it is painted, or as the lights of a map with vision leave it. Source:
/// TD-RNG-02.
[[nodiscard]] std::int64_t darkness_penalty(const Resolution& r, SceneId scene, Cell cell);

}  // namespace ft::rules::threed6
