// Suffocation. Source: GW-BREATH-02 to 04.
#pragma once

#include "rules/kernel/resolution.hpp"
#include "rules/systems/grimwire/actor.hpp"

namespace ft::rules::grimwire {

/// A turn start without air: MND 11 or unconscious, then 6 damage a round. Nothing where it can breathe.
void suffocate(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
