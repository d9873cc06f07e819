// From the Recheck of declared actions to their end: steps 4 to 7 of arbitration. Source: AU-ARB-07, AU-ARB-08, AU-ARB-12,
// AU-ARB-17, AU-INT-04.
#pragma once

#include <memory>

#include "rules/systems/aura/turns/declared.hpp"

namespace ft::rules::aura {

/// A declared action from its Lock to its end.
struct Locked {
  DeclaredAction& declared;
  std::vector<CreatureId> concerned;  // at its Lock, whatever the outcome
  Execution course;
  bool alone;  // no other was rechecked with it
  Effect effect = {};
};
/// Actions executed together; definitions hold the address of each `course`.
using RollBlock = std::vector<std::unique_ptr<Locked>>;
/// Plays the responses attached to that step of a path: 0 before the first, k after step k. Source: AU-ARB-11.
using PlayAttached = void (*)(Resolution& r, const DeclaredAction& declared, std::int64_t step);

/// Returns the actions that are still possible; the others are interrupted. Source: AU-ARB-07, AU-INC-04.
[[nodiscard]] RollBlock recheck(Resolution& r, const std::vector<DeclaredAction*>& together,
                                PlayAttached attached = nullptr);
/// Spends their costs, but of what is paid step by step. Source: AU-ARB-08.
void lock(Resolution& r, RollBlock& block);
/// Throws their dice in order, all against the state as it is. Source: AU-ARB-08, AU-INT-04.
void roll(Resolution& r, RollBlock& block);
/// Lets happen what the dice decided: exposure, positions, damage and conditions, Death rolls. Then each action ends.
/// Source: AU-MEL-07, AU-INT-04, AU-ARB-12.
void apply(Resolution& r, RollBlock& block);
/// The four, of what has no window and no contest of its own. Source: AU-INT-04.
void execute(Resolution& r, const std::vector<DeclaredAction*>& together, PlayAttached attached = nullptr);
/// Interrupts one before its Lock: 1 Energy, the rest returned. why: none where it was given up. Source: AU-INC-02, AU-INC-04.
void interrupt_action(Resolution& r, DeclaredAction& declared, const Verdict& why);

}  // namespace ft::rules::aura
