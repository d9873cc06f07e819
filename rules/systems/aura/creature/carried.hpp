// How things come into a hand and leave it, with what is packed in them. Source: AU-ITEM-01, AU-ITEM-04, AU-THR-01,
// AU-CM-04.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::aura {

/// Whether it is in that container, or in one that is in it, among all that lies or is carried there. Source: AU-ITEM-01.
[[nodiscard]] bool packed_in(const std::vector<Item>& all, const Item& item, ItemId container);
/// Whether no closed container holds it. Source: AU-ITEM-01.
[[nodiscard]] bool within_grasp(const std::vector<Item>& all, const Item& item);
/// From a creature or scene to another, as `thing` then is; what is packed in it comes along, and it is closed.
void move_thing(Resolution& r, Ref from, Ref to, Item thing);

/// A thing of that creature lies on the ground of its scene from now on. Nothing happens to who is nowhere.
void lay_down(Resolution& r, CreatureId who, ItemId item, Place where);

/// Refuses hands_full to an actor without the free hands that the thing takes. Source: AU-ITEM-01.
void require_hands(Resolution& r, const Item& item);

}  // namespace ft::rules::aura
