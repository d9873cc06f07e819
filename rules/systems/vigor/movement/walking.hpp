// Ways on the map: how far, past which creatures, and going them. Source: VG-ACT-06, VG-PRONE-02.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// The Move action.
void move(Resolution& r);

/// The path of the form. E_PATH: too long, blocked, through an enemy, into an occupied square. Source: VG-ACT-06.
[[nodiscard]] Path require_path(Resolution& r);
/// Whether steps out of an enemy's reach create openings where a table has it so. Source: G-11.
enum class Steps : std::uint8_t { may_open, never_open };
/// Goes the path square by square and faces along the last step. Stops where something unknown is in the way, and where the mover
/// is knocked down or can no longer act. Source: VG-ACT-06, VG-PRONE-01.
void go(Resolution& r, CreatureId who, const Path& path, Steps steps);
/// Whether a creature is in the way: an enemy that can act, unless two size categories away; any creature at the end of a path.
[[nodiscard]] bool barred(const View& view, const Actor& mover, Cell cell, bool last);
/// What one Move allows, or no limit outside an encounter.
[[nodiscard]] PathPreview preview_way(const View& view, CreatureId who, const Path& path);

}  // namespace ft::rules::vigor
