// The step of a maneuver, before or after what it does. Source: TD-TURN-08, TD-MAN-01, TD-POST-03.
#pragma once

#include <functional>

#include "rules/systems/threed6/movement/walking.hpp"

namespace ft::rules::threed6 {

/// Requires the step of the form (path, kneel, step_after) to be possible; returns the cell from which the maneuver acts.
/// E_NO_STEP, E_BAD_POSTURE and what may_go refuses.
[[nodiscard]] Cell require_step(Resolution& r, std::int64_t yards);
/// Steps or kneels as the form says, where it says to do so before or after.
enum class Moment : std::uint8_t { before, after };
void take_step(Resolution& r, Moment moment);
/// The step before; then whether the maneuver can still be done in the cell that was reached, or is lost: the actor is
/// free to act and `check` refuses nothing. Source: TD-WAIT-02, TD-INJ-07.
using Recheck = std::function<void(Resolution& again, Cell here)>;
[[nodiscard]] bool steps_first(Resolution& r, const Recheck& check = {});
/// After a step or a way one looks at the target of the form, if it has one. Source: TD-MAN-03.
void face_target(Resolution& r);
/// The yards that a step of the actor has.
[[nodiscard]] std::int64_t step_yards(Resolution& r);

void step(Resolution& r);
void kneel_step(Resolution& r);

}  // namespace ft::rules::threed6
