// The events that lead from one state of a map to another.
#pragma once

#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// The terrain of cells that differ, as it is in `after`.
[[nodiscard]] std::vector<TerrainRun> changed_terrain(const SceneTerrain& before, const SceneTerrain& after);

/// What changed of walls, doors, lights, notes, regions, terrain, revealed areas, ghosts and memories between two states of a scene. Folded over `before` it makes
/// these of it equal to those of `after`. Costs all of them, but nothing where lists are shared.
[[nodiscard]] Events map_difference(const Scene& before, const Scene& after);

/// Whether nothing else differs but what players see now.
[[nodiscard]] bool only_map_differs(const Scene& before, Scene after);

}  // namespace ft::rules
