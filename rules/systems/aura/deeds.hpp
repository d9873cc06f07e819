// Every deed, in the file of its group. A line here and one in procedures.cpp is all that an action needs besides its schema.
#pragma once

#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

// combat/melee.cpp, ranged.cpp, manoeuvres.cpp, escape.cpp, swift.cpp
extern const ActionDefinition melee_attack, unarmed_attack, strike_defenceless, finish_off;
extern const ActionDefinition ranged_attack, throw_item;
extern const ActionDefinition trip, disarm, restrain, push, escape, release;
/// Any attack or manoeuvre as an interrupt: form `target`, `weapon`, `manner` (attack, trip, disarm, restrain, push, throw).
extern const ActionDefinition swift_attack;
// movement/runs.cpp, shift.cpp, jump.cpp, climb.cpp, agile_move.cpp, posture.cpp, facing.cpp, hide.cpp
extern const ActionDefinition shift, run, quick_run, sprint, agile_move, jump, climb;
extern const ActionDefinition kneel_from_prone, stand_up, drop_prone;
extern const ActionDefinition turn, track, hide;
// things/items.cpp, load.cpp, breaking.cpp, defend.cpp, breath.cpp, abilities.cpp, freeform.cpp
extern const ActionDefinition equip, stow, open_container, pick_up, drop_item, load, break_object;
extern const ActionDefinition defend, refuse_defence, catch_breath, use_ability, freeform;
// turns/waiting.cpp
extern const ActionDefinition wait_for_round, pass, watch;

}  // namespace ft::rules::aura
