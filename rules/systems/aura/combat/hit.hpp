// What a blow, shot or throw does once its dice have decided. Source: AU-MEL-04, AU-MEL-09, AU-RNG-07, AU-RNG-08, AU-NL-01.
#pragma once

#include "rules/systems/aura/combat/blow.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

/// A blow, shot or throw: its damage, thrown now. Source: AU-MEL-09, AU-RNG-08, AU-THR-02, AU-NL-01.
[[nodiscard]] Effect wound(Resolution& r, const Attack& attack, const DefenderState& defender,
                           const AttackResult& struck);

}  // namespace ft::rules::aura
