// Reaction windows: who may answer a moment, and playing out what they answer. Source: section 5, GW-REACT, GW-DATA-06.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"

namespace ft::rules::grimwire {

/// Asks and plays what `moment` promises.
MomentAnswer answer_moment(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked);

}  // namespace ft::rules::grimwire
