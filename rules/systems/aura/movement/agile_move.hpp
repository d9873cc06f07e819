// Where Agile Moves may lead, one or several before a melee attack. Source: AU-MOVE-08, AU-MOVE-09.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Whether Agile Moves may be made from cell to cell as far as the viewer knows: each ends on free ground where one is
/// possible. Refuses what way_open does, terrain_forbids. Source: AU-MOVE-08.
[[nodiscard]] Verdict agile_way_open(const View& view, const Actor& mover, const Path& path);
/// Refuses an approach that the actor could not make with so much Energy of its attack as credits: wrong_posture, what
/// agile_way_open does, no_agile_credit, agility_forbidden, not_enough_agility. Source: AU-MOVE-09.
void require_approach(Resolution& r, const Path& path, std::int64_t earned);

}  // namespace ft::rules::aura
