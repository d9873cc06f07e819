// Turning on the spot. Source: VG-ACT-07, VG-POS-03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// The free act of turning.
void face(Resolution& r);

}  // namespace ft::rules::vigor
