// Going a way, and the Move maneuver. Source: TD-MOVE-01, TD-MAN-03, TD-ORD-03, TD-LIFT-05.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/movement/ways.hpp"

namespace ft::rules::threed6 {

/// Whether the present Move covers so many yards more of the maneuver; ahead: in the front arc. Source: TD-ORD-03, TD-ENC-05.
[[nodiscard]] bool has_left(Resolution& r, CreatureId who, std::int64_t yards, bool ahead);
/// Goes it cell by cell, or flies over the ground at a yard a cell; stops before what bars it unknown to the mover, and
/// on the ground where a Move that has become less is used up and where what it meets ends it (`StepEffects`). into_water: on the
/// ground, and its way goes on behind this part of it. Returns whether it may.
enum class Gait : std::uint8_t { on_the_ground, in_the_air, into_water };
bool go(Resolution& r, CreatureId who, const Path& path, Gait gait = Gait::on_the_ground);
/// Goes on with a way that was begun, as far as the present Move covers it. Source: TD-ORD-03.
void go_the_rest(Resolution& r, CreatureId who, Path rest);
/// At once, and those who are carried come along. Source: TD-LIFT-05.
void move_with_burdens(Resolution& r, CreatureId who, const Place& to);
/// What a turn leaves of Move, or no limit outside combat.
[[nodiscard]] PathPreview preview_way(const Ruleset& system, const View& view, CreatureId mover, const Path& path);

/// Further ways of a maneuver of movement that was kept open are the same maneuver. Source: TD-TURN-08.
[[nodiscard]] bool goes_on(const Actor& actor, Key maneuver);

void move(Resolution& r);

}  // namespace ft::rules::threed6
