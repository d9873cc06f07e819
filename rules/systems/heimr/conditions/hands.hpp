// What follows when hands take or lose something. Source: HM-ARM-05, HM-DEF-04, HM-EFF-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// What follows when hands took, lost or put away something: a shield that tires raises fatigue to its base, a published
/// defence whose thing is gone is thrown anew. Call it after moving items. Source: HM-ARM-05, HM-DEF-04.
void hands_changed(Resolution& r, CreatureId who);

/// The item falls to the floor of its holder's location. Source: HM-EFF-05, HM-ITEM-03.
void drop_item(Resolution& r, CreatureId who, ItemId item);

}  // namespace ft::rules::heimr
