// Holds: holder and held, and when a hold ends. Source: AU-CM-05, AU-CM-09.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// One holds the other no more: neither Restraining nor Restrained by it. Source: AU-CM-09.
void end_hold(Resolution& r, CreatureId holder, CreatureId held);
/// Not adjacent, as when a GM has taken one of them elsewhere. Source: AU-CM-09.
[[nodiscard]] bool apart(const World& world, CreatureId one, CreatureId other);
/// Holds end between those who are no longer next to each other. Source: AU-CM-09.
void part_holds(Resolution& r, CreatureId who);

}  // namespace ft::rules::aura
