// Food, power and beds: what there is, and having it.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// What there is for the creature where it stands or in its gear, and the item it would come from, or none.
struct Supply {
  bool there = false;
  ItemId item;
};
[[nodiscard]] Supply provisions_of(const World& world, CreatureId who);
[[nodiscard]] Supply power_of(const World& world, CreatureId who);
[[nodiscard]] bool bedded(const World& world, CreatureId who);

/// Eats and drinks what there is. Emits.
void take_provisions(Resolution& r, CreatureId who);
/// Has power again, and wakes from having had none. from: whose supply. Emits. Source: GW-BURN-03.
void take_power(Resolution& r, CreatureId who, CreatureId from);

}  // namespace ft::rules::grimwire
