// The manoeuvre that is part of a movement. Source: AU-CM-12.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// A Push at the end of a Sprint, up to 3 m, at no further cost. Source: AU-CM-12.
void sprint_push_at(Resolution& r, CreatureId pusher, CreatureId target);

}  // namespace ft::rules::aura
