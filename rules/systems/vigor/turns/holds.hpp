// Being held: each hold by itself, struggling, letting go. Source: VG-RES-05, VG-ACT-07, W14.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// What holds a creature.
struct Hold {
  CreatureId holder;  // none: a rope, a magic
  CreatureId held;
  Key state;             // bound or pinned
  Key ability;           // that it is struggled with
  std::int64_t vs = 15;  // to be reached
};
/// Adds a hold to those there are; one holder pins one creature once.
void hold(Resolution& r, const Hold& what);
/// Which ability that creature resists with, for the GM; Resolve by default. Source: VG-RES-02.
[[nodiscard]] Question ability_question(CreatureId who);
/// Before the actions of a turn: one roll for each hold, in the order in which they came. Source: VG-RES-05.
void struggle(Resolution& r, CreatureId who);
/// The actor ends its holds of one creature. Source: VG-ACT-07.
void release_hold(Resolution& r);
/// Its holders let go of that creature.
void let_go_of(Resolution& r, CreatureId held);
/// Ends every hold of that holder.
void end_holds_of(Resolution& r, CreatureId holder);
/// Ends the holds between creatures of which one was moved. Source: VG-DATA-05 (hold).
void end_holds_at(Resolution& r, CreatureId moved);

}  // namespace ft::rules::vigor
