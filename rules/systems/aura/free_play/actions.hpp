// What no other action is. aura.cpp registers it.
#pragma once

#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

extern const ActionDefinition freeform;

}  // namespace ft::rules::aura
