// What a bind at some part of the body bars. Source: HM-EFF-09.
#pragma once

#include <initializer_list>

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// What a bind at that part of the body holds: body for the torso, else the part. Source: HM-GRAB-01, HM-EFF-09.
[[nodiscard]] Key bound_part(Key part);
/// E_BOUND when any of these parts is held fast.
void require_unbound(Resolution& r, std::initializer_list<Key> parts);
/// What Move, Run and Charge need free: feet, legs, body.
void require_free_to_walk(Resolution& r);

}  // namespace ft::rules::heimr
