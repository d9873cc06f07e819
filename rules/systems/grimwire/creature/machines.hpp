// Bodies that are machines. Source: GW-BURN-03, G-22.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// In hours: so long a body does without what it needs.
inline constexpr std::int64_t three_days = 72;

[[nodiscard]] bool mechanical(const Actor& actor);
/// Without power for so long that burnout 4 means powering off. Source: GW-BURN-03.
[[nodiscard]] bool without_power(const Actor& actor);
/// Whether Condition 0 and negative Focus cost this creature burnout. Source: GW-BURN-03, G-22.
[[nodiscard]] bool burns_out_in_play(const Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
