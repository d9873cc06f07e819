// An own way, step by step: who may strike at it, its cost, the move, the ground, what waits for it.
// Source: AU-ARB-11.
#pragma once

#include "rules/systems/aura/movement/path_cost.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/course.hpp"

namespace ft::rules::aura {

/// How a way is gone.
struct WalkPlan {
  Key movement_type;  // of the moves: run, shift, jump ...
  MovementType going = MovementType::on_foot;
  bool upright = true;   // on its feet alone; otherwise it ends when one falls
  bool headlong = true;  // turns where it goes, and leaves a heading (AU-MOVE-03, AU-MOVE-07)
  bool sprints = false;
  /// Pays for a step before it is made; false: no farther. Null: the first step takes the whole cost.
  std::function<bool(const StepCost&)> pays = nullptr;
};

/// What came of it.
struct WalkResult {
  std::int64_t steps = 0, metres = 0;
  bool whole = false;  // the way was gone to its end
};

/// Walks the path as far as possible: ends where the mover is made Prone, Restrained or unconscious, is pushed off it
/// or barred, and where its owner breaks off after an interference. Without any step it costs what an interrupted
/// action does. Source: AU-ARB-11, AU-INC-02, AU-INC-04, AU-MOVE-11.
WalkResult walk(Resolution& r, Execution& course, const Path& path, const WalkPlan& stride);

}  // namespace ft::rules::aura
