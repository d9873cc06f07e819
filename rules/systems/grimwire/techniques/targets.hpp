// Targets of a technique: one, several, or all near a place. Source: GW-DATA-05 (targets), GW-DATA-06.
#pragma once

#include "rules/systems/grimwire/techniques/techniques.hpp"

namespace ft::rules::grimwire {

/// Whether the technique is aimed at a creature, or at a place.
[[nodiscard]] bool aims_at_creature(const Record& technique);
[[nodiscard]] bool aims_at_place(const Record& technique);

/// Range and target. Refuses: E_RANGE, E_TARGET, E_NO_LINE.
[[nodiscard]] Verdict aimable(const Resolution& r, const Use& use);
/// Whether a technique may be aimed at a place. Refuses: E_OFF_MAP, E_RANGE, E_NO_LINE.
[[nodiscard]] Verdict aimable_at(const Resolution& r, const Use& use, Place place);
/// That place, or one in front of what is in the way of its user, who could not know of it.
[[nodiscard]] Place place_reached(const Resolution& r, CreatureId user, Place place);

/// Further targets of a technique that has several: asked one after the other among those the user knows and may aim
/// at. Asks; emits nothing. Source: GW-DATA-05 (count).
[[nodiscard]] std::vector<CreatureId> further_targets(Resolution& r, const Use& use);
/// All creatures affected, by id for a radius: those of the kind the technique is for. Source: GW-DATA-05 (radius_m).
[[nodiscard]] std::vector<CreatureId> all_targets(const World& world, const Use& use);

}  // namespace ft::rules::grimwire
