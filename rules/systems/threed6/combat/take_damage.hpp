// What regions of damage do to creatures that walk into them. Source: TD-DMG-01, TD-DMG-06, TD-CLIMB-07.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// Crushing damage less DR. The book is silent on hazards: as falls do it, without lying prone for it.
void take_damage(Resolution& r, CreatureId who, const DiceText& damage);

}  // namespace ft::rules::threed6
