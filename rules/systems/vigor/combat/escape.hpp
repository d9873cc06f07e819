// Escape. Source: VG-ACT-05.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Flight: an opening, then the way, then out of the encounter where all reach ends.
void escape(Resolution& r);

}  // namespace ft::rules::vigor
