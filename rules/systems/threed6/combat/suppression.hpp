// Suppression fire. Source: TD-RNG-09.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

/// The fire of the form from that cell, with all shots of a turn: E_NO_WEAPON, E_WEAPON_NOT_READY, E_BAD_OPTION,
/// E_OUT_OF_RANGE, E_TOO_CLOSE, E_NO_AMMO.
[[nodiscard]] Attack require_suppression(Resolution& r, Cell from);
/// The shots are spent; all who are in the zone are attacked once. Source: TD-RNG-09.
void open_fire(Resolution& r, const Attack& fire, Cell center);
/// Who enters a zone under fire is attacked once. Source: TD-RNG-09.
void come_under_fire(Resolution& r, CreatureId who);

}  // namespace ft::rules::threed6
