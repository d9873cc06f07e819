// Order, rounds and turns: what comes next, and what a turn's start and end do. Source: HM-INIT-01 to 03.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// What the table has to play next in the encounter, or, with none, in the campaign.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);
/// Everyone's initiative, in the order given; emits the rolls and keeps the results. Source: HM-INIT-01.
void roll_initiative(Resolution& r, const std::vector<CreatureId>& who);
/// Highest first, then willpower, then the attribute of initiative, else as they came. Source: HM-INIT-01.
[[nodiscard]] std::vector<CreatureId> initiative_order(const Resolution& r, const std::vector<CreatureId>& who);
/// Whether nothing but the GM decides between the two. Source: HM-INIT-01.
[[nodiscard]] bool tied(const Resolution& r, CreatureId a, CreatureId b);

/// The start of a turn: what ended with it is kept aside until the actor does something. Source: HM-INIT-02.
void begin_turn(Resolution& r, CreatureId who);
/// A condition that the start of a turn ends: a delay brings it back. Source: HM-INIT-03.
void end_at_start(Resolution& r, CreatureId who, const Condition& condition);
/// Something was done: the turn can no longer be delayed. Source: HM-INIT-03.
void has_acted(Resolution& r, CreatureId who);
/// The turn has not begun after all: what its start ended is as before. Source: HM-INIT-03, G-24.
void take_turn_back(Resolution& r, CreatureId who);
/// Ends the actor's turn: effects tick, then the next defence is rolled and published. Source: HM-INIT-02, HM-DEF-05.
void finish_turn(Resolution& r, CreatureId who);
/// Moves `who` directly before or after `other` in the order, for good. Emits the whole order (G-A2). HM-INIT-03, HM-READY-03.
enum class Beside : std::uint8_t { before, after };
void move_in_order(Resolution& r, CreatureId who, CreatureId other, Beside where);

/// Somebody is out of the fight: clusters, holds, guards, readied and upcoming actions, the published defence. Who is caught
/// at the end of a chase stays held.
enum class Holds : std::uint8_t { end, stay };
void on_leave_encounter(Resolution& r, CreatureId who, Holds holds = Holds::end);

}  // namespace ft::rules::heimr
