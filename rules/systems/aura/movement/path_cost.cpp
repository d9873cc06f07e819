// How far steps count, what turning takes, and what Energy that is. Source: AU-MOVE-01, 03 to 07, AU-MOVE-11,
// AU-INC-03.
#include "rules/systems/aura/movement/path_cost.hpp"

#include <algorithm>
#include <numeric>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

PathCost::PathCost(const Actor& mover, std::int64_t heading)
    : alternate_(mover.house_rule("square_diagonal"_k) != 0),
      turning_costs_(mover.house_rule("turn_cost"_k) == 0),
      before_(heading) {}

StepCost PathCost::step(const Scene& scene, Cell from, Cell to) {
  StepCost pace{direction_of_step(scene, from, to)};
  const bool diagonal = !hexagonal(scene) && from.column != to.column && from.row != to.row;
  if (diagonal && alternate_) pace.metres += diagonals_++ % 2;  // G-67
  const std::int32_t angle =
      before_ == 0 ? 0 : angle_between(scene, static_cast<std::int32_t>(before_ - 1), pace.direction);
  if (turning_costs_) pace.turn = ceil_div(angle, 90);
  if (steps_++ > 0 && angle > 0) ++turns_;
  before_ = pace.direction + 1;
  return pace;
}

bool RunMeter::take_one(std::int64_t speed) {
  if (speed <= 0) return false;
  const std::int64_t of = std::lcm(of_, speed), share = share_ * (of / of_) + of / speed;
  if (used_beyond_ > 0 || 3 * share > most_ * of) return ++used_beyond_ <= beyond_;
  share_ = share;
  of_ = of;
  return true;
}

bool RunMeter::take(std::int64_t metres, std::int64_t speed) {
  RunMeter after = *this;
  for (std::int64_t i = 0; i < metres; ++i)
    if (!after.take_one(speed)) return false;
  *this = after;
  return true;
}

std::vector<StepPlan> steps_ahead(const Scene& scene, const Actor& mover, const Path& path, std::int64_t heading) {
  PathCost gait(mover, heading);
  std::vector<StepPlan> steps;
  Cell from = mover.creature().place.cell;
  for (const Cell to : path) {
    const std::int64_t speed = speed_leaving(scene, mover, from);
    steps.push_back({gait.step(scene, from, to), speed});
    from = to;
  }
  return steps;
}

}  // namespace ft::rules::aura
