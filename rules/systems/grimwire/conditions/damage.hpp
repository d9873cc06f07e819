// From dice to Condition in the order of the book. Source: GW-DMG-02.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// One blow, fall or flame on one creature.
struct Damage {
  CreatureId on;
  Ref by;                   // who dealt it, or none
  Key type;                 // bullet, edged, blunt, explosion, heat, fall ... (GW-DMG-01)
  Sum rolled;               // dice, flat and TOG
  bool minimum_one = true;  // step 1: the rolled sum is at least 1
  bool doubled = false;     // natural 20
  bool halved = false;      // a tie, or a passed splash save
  bool attack = true;       // step 7: an attack that lands does at least 1
  bool armour = true;       // falls, ambient, burning, bleeding and drowning ignore it
};

/// The number that says whether a creature is immune to a type. Source: GW-DMG-03.
[[nodiscard]] Key immunity_to(Key type);

/// Steps 1 to 7 with their parts; what is left after armour. Pure.
[[nodiscard]] Sum damage_after_all(const Resolution& r, const Damage& damage);
/// Works it out, opens the window before it is applied (GW-WIN-09: negate, hold back), logs and applies it.
/// Returns what was applied.
std::int64_t deal(Resolution& r, const Damage& damage);

}  // namespace ft::rules::grimwire
