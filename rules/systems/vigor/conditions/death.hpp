// Shock, its death clock, being stabilized, death. Source: VG-SHOCK-02 to 08.
#pragma once

#include "rules/systems/vigor/conditions/states.hpp"

namespace ft::rules::vigor {

/// Health is 0: unconscious on the ground, with as many rounds to live as Stamina. Source: VG-SHOCK-02, VG-SHOCK-04.
void enter_shock(Resolution& r, CreatureId who);
/// The clock stops where it is. Source: VG-SHOCK-06.
void stabilize_shock(Resolution& r, CreatureId who);
/// Damage to a stabilized creature: the clock goes on, this round included. Source: VG-SHOCK-06.
void resume_shock(Resolution& r, CreatureId who);
/// Health is above 0 again: Shock and stabilized end. Source: VG-SHOCK-06, VG-SHOCK-07.
void wake_from_shock(Resolution& r, CreatureId who);
/// One Recovery of the clock, but that of the round in which Shock began. Source: VG-SHOCK-02, VG-TURN-06.
void count_down_shock(Resolution& r, CreatureId who, std::int64_t round);
/// rule: why it dies. What is not living is destroyed. Source: VG-SHOCK-08, VG-SHOCK-09.
void die(Resolution& r, CreatureId who, Key rule);

}  // namespace ft::rules::vigor
