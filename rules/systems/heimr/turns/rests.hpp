// Rests and game time outside combat. Source: HM-REST-01 to 03, HM-INJ-03.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Starts a short rest; its time, or the GM's, passes. Source: HM-REST-01, HM-INJ-03.
void short_rest(Resolution& r);
void rest_passes(Resolution& r);
void advance_time(Resolution& r);

/// While a creature rests outside encounters, time goes on by itself, but for a fight that its players know of. Source: HM-REST-01.
[[nodiscard]] std::optional<Due> rest_due(const Ruleset& system, const World& world);

}  // namespace ft::rules::heimr
