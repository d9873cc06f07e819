// What follows from what an act did: acts and holds that break, falls that set off readied actions.
// Source: VG-TURN-05, VG-DATA-05 (hold), VG-REACT-06.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// After each played act. since: how many events there were before it.
void follow_up(Resolution& r, std::size_t since);

}  // namespace ft::rules::vigor
