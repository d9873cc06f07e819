// What regions of damage do to creatures that walk into them. Source: HM-EFF-01, HM-EFF-03, HM-HP-01.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// A Hit effect called by the GM, of no source, on no part of the body. The book has no armor.
void take_damage(Resolution& r, CreatureId who, const DiceText& damage);

}  // namespace ft::rules::heimr
