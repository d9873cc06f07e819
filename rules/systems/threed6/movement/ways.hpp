// Ways on the grid: what they cost and what bars them. Source: TD-MAN-03, TD-MAN-04, TD-SWIM-01, TD-CLIMB-04.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

inline constexpr std::int64_t any_distance = 1000000;  // yards: no limit

/// How far a way may lead, whether only forward, and whether it is swum.
struct WayLimit {
  std::int64_t yards = 0;
  bool forward = false;
  bool swims = false;
};
/// Yards of the whole path.
[[nodiscard]] std::int64_t cost_of(const Scene& scene, const Path& path);
/// How many feet the second cell is higher.
[[nodiscard]] std::int64_t rise_between(const Scene& scene, Cell here, Cell there);
/// What the higher of two cells is climbed by; none where it is not, or they are level. Source: TD-CLIMB-04.
[[nodiscard]] Key climb_kind_between(const Scene& scene, Cell here, Cell there);
/// Refuses: what path_legal does, E_PATH_BLOCKED (a creature), E_MOVE_TOO_FAR, E_NOT_FORWARD, E_RESTRAINED, E_BAD_POSTURE,
/// E_DEEP_WATER.
[[nodiscard]] Verdict may_go(const View& view, const Actor& mover, const Path& path, const WayLimit& limit);
/// The book's code for a wall in the way. Source: TD-MAN-03.
[[nodiscard]] Verdict as_blocked(Verdict bad);
/// Whether each step leads ahead of the facing or one direction to either side. Source: TD-MAN-04.
[[nodiscard]] bool leads_forward(const Scene& scene, const Creature& mover, const Path& path);
/// Whether another bars the cell: an enemy always, an ally at the end. Source: TD-MAN-03.
[[nodiscard]] bool barred(const View& view, const Actor& mover, Cell cell, bool last);

}  // namespace ft::rules::threed6
