// Turning a creature.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Faces the creature `facing` degrees (0 to 359, as Creature::facing). Whether it faced elsewhere.
bool set_facing(Resolution& r, CreatureId who, std::int32_t facing);
/// The same toward the direction of its map nearest to `degrees`; false too where it stands on no map.
bool turn_toward(Resolution& r, CreatureId who, std::int64_t degrees);

}  // namespace ft::rules
