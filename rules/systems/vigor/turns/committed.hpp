// Acts of several actions that span turns. Source: VG-TURN-05, W18.
#pragma once

#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

/// Pays for the act of r.command(), after `require_payable`. Whether it is carried out now; else all actions that were left are paid
/// in, and the act is played again when the turns to come have paid the rest. price.spans: whether it may.
[[nodiscard]] bool pay_in(Resolution& r, const Price& price);
/// At the start of a turn, its actions there: asks whether it continues (W18), pays, and plays the act once it is paid.
void continue_act(Resolution& r, CreatureId who);
/// Gives up what is in progress. Source: VG-ACT-07.
void abandon(Resolution& r);

}  // namespace ft::rules::vigor
