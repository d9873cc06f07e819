// Using an ability. aura.cpp registers it.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

extern const ActionDefinition use_ability;

}  // namespace ft::rules::aura
