// Doors and terrain of a map with vision as creatures remember them. Source: sight 3, S11, S17.
#pragma once

#include <optional>

#include "rules/kernel/state/state.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

/// What a creature has explored of a map until now, and what it or another creature of its players sees of it now.
struct Explorer {
  Raster explored, sees;
};

/// What a creature remembers of a map after it changed. before: what it was then; memory: what the creature remembered of that. Costs
/// the doors and the terrain that differ or were remembered.
[[nodiscard]] MapMemory remembered_after(const MapMemory& memory, const Scene& before, const Scene& after,
                                         const Explorer& explorer);

/// The map with doors and terrain as the creatures of a viewer remember them; none where they know all that they explored as it is.
/// What one of them knows as it is counts as known.
[[nodiscard]] std::optional<Scene> remembered_map(const Scene& scene, const Viewer& viewer);

}  // namespace ft::rules
