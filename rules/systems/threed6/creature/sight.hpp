// Lines of sight between creatures. Source: TD-AIM-01, TD-HIT-01.
#pragma once

#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

/// Whether a straight line from a cell to some cell of the creature is free, and the viewer is aware of it.
[[nodiscard]] bool sees_from(const World& world, CreatureId viewer, Cell from, CreatureId other);
[[nodiscard]] bool sees(const World& world, CreatureId viewer, CreatureId other);

}  // namespace ft::rules::threed6
