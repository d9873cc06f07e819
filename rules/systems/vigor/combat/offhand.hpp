// The off-hand attack that may follow an attack. Source: VG-ACT-03.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// The action: two Challenges to hit and to damage. E_OFFHAND.
void offhand_attack(Resolution& r);
/// An attack, or a technique with a light weapon, was resolved: on the attacker's own turn an off-hand attack may follow if the
/// weapon left the off hand free. The turn waits for it where it is paid for and finds a target. Source: VG-ACT-01, VG-ATK-04.
void open_offhand(Resolution& r, const Attack& resolved);

}  // namespace ft::rules::vigor
