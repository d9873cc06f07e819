// Physical feats, in and out of fights: climbing, jumping, swimming, running.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// Not in a fight, alive, conscious, not collapsed, not stunned. E_IN_COMBAT, E_DEAD, E_UNCONSCIOUS, E_COLLAPSED, E_STUNNED.
void require_free_time(Resolution& r);

void climb(Resolution& r);
void climb_stop(Resolution& r);
void jump(Resolution& r);
void run(Resolution& r);
void swim(Resolution& r);
void rescue(Resolution& r);

}  // namespace ft::rules::threed6
