// Climbing, stepping and jumping between heights. Source: heimr.md 3.18.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void climb(Resolution& r);
void step_level(Resolution& r);
void jump_down(Resolution& r);

/// One form a face to climb.
[[nodiscard]] std::vector<Params> climbs(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::heimr
