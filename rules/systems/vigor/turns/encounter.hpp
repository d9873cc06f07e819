// Beginning, joining, leaving and ending an encounter. Source: VG-ENC-01, VG-ENC-03, VG-INIT-04, VG-INIT-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

void start_encounter(Resolution& r);
void join_encounter(Resolution& r);
void join_initiative(Resolution& r);
void end_encounter(Resolution& r);
/// Ends what is of the fight alone. Source: VG-ENC-03.
void on_leave_encounter(Resolution& r, CreatureId who);

}  // namespace ft::rules::vigor
