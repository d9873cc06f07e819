// What time does to a creature: the ticks of a turn start, and time that passes outside a conflict.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Dying, burning, bleeding, what the ground does and suffocating, in the order of a turn's start; round: of the
/// conflict, or of the clock outside. Source: GW-TURN-03.
void tick(Resolution& r, CreatureId who, std::int64_t round);
/// How many of the seconds pass before somebody's air is used up: there the game goes by rounds. Source: GW-BREATH-01.
[[nodiscard]] std::int64_t seconds_before_rounds(const Resolution& r, std::int64_t seconds);
/// Game time outside a conflict: ticks every six seconds, and what ends or wakes by itself. Stops where somebody's air is
/// used up, and a conflict begins there. Returns the seconds that passed. Source: GW-DICE-13, GW-COND-03, GW-BREATH-01.
std::int64_t pass_time(Resolution& r, std::int64_t seconds);
/// Midnights passed on the campaign's clock since `before`: what counts by the day starts anew. Source: 1.3 (day).
void count_days(Resolution& r, std::int64_t before);
/// Takes units off what is left of every condition that counts rounds; those that reach nothing end.
void count_rounds(Resolution& r, CreatureId on, std::int64_t rounds);
/// Whether the condition waits: somebody who still suffocates does not come to. Source: GW-BREATH-02.
[[nodiscard]] bool held_up(const World& world, CreatureId on, Key condition);

}  // namespace ft::rules::grimwire
