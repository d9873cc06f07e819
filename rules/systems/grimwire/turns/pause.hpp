// A pause: time outside conflicts that several creatures fill side by side.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Refuses E_CONTROLLED, E_MODE during a conflict, and E_CANNOT_ACT for the dead, dying and powered off.
void require_pause(Resolution& r);
/// As require_pause, for what only the waking and sane do: E_CANNOT_ACT, E_FRENZY.
void require_waking_pause(Resolution& r);

/// Keeps `who` busy for that time. Time that passed while others were busy and `who` was not is used first; only the
/// rest passes now, and is available to every other player character. Returns whether `who` survived it: false after
/// bleeding to death, and for all if a creature suffocates before the end. Emits.
[[nodiscard]] bool spend_time(Resolution& r, CreatureId who, std::int64_t seconds);

}  // namespace ft::rules::grimwire
