// Is this path possible: inside the map, without gaps, through no wall. What it costs is the system's.
#pragma once

#include "rules/kernel/refusal.hpp"
#include "rules/kernel/view.hpp"
#include "rules/kernel/zones.hpp"

namespace ft::rules {

/// Whether it is a way over the map at all, from cell to cell or from zone to joined zone, whatever stands there: what no
/// table sets aside. Refuses: E_NO_PATH (empty), E_PATH_TOO_LONG, E_NO_SUCH (off the map), E_OFF_MAP (cell), E_GAP (cell).
[[nodiscard]] Verdict path_whole(const View& view, const Creature& mover, const Path& path);

/// Whether `mover` may follow `path` as far as walls and the map go; from zone to zone also over a border that joins two
/// which are not adjacent.
/// path: cells in order, without the one it stands on; 1 to 500 cells.
/// Refuses: what path_whole does, E_BLOCKED_CELL (cell). Pure.
[[nodiscard]] Verdict path_legal(const View& view, const Creature& mover, const Path& path);

/// The known creature that stands in `cell`, other than `but`, or null.
[[nodiscard]] const Creature* occupant(const View& view, SceneId scene, Cell cell, CreatureId but);

/// The shortest path by steps from where the mover stands through the way-points, around what blocks and, where
/// possible, around known creatures; empty when there is none. In zones around what `crossing` refuses or, where that
/// is everywhere, straight into it. Used for drag previews and keyboard moves.
[[nodiscard]] Path find_path(const View& view, const Creature& mover, const Path& way_points,
                             const Crossing& crossing = {});

}  // namespace ft::rules
