// Learning techniques hour by hour, and which of the learned ones are active.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Effort that an hour adds: the attribute, and what learned relatives ease; 0 or less: none. Source: GW-LEARN-04, 06.
[[nodiscard]] std::int64_t effort_per_hour(const Ruleset& system, const Actor& actor, const Record& technique);
/// Hours that are missing to what the effort so far leaves, rounded up. Source: GW-LEARN-04.
[[nodiscard]] std::int64_t hours_needed(const Ruleset& system, const Actor& actor, const Record& technique);

/// Whether so many hours (0: as many as it takes) can be put into the technique.
/// Refuses: E_NO_HOURS, E_TECH_UNKNOWN, E_LEARNED, E_LEARN_RATE.
[[nodiscard]] Verdict unlearnable(const Resolution& r, CreatureId who, Key technique, std::int64_t hours);
/// Puts the hours into it; time is the caller's. Emits. Source: GW-LEARN-03 to 05.
void study(Resolution& r, CreatureId who, Key technique, std::int64_t hours);
void set_active(Resolution& r, CreatureId who, Key technique, bool active);

}  // namespace ft::rules::grimwire
