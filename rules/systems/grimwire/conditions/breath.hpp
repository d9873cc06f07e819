// Holding one's breath, suffocating, and vacuum. Source: GW-BREATH-01 to 05.
#pragma once

#include <optional>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// A turn start without air: MND 11 or unconscious, then 6 damage a round. Nothing where it can breathe.
void suffocate(Resolution& r, CreatureId who);

/// How many rounds pass outside a conflict before it suffocates to its harm, 1 where it does already; none where it does
/// not or where that does nothing to it. Source: GW-BREATH-01 to 05.
[[nodiscard]] std::optional<std::int64_t> rounds_until_suffocation(const Resolution& r, CreatureId who);
/// Whether it suffocates to its harm now.
[[nodiscard]] bool suffocates(const Resolution& r, CreatureId who);
/// The time of a condition is over: ends it, and what was waiting for that happens. Emits. Source: GW-BREATH-01.
void run_out(Resolution& r, CreatureId on, const Condition& ended);
/// Whether where it is will make it suffocate, or lets it breathe again.
[[nodiscard]] bool air_has_changed(const World& world, CreatureId who);
/// In a vacuum those who need air suffocate at once; out of it they breathe. Emits. Source: GW-BREATH-05.
void settle_air(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
