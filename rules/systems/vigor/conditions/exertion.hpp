// Vigor spent and recovered, and being Winded. Source: VG-REC-02, VG-REC-04.
#pragma once

#include "rules/systems/vigor/conditions/states.hpp"

namespace ft::rules::vigor {

/// Takes the Vigor away. What it pays for is completed before `settle_vigor` says that the creature is Winded.
void pay_vigor(Resolution& r, CreatureId who, std::int64_t cost);
/// Without Vigor it is Winded now. Source: VG-REC-04, VG-REACT-11.
void settle_vigor(Resolution& r, CreatureId who);
/// Adds Vigor up to the maximum; at 5, or at a lower maximum, Winded ends. Source: VG-REC-02, VG-REC-04.
void recover_vigor(Resolution& r, CreatureId who, std::int64_t n);

}  // namespace ft::rules::vigor
