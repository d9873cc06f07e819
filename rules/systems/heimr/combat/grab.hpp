// Holding and being held. Source: HM-GRAB-01 to 06, HM-EFF-09.
#pragma once

#include "rules/systems/heimr/dice/challenge.hpp"

namespace ft::rules::heimr {

/// What a bind at that part of the body holds: body for the torso, else the part. Source: HM-GRAB-01, HM-EFF-09.
[[nodiscard]] Key bound_part(Key part);
/// `grabber` holds `held` from now on and makes no defensive rolls. Source: HM-GRAB-01, HM-GRAB-02.
void grab(Resolution& r, CreatureId grabber, CreatureId held, Key part);
/// The hold ends; a grabber with free hands throws a defence at once. Source: HM-GRAB-03, HM-GRAB-05.
void let_go(Resolution& r, CreatureId grabber, CreatureId held);
/// Ends every hold, either way, on somebody who is no longer in the same location. Source: HM-GRAB-05.
void part_holds(Resolution& r, CreatureId moved);

/// A roll of somebody who holds the acting one: a number its roll must reach as well. Source: HM-GRAB-04.
struct HoldCheck {
  CreatureId grabber;
  std::int64_t cr = 0;
};
/// Asks everyone who holds `held` whether to stop its physical action, and rolls for those who do (W10).
[[nodiscard]] std::vector<HoldCheck> stopping_rolls(Resolution& r, CreatureId held);
/// Judges each number apart: those reached end their hold. Whether the action goes on. told: who reads the numbers.
/// Source: HM-GRAB-04, G-37.
[[nodiscard]] bool escapes_holds(Resolution& r, CreatureId held, const std::vector<HoldCheck>& grips,
                                 const RollResult& roll, const Audience& told = {});

}  // namespace ft::rules::heimr
