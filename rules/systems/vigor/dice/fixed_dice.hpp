// Dice that an effect fixes: they never step and never burst. Source: VG-DICE-08.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Throws them for what is restored to `on`, with a roll card. Source: VG-DICE-08, VG-ACT-12.
[[nodiscard]] std::int64_t throw_fixed(Resolution& r, CreatureId by, CreatureId on, DiceText dice);

}  // namespace ft::rules::vigor
