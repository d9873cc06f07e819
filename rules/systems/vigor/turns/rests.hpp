// Game time outside encounters: recoveries and rests. Source: VG-ENC-05, VG-REC-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// The GM lets game time pass outside an encounter: each 15 seconds are one Recovery, and all of it is rest.
void advance_time(Resolution& r);

}  // namespace ft::rules::vigor
