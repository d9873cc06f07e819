// Poison on a weapon. Source: VG-DATA-09.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"

namespace ft::rules::vigor {

/// The first hit of a coated weapon that deals damage also deals the poison's, straight to Health. Source: VG-DATA-09.
void spend_coating(Resolution& r, const Attack& attack, std::int64_t suffered);

}  // namespace ft::rules::vigor
