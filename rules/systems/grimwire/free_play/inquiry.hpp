// The GM's answers to a creature's inquiries.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// The GM's words for the players of this character alone. Source: GW-DICE-11.
void tell_alone(Resolution& r, CreatureId who, Key rule);

}  // namespace ft::rules::grimwire
