// A creature that the actor lays hands on. Source: GW-OTH-03, GW-OTH-04, GW-GRAP-01, GW-ATK-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// The target in the form, within 3 m and in line. Refuses: `E_NOBODY_NEAR`, E_RANGE, E_NO_LINE.
[[nodiscard]] CreatureId target_in_reach(Resolution& r, Key rule);
/// Another creature that is not dead and that the actor has located. Refuses: E_TARGET, E_NOT_PERCEIVED.
void require_touchable(Resolution& r, CreatureId target, Key rule);
/// Both of these.
[[nodiscard]] CreatureId touch_target(Resolution& r, Key rule);

}  // namespace ft::rules::grimwire
