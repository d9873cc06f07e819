// How far a Run, Quick Run or Sprint goes, and what it costs. Source: AU-MOVE-03 to 07, AU-INC-03.
#include "rules/systems/aura/movement/running.hpp"

#include <algorithm>

#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

constexpr std::int64_t any_energy = 1000000;  // for a way as long as it likes

Effort RunKind::effort(const Actor& mover) const { return {most_energy, sprints ? mover.number(key::sprintBonus) : 0}; }

std::int64_t RunKind::farthest(const Actor& mover) const {
  return mover.effective_speed() * most_energy / 3 + (sprints ? mover.number(key::sprintBonus) : 0);
}

Verdict may_run(const View& view, const Actor& mover, const Path& path, const RunKind& kind) {
  if (Verdict barred = way_open(view, mover, path, {})) return barred;
  if (!mover.encounter()) return std::nullopt;
  Effort effort = kind.effort(mover), whole(any_energy, 0);
  bool too_long = false;
  for (const Ahead& step : steps_ahead(mover, path, mover.number(key::heading))) {
    const std::int64_t used = step.pace.metres + step.pace.turn;
    too_long = !whole.take(used, step.speed) || !effort.take(used, step.speed) || too_long;
  }
  if (!too_long) return std::nullopt;
  const std::int64_t metres = whole.metres_at(mover.effective_speed());  // as it would be without a bog on the way
  return Refusal{"path_too_long"_k, {{"distance"_k, metres}, {"most"_k, kind.farthest(mover)}}, {}};
}

std::int64_t energy_of(const Actor& mover, const Path& path, const RunKind& kind) {
  Effort effort = kind.effort(mover);
  for (const Ahead& step : steps_ahead(mover, path, mover.number(key::heading)))
    if (!effort.take(step.pace.metres + step.pace.turn, step.speed)) break;
  return std::max<std::int64_t>(1, effort.energy());
}

}  // namespace ft::rules::aura
