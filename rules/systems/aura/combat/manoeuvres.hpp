// A manoeuvre from its dice to its outcome. Source: AU-CM-01 to 05, AU-CM-10, AU-CM-13.
#pragma once

#include "rules/systems/aura/combat/strike.hpp"

namespace ft::rules::aura {

/// At the Lock of a manoeuvre: rolls its dice and returns the effect. Source: AU-CM-01, AU-CM-02.
[[nodiscard]] Effect manoeuvre(Resolution& r, const Attack& attack);
/// At the Lock of any attack: rolls its dice and returns the effect. Source: AU-MEL-02, AU-RNG-02, AU-CM-01.
[[nodiscard]] Effect play_attack(Resolution& r, const Attack& attack);

}  // namespace ft::rules::aura
