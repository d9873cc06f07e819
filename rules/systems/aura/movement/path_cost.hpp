// How far steps count, what turning takes, and what Energy that is. Source: AU-MOVE-01, 03 to 07, AU-MOVE-11,
// AU-INC-03.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// A step as it counts.
struct StepCost {
  std::int32_t direction = 0;
  std::int64_t metres = 1;
  std::int64_t turn = 0;  // metres that the change of direction takes (AU-MOVE-06)
};

/// Steps one after the other: what each counts for depends on those before. Lives shorter than its map.
class PathCost {
 public:
  /// heading: a direction + 1 against which the first step turns, or 0 (AU-MOVE-07).
  PathCost(const Actor& mover, std::int64_t heading);
  [[nodiscard]] StepCost step(const Scene& scene, Cell from, Cell to);
  /// Changes of direction since the first step: two make a zig-zag. Source: AU-MOVE-12.
  [[nodiscard]] std::int64_t turns() const { return turns_; }

 private:
  bool alternate_, turning_costs_;
  std::int64_t before_;  // direction + 1, or 0
  std::int64_t steps_ = 0, diagonals_ = 0, turns_ = 0;
};

/// What a Run has used up of its Energy, exactly, and a Sprint of its metres beyond. Source: AU-INC-03, AU-MOVE-05.
class RunMeter {
 public:
  /// energy: the most, 1 for every third of the Speed; beyond: metres after that, for nothing.
  RunMeter(std::int64_t energy, std::int64_t beyond) : most_(energy), beyond_(beyond) {}
  /// Uses metres at a Speed; false, and nothing, where they are more than is left.
  [[nodiscard]] bool take(std::int64_t metres, std::int64_t speed);
  /// Rounded up.
  [[nodiscard]] std::int64_t energy() const { return ceil_div(3 * share_, of_); }
  /// What has been used as metres at that Speed, rounded up.
  [[nodiscard]] std::int64_t metres_at(std::int64_t speed) const { return ceil_div(share_ * speed, of_); }
  /// Whether metres beyond the Run have been used.
  [[nodiscard]] bool beyond() const { return used_beyond_ > 0; }

 private:
  [[nodiscard]] bool take_one(std::int64_t speed);

  std::int64_t most_, beyond_, used_beyond_ = 0;
  std::int64_t share_ = 0, of_ = 1;  // of a Run's length
};

/// One step of a way that is not walked yet.
struct StepPlan {
  StepCost pace;
  std::int64_t speed;  // in the cell that it leaves (AU-MOVE-11)
};
/// The steps of a way from where the mover stands, each to a cell beside, over the ground of that map, which may be as remembered.
[[nodiscard]] std::vector<StepPlan> steps_ahead(const Scene& scene, const Actor& mover, const Path& path,
                                                std::int64_t heading);

}  // namespace ft::rules::aura
