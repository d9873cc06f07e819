// Actions that move, turn or hide. aura.cpp registers them.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

extern const ActionDefinition shift, run, quick_run, sprint, agile_move, jump, climb, kneel_from_prone, stand_up,
    drop_prone, turn, track, hide;

}  // namespace ft::rules::aura
