// The procedures of all commands; each file of actions/ holds those of its name.
#pragma once

#include "rules/kernel/resolution.hpp"

namespace ft::rules::heimr {

using Procedure = void (*)(Resolution&);
/// The procedure of an action, or null.
[[nodiscard]] Procedure procedure_of(Key action);

// conflict, turn: the frame of a fight
void start_conflict(Resolution& r);
void join_conflict(Resolution& r);
void end_conflict(Resolution& r);
void begin_round(Resolution& r);
void start_turn(Resolution& r);
void end_turn(Resolution& r);
void delay(Resolution& r);
void breather(Resolution& r);
/// For answers that nobody asked for.
void unasked(Resolution& r);

}  // namespace ft::rules::heimr
