// Emergency aid and stabilizing. Source: VG-ACT-12, VG-ACT-15, VG-SHOCK-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Medicine against 20 restores 1d10 Durability. Source: VG-ACT-12.
void first_aid(Resolution& r);
/// Medicine or Medical Science against 20 stops the death clock. Source: VG-ACT-15, VG-SHOCK-05.
void stabilize(Resolution& r);

}  // namespace ft::rules::vigor
