// Waiting for a trigger, and the reaction to it. Source: TD-WAIT-01 to 05, TD-RNG-10.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

void wait(Resolution& r);
/// The GM says that what was put in words occurs. Source: TD-WAIT-05.
void fire_wait(Resolution& r);

/// What can trigger Waits: asks those who wait for it, in turn order. Source: TD-WAIT-02, TD-WAIT-03, TD-WAIT-05.
void entered_in_sight_of_waiters(Resolution& r, CreatureId who, Cell from);
void acts_in_sight_of_waiters(Resolution& r, CreatureId who, CreatureId target);

}  // namespace ft::rules::threed6
