// Blocking a creature that passes. Source: GW-MOVE-05, GW-WIN-04.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// One who may try to stop the mover, and after how many steps.
struct Blocker {
  CreatureId who;
  std::size_t steps = 0;
};
/// Everyone who may block a walk along the path, by steps and then by creature id.
[[nodiscard]] std::vector<Blocker> blockers_of(const Resolution& r, CreatureId mover, const Path& path);
/// Whether one of those that the mover passes after so many steps holds it up. Asks, rolls and emits.
[[nodiscard]] bool is_blocked(Resolution& r, CreatureId mover, const std::vector<Blocker>& blockers, std::size_t steps);

/// Enemies the walk has ended near to, without passing them, may still block what follows of it. walked: from the cell
/// where the mover stood. Emits.
void mark_come_near(Resolution& r, CreatureId mover, const Path& walked);
/// Keeps for the rest of the mover's turn what has happened between the two: blocked_past, come_near, window_passed.
void mark(Resolution& r, Key what, CreatureId who, CreatureId mover, const Numbers& data = {});

}  // namespace ft::rules::grimwire
