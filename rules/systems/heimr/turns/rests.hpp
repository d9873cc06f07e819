// Rests and game time outside combat. Source: HM-REST-01 to 03, HM-INJ-03.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// A challenge, a skill or damage ends the rest without benefit. Nothing happens to who does not rest. HM-REST-02.
void interrupt_rest(Resolution& r, CreatureId who);
/// While somebody rests and nobody fights, time goes on by itself. Source: HM-REST-01.
[[nodiscard]] std::optional<Due> rest_due(const World& world);

}  // namespace ft::rules::heimr
