// Time that passes outside a conflict.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

inline constexpr std::int64_t hour_s = 3600;

/// Seconds that pass before a creature's air is used up: from there the game goes by rounds. Source: GW-BREATH-01.
[[nodiscard]] std::int64_t seconds_before_rounds(const Resolution& r, std::int64_t seconds);
/// Game time outside a conflict: ticks every six seconds, and what ends or wakes by itself. Stops when a creature's air
/// is used up, and a conflict starts there. Returns the seconds that passed. Source: GW-DICE-13, GW-COND-03,
/// GW-BREATH-01.
std::int64_t pass_time(Resolution& r, std::int64_t seconds);

}  // namespace ft::rules::grimwire
