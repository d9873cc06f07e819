// An ordinary action from its declaration to its end. Source: AU-ARB-03 to 12.
#pragma once

#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

/// Plays command() as an ordinary action: declared, answered, contested, rechecked, carried out. Source: AU-ARB-17.
void declare(Resolution& r);

}  // namespace ft::rules::aura
