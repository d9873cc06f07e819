// Being moved by force. Source: VG-POS-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// The GM knocks a creature back.
void knock_back_by_gm(Resolution& r);
/// Straight away from a square, square by square, until something is in the way. Creates no opening. Source: VG-POS-07.
void knock_back(Resolution& r, CreatureId who, Cell from, std::int64_t feet);

}  // namespace ft::rules::vigor
