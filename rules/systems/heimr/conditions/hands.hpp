// What follows when hands take or lose something. Source: HM-ARM-05, HM-DEF-04, HM-EFF-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Call after hands took, lost or put away an item: a shield that tires raises fatigue to its base, a published defence
/// without its item is rolled again. Source: HM-ARM-05, HM-DEF-04.
void hands_changed(Resolution& r, CreatureId who);

/// The item falls to the floor of its holder's location. Source: HM-EFF-05, HM-ITEM-03.
void drop_item(Resolution& r, CreatureId who, ItemId item);

}  // namespace ft::rules::heimr
