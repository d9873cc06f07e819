// Turns and rounds: their start and end, Defend, what the table plays next. Source: VG-TURN, VG-ENC-02.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::vigor {

void begin_round(Resolution& r);
void start_turn(Resolution& r);
void end_turn(Resolution& r);
void defend(Resolution& r);
void grant_actions(Resolution& r);

[[nodiscard]] std::optional<Due> next_due(const Ruleset& system, const World& world, EncounterId id);

}  // namespace ft::rules::vigor
