// Things as targets: their HP and DR. Source: TD-HIT-09.
#pragma once

#include "rules/systems/threed6/combat/damage.hpp"

namespace ft::rules::threed6 {

/// A thing that lies in the scene is hurt; at 0 HP it is broken. Source: TD-HIT-09, TD-THROW-06.
void hurt_thing(Resolution& r, SceneId scene, ItemId item, const Damage& damage);

void attack_object(Resolution& r);

}  // namespace ft::rules::threed6
