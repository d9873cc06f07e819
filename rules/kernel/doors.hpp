// Doors as creatures use them: the kernel's actions open_door and close_door. Source: sight 1.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Opens the door that the form names, or closes it. Refuses: E_NO_SUCH (no door that the commander knows), E_DOOR_FAR (more than a
/// step from the actor's footprint), E_DOOR_UNABLE (a condition incapacitates the actor), E_DOOR_TURN (in an encounter, while
/// another creature has the turn), E_DOOR_LOCKED, E_DOOR_STAYS (it is open or closed already), E_DOOR_BLOCKED (a known creature
/// stands in it).
void open_door(Resolution& r);
void close_door(Resolution& r);

/// The forms under which open_door or close_door is offered to a creature: one for each door within a step that its viewer knows
/// and that can be opened, or closed, by its state.
[[nodiscard]] std::vector<Params> door_forms(const View& view, CreatureId creature, Key action);

}  // namespace ft::rules
