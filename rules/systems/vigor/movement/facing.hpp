// Turning on the spot. Source: VG-ACT-07, VG-POS-03.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// The free act of turning.
void face(Resolution& r);
/// Faces the direction of the map that is nearest to the degrees.
void turn_to(Resolution& r, CreatureId who, std::int64_t degrees);

}  // namespace ft::rules::vigor
