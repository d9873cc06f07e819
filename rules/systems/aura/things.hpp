// How things leave a hand. Source: AU-ITEM-04, AU-THR-01, AU-CM-04.
#pragma once

#include "rules/kernel/resolution.hpp"

namespace ft::rules::aura {

/// A thing of that creature lies on the ground of its scene from now on. Nothing happens to who is nowhere.
void lay_down(Resolution& r, CreatureId who, ItemId item, Place where);

}  // namespace ft::rules::aura
