// Path legality: inside the map, without gaps, through no wall. Its cost is the system's.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

/// Whether a wall stands between two neighbors among the cells of a creature.
[[nodiscard]] bool is_cut_apart(const Scene& scene, const std::vector<Cell>& cells);

/// Whether walls block a step: for a cell of the footprint the line of its middle is blocked or ends on a wall, or a wall lies
/// between two neighboring cells of the footprint where the step ends. size: of the creature, in cells. Always false on
/// zone maps. Costs the walls near, for each cell. Source: sight 2.
[[nodiscard]] bool walls_block_step(const Scene& scene, std::int32_t size, Cell from, Cell to);

/// Whether terrain or walls keep a creature from a step between neighbors. size: in cells.
[[nodiscard]] bool step_blocked(const Scene& scene, std::int32_t size, Cell from, Cell to);
/// Whether the viewer sees where such a step begins or ends: what blocks one under fog is met on the way, not known before. Always
/// on zone maps. Source: sight S17.
[[nodiscard]] bool sees_step(const View& view, const Scene& scene, std::int32_t size, Cell from, Cell to);

/// Whether the path is contiguous on the map, cell to cell or zone to joined zone, regardless of obstacles: a fact that
/// no table overrides. Refuses: E_NO_PATH (empty), E_PATH_TOO_LONG, E_NO_SUCH (off the map), E_OFF_MAP (cell), E_GAP
/// (cell).
[[nodiscard]] Verdict path_contiguous(const View& view, const Creature& mover, const Path& path);

/// Whether walls and map, as the viewer sees or remembers them, allow `mover` to follow `path`; zone to zone also over a border that joins two which are not
/// adjacent.
/// path: cells in order, without the one it stands on; 1 to 500 cells.
/// Refuses: what path_contiguous does, E_BLOCKED_CELL (cell). Pure.
[[nodiscard]] Verdict path_legal(const View& view, const Creature& mover, const Path& path);

/// The known creature that stands in `cell`, other than `but`, or null.
[[nodiscard]] const Creature* occupant(const View& view, SceneId scene, Cell cell, CreatureId but);

/// The shortest path by steps from where the mover stands through the way-points, around what blocks and, where
/// possible, around known creatures; empty when there is none. In zones around what `crossing` refuses or, where that
/// is everywhere, straight into it. Used for drag previews and keyboard moves.
[[nodiscard]] Path find_path(const View& view, const Creature& mover, const Path& way_points,
                             const Crossing& crossing = {});

}  // namespace ft::rules
