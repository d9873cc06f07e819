// Taking things in hand, putting them away, dropping and loading them. Source: VG-ACT-07, VG-ACT-10.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

void draw(Resolution& r);
void stow(Resolution& r);
void pick_up(Resolution& r);
void reload(Resolution& r);
void drop_item(Resolution& r);

/// Lets a held item fall in the creature's square. Source: VG-ACT-07, VG-DATA-05.
void let_fall(Resolution& r, CreatureId who, ItemId item);
/// What it holds, main hand first.
[[nodiscard]] std::vector<ItemId> held_items(const Actor& actor);

}  // namespace ft::rules::vigor
