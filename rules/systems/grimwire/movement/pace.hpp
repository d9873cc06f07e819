// How far a creature may go this turn, and what a path would cost. Source: GW-MOVE-01 to 04.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Whether the way leads through water. Source: GW-MOVE-06.
enum class Swims : std::uint8_t { no, yes };

/// Metres of movement in this turn, dash included. Source: GW-MOVE-01, 03, 04, 06.
[[nodiscard]] std::int64_t allowance_m(const Ruleset& system, const World& world, CreatureId who,
                                       Swims swims = Swims::no);
/// What is left of it.
[[nodiscard]] std::int64_t left_m(const Ruleset& system, const World& world, CreatureId who, Swims swims = Swims::no);
/// Whether any movement is possible now: E_NO_MOVE, E_MOVE_SPLIT. None outside a conflict.
[[nodiscard]] Verdict may_move(const World& world, CreatureId who);
/// Metres of one straight step in a scene.
[[nodiscard]] std::int64_t step_m(const Scene& scene);

/// What a step takes of the movement: whole metres, and what is left over of one for the next step.
struct Cost {
  std::int64_t metres = 0;
  std::int64_t rest = 0;  // 0.1 mm
};
/// The cost of a step after so much was left over: a cell, or the diagonal of one where distances are as the crow flies.
/// Source: GW-MOVE-01, G-02.
[[nodiscard]] Cost cost_of_step(const World& world, const Scene& scene, Cell from, Cell to, std::int64_t rest);
/// Whether what is left of the movement pays for one more step; outside a conflict always.
[[nodiscard]] bool can_afford_step(const Ruleset& system, const World& world, CreatureId who, Cell to);
/// Whether a path may be walked now as far as the mover knows, in the order of the book (section 4, move).
/// Refuses: those of path_legal, E_TOO_FAR, E_MOVE_SPLIT, E_BLOCKED_CELL, E_OCCUPIED, E_NO_MOVE.
/// Water is swum, and every cell of a swim but the last is water.
[[nodiscard]] Verdict walkable(const Ruleset& system, const View& view, CreatureId mover, const Path& path,
                               Swims swims = Swims::no);
/// Whether entering the cell asks for the roll of the first difficult cell of a turn. Source: GW-MOVE-04.
[[nodiscard]] bool rolls_for_ground(const View& view, CreatureId who, Cell cell);
/// Water of any kind.
[[nodiscard]] bool is_water(const Scene& scene, Cell cell);
/// Whether the creature bars its cell to the mover: unwilling, conscious, standing. Source: GW-MOVE-01.
[[nodiscard]] bool bars_way(const World& world, CreatureId mover, const Creature& other);
/// The known creature that keeps the mover from ending its movement in a cell, or null. Source: GW-MOVE-01.
[[nodiscard]] const Creature* taken_by(const View& view, CreatureId mover, Cell cell);

[[nodiscard]] PathPreview preview_move(const Ruleset& system, const View& view, CreatureId mover, const Path& path);

}  // namespace ft::rules::grimwire
