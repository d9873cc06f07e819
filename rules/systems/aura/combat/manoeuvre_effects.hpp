// Effects of a successful manoeuvre on its target. Source: AU-CM-03 to 05, AU-CM-10, AU-CM-11.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Starts a hold: Restraining and Restrained. Source: AU-CM-05, AU-CM-06, AU-CM-08.
void take_hold(Resolution& r, CreatureId holder, CreatureId held);
/// Moves the target up to so many metres to where the pusher chooses. Source: AU-CM-11.
void push_away(Resolution& r, CreatureId pusher, CreatureId target, std::int64_t metres);
/// The weapon falls at its bearer's feet, or, for 1 Agility, up to 2 m from there. Source: AU-CM-04.
void knock_away(Resolution& r, CreatureId attacker, CreatureId target, ItemId weapon);

}  // namespace ft::rules::aura
