// What regions of damage do to creatures that walk into them. Source: GW-AMB-01, GW-DMG-04.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// Harm from surroundings, of type raw: no attack, and armor does not count. The dead take none.
void take_damage(Resolution& r, CreatureId who, const DiceText& damage);

}  // namespace ft::rules::grimwire
