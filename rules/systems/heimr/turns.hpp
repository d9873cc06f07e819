// Order, rounds and turns: what comes next, and what a turn's start and end do. Source: HM-INIT-01 to 03.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/actor.hpp"

namespace ft::rules::heimr {

/// What the table has to play next in the encounter, or, with none, in the campaign.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);
/// Ends the actor's turn: effects tick, then the next defence is rolled and published. Source: HM-INIT-02, HM-DEF-05.
void finish_turn(Resolution& r, CreatureId who);
/// Moves `who` directly before or after `other` in the order, for good. Emits the whole order (G-A2). HM-INIT-03, HM-READY-03.
enum class Beside : std::uint8_t { before, after };
void move_in_order(Resolution& r, CreatureId who, CreatureId other, Beside where);

}  // namespace ft::rules::heimr
