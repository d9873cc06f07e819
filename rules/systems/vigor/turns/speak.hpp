// Speaking. Source: VG-ACT-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// At any time, by all that are awake and have breath. Source: VG-ACT-07, VG-REC-04.
void speak(Resolution& r);

}  // namespace ft::rules::vigor
