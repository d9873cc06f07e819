// What a turn start, a round and a midnight do to a creature.
#pragma once

#include <initializer_list>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// Dying, burning, bleeding, what the ground does and suffocating, in the order of a turn's start; round: of the
/// conflict, or of the clock outside. Source: GW-TURN-03.
void tick(Resolution& r, CreatureId who, std::int64_t round);
/// Whether a tick would do anything to it.
[[nodiscard]] bool ticks(const World& world, CreatureId who);
/// Takes units off what is left of every condition that counts rounds; those that reach nothing end.
void count_rounds(Resolution& r, CreatureId on, std::int64_t rounds);
/// Whether the condition waits: a creature that still suffocates does not come to. Source: GW-BREATH-02.
[[nodiscard]] bool held_up(const World& world, CreatureId on, Key condition);
/// What is left of a condition on `on` after so many of its units; one that waits keeps 1.
[[nodiscard]] std::int64_t left_after(const World& world, CreatureId on, const Condition& condition,
                                      std::int64_t units);
/// Ends what lasts until one of these.
void end_units(Resolution& r, CreatureId who, std::initializer_list<Key> units);
/// Midnights passed on the campaign's clock since `before`: daily counts restart. Source: 1.3 (day).
void count_days(Resolution& r, std::int64_t before);

}  // namespace ft::rules::grimwire
