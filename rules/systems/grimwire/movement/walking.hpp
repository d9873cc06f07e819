// A walk along a path that anything may interrupt. Source: GW-MOVE-01 to 05, GW-WIN-02 to 04.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"

namespace ft::rules::grimwire {

/// Walks, swims or sneaks the path step by step, until something stops it, such as water where it does not swim. Emits.
void walk(Resolution& r, CreatureId who, const Path& path, Swims swims);
/// Effects of a place on a creature that has just come there: areas that hurt, air or none. Emits.
void arrive(Resolution& r, CreatureId who, Place from);

}  // namespace ft::rules::grimwire
