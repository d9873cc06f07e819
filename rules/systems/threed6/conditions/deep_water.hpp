// Staying above deep water: the rolls, their times, drowning. Source: TD-SWIM-01, TD-SWIM-02, TD-SWIM-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

/// Whether the water of a cell is over one's head: six feet of it.
[[nodiscard]] bool is_deep(const Scene& scene, Cell cell);
/// Swimming less twice the encumbrance level, at +3 for an immersion on purpose. Source: TD-SWIM-01, TD-ENC-04.
[[nodiscard]] Sum swimming_number(const Ruleset& system, const Actor& actor, bool by_design);

/// How a swimmer got into the water.
enum class Immersion : std::uint8_t { on_purpose, by_accident };
/// Into deep water, with its first roll; nothing happens to those who are in it.
void enter_water(Resolution& r, CreatureId who, Immersion how);
void leave_water(Resolution& r, CreatureId who);
/// Seconds until the next roll; 0 out of the water.
[[nodiscard]] std::int64_t next_swimming_roll(const Actor& actor);
/// Whether the last roll failed. Source: TD-SWIM-02.
[[nodiscard]] bool goes_under(const Actor& actor);
/// Time in the water, with the rolls that fall due; those on land are left alone. Call it wherever time passes.
void spend_in_water(Resolution& r, CreatureId who, std::int64_t seconds);
/// Afloat again, as after a first success. Source: TD-SWIM-02, TD-SWIM-05.
void hold_up(Resolution& r, CreatureId who);

void fall_in_water(Resolution& r);
void out_of_water(Resolution& r);

}  // namespace ft::rules::threed6
