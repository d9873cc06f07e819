// Time that others were busy and a creature was not. Source: GW-REST-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

[[nodiscard]] std::vector<CreatureId> player_characters(const World& world);
/// Ends the pause: no creature has spare time any more. Emits.
void end_pause(Resolution& r);

}  // namespace ft::rules::grimwire
