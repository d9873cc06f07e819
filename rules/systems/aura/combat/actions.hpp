// Attacks, manoeuvres and defending. aura.cpp registers them.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

// attack.hpp comes first: its manners have the names of some of these
extern const ActionDefinition melee_attack, unarmed_attack, strike_defenceless, finish_off, ranged_attack, throw_item,
    trip, disarm, restrain, push, swift_attack, escape, release, defend, refuse_defence;

}  // namespace ft::rules::aura
