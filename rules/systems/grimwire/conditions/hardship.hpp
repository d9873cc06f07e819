// Food, drink, rest, power and maintenance: the clocks that end in burnout, and hardship that lasts.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// So many whole hours pass for a player character: its clocks run, and what is not dealt with costs burnout. Others eat,
/// sleep and are oiled off stage. Source: GW-BURN-02, GW-BURN-03, GW-BURN-04.
void wear_down(Resolution& r, CreatureId who, std::int64_t hours);

/// Whether something keeps burnout from going down. Source: GW-BURN-04, GW-BURN-05.
[[nodiscard]] bool cause_open(const World& world, CreatureId who);
/// Without power for so long that burnout 4 means powering off. Source: GW-BURN-03.
[[nodiscard]] bool without_power(const Actor& actor);
/// Whether Condition 0 and negative Focus cost this creature burnout. Source: GW-BURN-03, G-22.
[[nodiscard]] bool burns_out_in_play(const Resolution& r, CreatureId who);
/// Whether such hardship touches such a body. Source: GW-BURN-02, GW-BURN-03.
[[nodiscard]] bool suffers_from(const Actor& actor, Key cause);

/// A hardship begins, and ends. Nothing happens where there is none. Source: GW-BURN-04.
void begin_hardship(Resolution& r, CreatureId who, Key cause);
void end_hardship(Resolution& r, CreatureId who, Key cause);

/// What there is for the creature where it stands or in its gear, and the item it would come from, or none.
struct Supply {
  bool there = false;
  ItemId item;
};
[[nodiscard]] Supply provisions_of(const World& world, CreatureId who);
[[nodiscard]] Supply power_of(const World& world, CreatureId who);
[[nodiscard]] bool bedded(const World& world, CreatureId who);
/// A number of the ground under the creature, 0 where there is none.
[[nodiscard]] bool on_ground(const World& world, CreatureId who, Key what);

/// Eats and drinks what there is. Emits.
void take_provisions(Resolution& r, CreatureId who);
/// Has power again, and wakes from having had none. from: whose supply. Emits. Source: GW-BURN-03.
void take_power(Resolution& r, CreatureId who, CreatureId from);

}  // namespace ft::rules::grimwire
