// What regions of damage do to creatures that walk into them. Source: VG-DMG-02, VG-DMG-03, VG-ARM-08.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::vigor {

/// Kinetic damage of ordinary quality, as of traps: no Bonus Dice; armor absorbs it and wears.
void take_damage(Resolution& r, CreatureId who, const DiceText& damage);

}  // namespace ft::rules::vigor
