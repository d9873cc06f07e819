// What techniques and spells do to a creature besides damage. Source: VG-DATA-05, VG-DATA-06.
#pragma once

#include "rules/systems/vigor/combat/strike.hpp"
#include "rules/systems/vigor/techniques/arts.hpp"

namespace ft::rules::vigor {

/// After a hit: what the art gives, unless the target resists. Source: VG-ATK-04, VG-RES-03.
void apply_rider(Resolution& r, const Art& art, const Struck& struck);
/// Not an attack: the target resists, or suffers what the art gives. Source: VG-REACT-07, VG-RES.
void apply_resisted(Resolution& r, const Art& art, CreatureId target);
/// Restores and gives, without a roll to be beaten.
void apply_effect(Resolution& r, const Art& art, CreatureId target);

}  // namespace ft::rules::vigor
