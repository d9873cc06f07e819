// What no other action is. aura.cpp registers it.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

extern const ActionDefinition freeform;

}  // namespace ft::rules::aura
