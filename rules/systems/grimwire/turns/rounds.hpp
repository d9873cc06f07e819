// Rounds and turns: what comes next, and what a turn's start and end do. Source: GW-TURN-01 to 06.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// What the table has to play next in the encounter: a round, a turn, an impact; none while somebody is acting.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);

/// Whether one who passed may act between two turns; when nobody else is to come, those who wait go in their old order.
/// Source: GW-TURN-04.
[[nodiscard]] bool may_step_in(const World& world, const Encounter& encounter, CreatureId who);

/// All who are fit for it, in the scene and in no conflict yet, roll for initiative; round 1 is next. Emits.
/// Source: GW-INIT-01.
void begin_conflict(Resolution& r, SceneId scene);
/// Initiative of everyone in `who`, by creature id; emits the rolls and keeps the totals. Source: GW-INIT-01.
void roll_initiative(Resolution& r, const std::vector<CreatureId>& who);
/// Highest first; on ties those not on a side of player characters before the others; then by id. Source: GW-INIT-02.
[[nodiscard]] std::vector<CreatureId> initiative_order(const World& world, const std::vector<CreatureId>& who);

/// Gives everyone the budget of a new round; what was owed is spent. Source: GW-TURN-06.
void renew_budget(Resolution& r, CreatureId who);
/// Somebody is out of the fight, its last one with it: budgets, holds, what lasts no longer.
void on_leave_encounter(Resolution& r, CreatureId who);
/// Ends the actor's turn: durations fall, and the next may act. Source: GW-TURN-06, GW-STAT-01.
void finish_turn(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
