// Readying an action, and the GM's signal. Source: VG-ACT-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Stores an action of one action and what it waits for. Source: VG-ACT-08.
void ready(Resolution& r);
/// Sent without a question: why there is nothing to carry out.
void fire_readied(Resolution& r);
/// The GM says that what some wait for has happened. Source: VG-ACT-08 (gm_signal).
void signal(Resolution& r);

}  // namespace ft::rules::vigor
