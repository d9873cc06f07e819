// Rests, and time that passes outside combat. Source: TD-FAT-07, TD-REC-07, TD-TURN-06.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::threed6 {

/// Game time for all who are in no fight: recovery, rests, stuns, loads, deep water; but the swimmer has spent its own
/// there already. Source: section 1, TD-REC, TD-FAT-07, TD-SWIM-02.
void pass_time(Resolution& r, std::int64_t seconds, CreatureId swimmer = {});
/// The same for one creature, but for its rest.
void spend_seconds(Resolution& r, CreatureId who, std::int64_t seconds, CreatureId swimmer = {});
/// The time of those who rest passes, after a pause in which the others may rest too, and no fight that their players know of goes on.
[[nodiscard]] std::optional<Due> rest_due(const Ruleset& system, const World& world);

void rest(Resolution& r);
void rest_day(Resolution& r);
void rest_passes(Resolution& r);
void advance_time(Resolution& r);

}  // namespace ft::rules::threed6
