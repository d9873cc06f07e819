// Rest, power and maintenance: the clocks that end in burnout, and hardship that lasts.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// So many whole hours pass for a player character: its clocks run, and what is not dealt with costs burnout. Others eat,
/// sleep and are oiled off stage. Source: GW-BURN-02, GW-BURN-03, GW-BURN-04.
void wear_down(Resolution& r, CreatureId who, std::int64_t hours);

/// Whether something keeps burnout from going down. Source: GW-BURN-04, GW-BURN-05.
[[nodiscard]] bool cause_open(const World& world, CreatureId who);
/// Whether such hardship touches such a body. Source: GW-BURN-02, GW-BURN-03.
[[nodiscard]] bool suffers_from(const Actor& actor, Key cause);

/// A hardship begins, and ends. Nothing happens where there is none. Source: GW-BURN-04.
void begin_hardship(Resolution& r, CreatureId who, Key cause);
void end_hardship(Resolution& r, CreatureId who, Key cause);

}  // namespace ft::rules::grimwire
