// An ordinary action from its declaration to its end. Source: AU-ARB-03 to 12, AU-ARB-17.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::aura {

/// Plays command() as an ordinary action, or a free act, which has no window: the seven steps of AU-ARB-17.
/// at_last: what follows in its actor's encounter.
void arbitrate(Resolution& r, void (*at_last)(Resolution&, EncounterId));

}  // namespace ft::rules::aura
