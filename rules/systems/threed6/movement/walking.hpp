// Ways on the grid: what they cost, what bars them, going them. Source: TD-MAN-03, TD-MAN-04, TD-MOVE-01.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

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
/// Whether the present Move covers so many yards more of the maneuver; ahead: in the front arc. Source: TD-ORD-03, TD-ENC-05.
[[nodiscard]] bool has_left(Resolution& r, CreatureId who, std::int64_t yards, bool ahead);
/// Goes it cell by cell, or flies over the ground at a yard a cell; stops before what bars it unknown to the mover, and
/// on the ground where a Move that has become less is used up.
enum class Gait : std::uint8_t { on_the_ground, in_the_air };
void go(Resolution& r, CreatureId who, const Path& path, Gait gait = Gait::on_the_ground);
/// Goes on with a way that was begun, as far as the present Move covers it. Source: TD-ORD-03.
void go_on(Resolution& r, CreatureId who, Path rest);
/// At once, and those who are carried come along. Source: TD-LIFT-05.
void move_with_burdens(Resolution& r, CreatureId who, const Place& to);
/// What a turn leaves of Move, or no limit outside combat.
[[nodiscard]] PathPreview preview_way(const Ruleset& system, const View& view, CreatureId mover, const Path& path);

/// Whether each step leads ahead of the facing or one direction to either side. Source: TD-MAN-04.
[[nodiscard]] bool leads_forward(const Scene& scene, const Creature& mover, const Path& path);
/// Further ways of a maneuver of movement that was kept open are the same maneuver. Source: TD-TURN-08.
[[nodiscard]] bool goes_on(const Actor& actor, Key maneuver);

void move(Resolution& r);

}  // namespace ft::rules::threed6
