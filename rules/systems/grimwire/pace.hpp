// How far a creature may go this turn, and what a path would cost. Source: GW-MOVE-01 to 04.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/actor.hpp"

namespace ft::rules::grimwire {

/// Metres of movement in this turn, dash included. Source: GW-MOVE-01, 03, 04.
[[nodiscard]] std::int64_t allowance_m(const System& system, const World& world, CreatureId who);
/// What is left of it.
[[nodiscard]] std::int64_t left_m(const System& system, const World& world, CreatureId who);
/// Whether any movement is possible now: E_NO_MOVE, E_MOVE_SPLIT. None outside a conflict.
[[nodiscard]] Verdict may_move(const World& world, CreatureId who);
/// The cell some steps farther on the straight line from `from` through `at`; `at` itself where the two are one.
[[nodiscard]] Cell cell_beyond(Cell from, Cell at, std::int32_t steps);
/// Metres of one step in a scene.
[[nodiscard]] std::int64_t step_m(const Scene& scene);
/// Whether a path may be walked now as far as the mover knows, in the order of the book (section 4, move).
/// Refuses: those of path_legal, E_TOO_FAR, E_MOVE_SPLIT, E_BLOCKED_CELL, E_OCCUPIED, E_NO_MOVE.
[[nodiscard]] Verdict walkable(const System& system, const View& view, CreatureId mover, const Path& path);
/// Whether the creature bars its cell to the mover: unwilling, conscious, standing. Source: GW-MOVE-01.
[[nodiscard]] bool bars_way(const World& world, CreatureId mover, const Creature& other);

[[nodiscard]] PathPreview preview_move(const System& system, const View& view, CreatureId mover, const Path& path);

}  // namespace ft::rules::grimwire
