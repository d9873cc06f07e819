// What readied actions wait for, and their firing. Source: VG-REACT-06, VG-ACT-08, W2 to W4.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// Something that a readied action may wait for.
struct Moment {
  Key event;         // enters_reach, leaves_reach, enters_area, declares_attack, starts_casting, creature_falls
  CreatureId actor;  // who sets it off
  std::vector<CreatureId> subjects = {};    // of an attack its targets
  std::vector<CreatureId> noticed_by = {};  // of reach: the ones it enters or leaves
  std::vector<Cell> cells = {};             // of an area: those entered
};
/// Asks those who readied an action for this, in the order of the encounter, and plays what fires. Returns who acted: none of them
/// reacts to the same trigger again (VG-REACT-02). Call it before the act rolls; the caller then sees whether the act goes on.
std::vector<CreatureId> moment(Resolution& r, const Moment& what);
/// The GM's signal; a readied action that names other words goes on waiting.
std::vector<CreatureId> signaled(Resolution& r, Key words);

/// Where a mover stands between those who wait: read before a step, and compared after it.
struct Surroundings {
  std::vector<CreatureId> reached_by;
  std::vector<Cell> cells;
};
[[nodiscard]] Surroundings surroundings(const Ruleset& system, const World& world, CreatureId mover);
/// After a step: what it entered and left. Whether anything fired, so that the rest of the way is to be judged again.
bool stepped(Resolution& r, CreatureId mover, const Surroundings& before);

}  // namespace ft::rules::vigor
