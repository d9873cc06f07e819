// What of a map with fog a viewer sees. Source: sight 3.
#pragma once

#include "rules/kernel/state/state.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

/// Whether fog covers what is not revealed of a map. Else all of it is revealed to everyone.
[[nodiscard]] inline bool has_fog(const Scene& scene) { return scene.vision_mode != VisionMode::open; }

/// Whether what a creature explored or remembers of a scene, or none what all players may know, is for a viewer: they play it, or are a
/// GM. Who plays no creature knows of a map with vision what all have explored.
[[nodiscard]] bool is_for(const Scene& scene, CreatureId to, const Viewer& viewer);
/// The samples of a map with fog that are revealed to a player.
[[nodiscard]] Raster revealed_to(const Scene& scene, const Viewer& viewer);

/// Whether a viewer sees one of the samples of a cell or zone. Costs its 16 samples for each area.
[[nodiscard]] bool is_revealed(const Scene& scene, const Viewer& viewer, Cell cell);
/// The same of a place; a place that is nowhere is revealed on maps without fog alone. size: of the creature in it, in cells.
[[nodiscard]] bool is_revealed(const Scene& scene, const Viewer& viewer, const Place& place, std::int32_t size = 1);
/// The samples about a quarter, the half and three quarters of a door, on both of its sides.
[[nodiscard]] std::vector<Sample> samples_beside(const Wall& wall);
/// Whether a viewer sees a door: a sample beside a quarter, the half or three quarters of it. No wall of a map with fog is sent to
/// players.
[[nodiscard]] bool is_revealed(const Scene& scene, const Viewer& viewer, const Wall& wall);
/// The same of a note: one of the samples about it, or about a corner of it.
[[nodiscard]] bool is_revealed(const Scene& scene, const Viewer& viewer, const Note& note);
/// Whether a wall that the viewer knows is a door to them: a secret one to GMs, while it is open, and where it was found for them.
[[nodiscard]] bool is_door_to(const Scene& scene, const Viewer& viewer, const Wall& wall);

/// The terrain that a viewer sees of a map, be it as the map remembers it. Costs the cells that are not plain, the first time
/// in a thread.
[[nodiscard]] SceneTerrain revealed_terrain(const Scene& scene, const Viewer& viewer);

/// Whether a step in a map with fog leads into or out of an area that is revealed to some viewers. size: in cells.
[[nodiscard]] bool crosses_fog(const Scene& scene, const Place& from, const Place& to, std::int32_t size);

}  // namespace ft::rules
