// Dropping, getting, concealing and swapping things. Source: HM-ITEM-03 to 06.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void drop_items(Resolution& r);
void get_item(Resolution& r);
void hide_item(Resolution& r);
void swap(Resolution& r);

}  // namespace ft::rules::heimr
