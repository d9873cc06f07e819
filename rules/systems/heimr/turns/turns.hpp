// Turns: what comes next, and what their start and end do. Source: HM-INIT-02, HM-INIT-03.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The turn: its start with what is under way, putting it off, its end. Source: HM-INIT-02, HM-INIT-03.
void start_turn(Resolution& r);
void delay(Resolution& r);
void end_turn(Resolution& r);

/// What the table has to play next in the fight, or, with none, in the campaign.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);

/// The start of a turn: what ended with it is kept aside until the actor does something. Source: HM-INIT-02.
void begin_turn(Resolution& r, CreatureId who);
/// A condition that the start of a turn ends: a delay brings it back. Source: HM-INIT-03.
void end_at_start(Resolution& r, CreatureId who, const Condition& condition);
/// The turn has not begun after all: what its start ended is as before. Source: HM-INIT-03, G-24.
void take_turn_back(Resolution& r, CreatureId who);
/// Ends the actor's turn: effects tick, then the next defence is rolled and published. Source: HM-INIT-02, HM-DEF-05.
void finish_turn(Resolution& r, CreatureId who);
}  // namespace ft::rules::heimr
