// Taking something along from a table that one runs past. Source: AU-ITEM-03, AU-ITEM-06.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Refuses what the form's `scoop` cannot take on that way: item_not_here, hands_full. Source: AU-ITEM-03.
void require_pick_up_in_passing(Resolution& r, const Path& path);
/// Takes it in hand, if the way led past it; the Shaken may let it fall. Source: AU-ITEM-03, AU-ITEM-06.
void pick_up_in_passing(Resolution& r, const Path& walked);

}  // namespace ft::rules::aura
