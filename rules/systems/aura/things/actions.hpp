// What is done with things. aura.cpp registers it.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

extern const ActionDefinition equip, stow, open_container, pick_up, drop_item, load, break_object;

}  // namespace ft::rules::aura
