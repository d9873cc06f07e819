// Ground and others in the way. Source: AU-MOVE-08, AU-MOVE-10, AU-MOVE-11, AU-ITEM-03, AU-FACE-07.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// A flag of the ground in at least one cell of a creature that stands there.
[[nodiscard]] bool ground_flag(const Scene& scene, const Creature& creature, Cell at, Key flag);
/// The effective Speed with which it would leave a cell: what that cell imposes counts, what the one it is in imposes
/// does not. scene: the map, which may be as remembered. Source: AU-MOVE-11.
[[nodiscard]] std::int64_t speed_leaving(const Scene& scene, const Actor& mover, Cell cell);

/// Least distance in cells from a creature, if it stood there, to another. Source: AU-GRID-01.
[[nodiscard]] std::int64_t distance_from(const Scene& scene, const Creature& creature, Cell at, const Creature& other);

/// Least distance in cells from where it stands to a cell. Source: AU-GRID-01.
[[nodiscard]] std::int64_t distance_from(const Scene& scene, const Creature& creature, Cell cell);

/// How one goes: on foot, through the air over gaps, by hand over walls too, or pushed.
enum class MovementType : std::uint8_t { on_foot, in_the_air, climbing, pushed };
/// goes_on: it does not end with this path, so that its last cell is only passed; halts: it ends in every cell for a moment,
/// as Agile Moves do.
struct Way {
  MovementType going = MovementType::on_foot;
  bool goes_on = false, halts = false;
};
/// Whether others are where it stands, so that it may pass but not end there. Source: AU-MOVE-10.
[[nodiscard]] bool shares_its_place(const View& view, const Actor& mover);
/// Whether a creature may go along a path from where it stands, as far as walls, gaps and creatures that the viewer
/// knows go. Refuses path_illegal, path_blocked, cell_occupied, and E_NO_PATH, E_OFF_MAP. Source: AU-MOVE-10,
/// AU-MOVE-11, AU-JUMP-02.
[[nodiscard]] Verdict way_open(const View& view, const Actor& mover, const Path& path, Way way);

}  // namespace ft::rules::aura
