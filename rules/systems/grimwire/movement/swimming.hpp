// Staying above water. Source: GW-MOVE-06, GW-BREATH-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// In rushing water, or with gear on: a TOG roll once a turn against a number that the GM may alter; failing it, the
/// head goes under. Asks, emits. Source: GW-MOVE-06.
[[nodiscard]] bool keeps_head_up(Resolution& r, CreatureId who, const Path& path);
/// The head is above water: breath comes back. Emits.
void surface(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
