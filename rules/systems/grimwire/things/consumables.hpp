// Things that are used up, and the die of those that are unstable. Source: GW-DATA-04, GW-CRAFT-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// Something consumable in hand or pack, with its record.
struct Consumable {
  ItemId item;
  const Record* record = nullptr;
};

/// The item that the form names. Refuses: E_NO_SUCH, E_TARGET (nothing to be used so), E_USED_UP, E_BROKEN.
[[nodiscard]] Consumable named_consumable(Resolution& r);
/// The effect that makes it a thing to be thrown at a place, or null. Source: GW-SPLASH-01.
[[nodiscard]] const Record* area_of(const Record& consumable);
/// Takes a use off it; what has none left and never had more than one is gone. Emits.
void use_up(Resolution& r, CreatureId who, const Consumable& used);
/// Whether an unstable one works; 1: the GM may think of something harmful. Source: GW-CRAFT-08.
[[nodiscard]] bool works(Resolution& r, CreatureId who, const Consumable& used);

}  // namespace ft::rules::grimwire
