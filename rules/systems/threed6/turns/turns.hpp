// A turn's start and end, the frame of a fight, and what the table plays next. Source: TD-TURN-01 to 07.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::threed6 {

void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
void begin_round(Resolution& r);
void start_turn(Resolution& r);

/// Recovery rolls, then the turn is over. Source: TD-TURN-05.
void finish_turn(Resolution& r, CreatureId who);
/// A second of it: a roll against a stun or surprise, or one second less of a timed stun. Source: TD-STUN-02 to 04.
void recover_from(Resolution& r, CreatureId who, Key condition);
/// A second with more than ten times Basic Lift costs 1 FP. Source: TD-LIFT-05.
void bear_load(Resolution& r, CreatureId who);
/// No weapon of it counts as having attacked. Source: TD-TURN-04, TD-PARRY-02.
void forget_attacks(Resolution& r, CreatureId who);
/// What the table plays next in this encounter.
[[nodiscard]] std::optional<Due> next_due(const World& world, EncounterId encounter);
/// What belongs to the fight ends for a creature that leaves it.
void on_leave_encounter(Resolution& r, CreatureId who);

}  // namespace ft::rules::threed6
