// Changing place: effects of every own metre, being pushed, taking held creatures along. Source: AU-MOVE-01,
// AU-DEFD-03, AU-MOVE-14, AU-CM-09, AU-CM-11.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Moves a creature to an adjacent cell: metres, Defend, held creatures, terrain, being seen. No triggers.
/// Source: AU-MOVE-01, AU-DEFD-03, AU-MOVE-14.
void move_own(Resolution& r, CreatureId who, Cell to, std::int64_t metres, Key movement_type);
/// Its way is barred by what it may not have known: it stays where it is, with a log line for all. Source: AU-ARB-11.
void stop_short(Resolution& r, CreatureId who, Cell to);
/// A creature is moved to a cell beside its own by another: no metres of its own, no triggers, no heading any more.
/// Whether the cell was free. Source: AU-CM-11, AU-MOVE-07.
bool push_one(Resolution& r, CreatureId who, Cell to);

}  // namespace ft::rules::aura
