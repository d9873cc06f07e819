// Through whose eyes somebody acts who answers another's command (law R6).
#pragma once

#include "rules/kernel/command.hpp"
#include "rules/kernel/world.hpp"

namespace ft::rules {

/// Those of the people who play the creature, with all that they play; the GM's where nobody does.
[[nodiscard]] Viewer eyes_of(const World& world, const Creature& creature);

}  // namespace ft::rules
