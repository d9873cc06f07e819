// What regions of damage do to creatures that walk into them. Source: AU-DMG-01, AU-DEATH-01.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Lethal damage of the type other, with the Death roll that follows. No Hit roll meets the armor: it does not count.
void take_damage(Resolution& r, CreatureId who, const DiceText& damage);

}  // namespace ft::rules::aura
