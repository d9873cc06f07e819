// Drawing things and putting them away, with a move or without. Source: HM-ITEM-01, HM-ITEM-02, HM-ACT-04.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void draw(Resolution& r);
void put_away(Resolution& r);
void move_and_draw(Resolution& r);
void move_and_put_away(Resolution& r);

}  // namespace ft::rules::heimr
