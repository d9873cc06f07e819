// Falls: how far, how hard, and when they end. Source: GW-FALL-01 to 05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

enum class Intent : std::uint8_t { fell, jumped };

/// Begins a fall of so many tenths of a metre to the cell the creature now stands over. Below 4.5 m nothing happens. In a conflict the impact comes some turn slots later; outside at once. Source: GW-FALL-05.
void begin_fall(Resolution& r, CreatureId who, std::int64_t height_tenths, Intent intent);
/// The impact of a fall. Source: GW-FALL-01 to 04.
void impact(Resolution& r, CreatureId who);

/// The first creature of the encounter whose fall is over, or none.
[[nodiscard]] CreatureId next_to_land(const World& world, const Encounter& encounter);
/// A turn of `whose` has ended: falls go on.
void slot_ends(Resolution& r, EncounterId encounter, CreatureId whose);
/// Heights that are no row of the table do no harm. Source: GW-FALL-01, G-37.
constexpr std::int64_t least_fall_tenths = 45;
/// A tenth of a metre in the kernel's unit.
constexpr std::int64_t tenth = metres(1).tenth_mm / 10;
/// Height of the ground of a cell in tenths of a metre.
[[nodiscard]] std::int64_t ground_tenths(const Scene& scene, Cell cell);

}  // namespace ft::rules::grimwire
