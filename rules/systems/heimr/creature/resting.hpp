// A rest under way. Source: HM-REST-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// A challenge, a skill or damage ends the rest without benefit. Nothing happens to who does not rest. HM-REST-02.
void interrupt_rest(Resolution& r, CreatureId who);

}  // namespace ft::rules::heimr
