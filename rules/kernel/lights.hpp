// Torches and lamps as creatures use them: the kernel's actions light_item and put_out_item. Source: sight 2.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Lights the item that the form names, or puts it out. Refuses: E_NO_SUCH (the actor has no such item), E_LIGHT_NONE (its record has no
/// radius of light), E_LIGHT_PACKED (it is in the pack), E_LIGHT_STAYS (it burns already, or does not), E_LIGHT_UNABLE and
/// E_LIGHT_TURN (as for doors).
void light_item(Resolution& r);
void put_out_item(Resolution& r);

/// The forms under which one of them is offered to a creature: one for each item at hand that can be lit, or put out.
[[nodiscard]] std::vector<Params> light_forms(const Ruleset& system, const View& view, CreatureId creature, Key action);

}  // namespace ft::rules
