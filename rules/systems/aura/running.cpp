// How far a Run, Quick Run or Sprint goes, and what it costs. Source: AU-MOVE-03 to 07, AU-INC-03.
#include "rules/systems/aura/running.hpp"

#include <algorithm>

#include "rules/systems/aura/terrain.hpp"

namespace ft::rules::aura {

Effort RunKind::effort(const Actor& mover) const { return {most_energy, sprints ? mover.number(key::sprintBonus) : 0}; }

std::int64_t RunKind::farthest(const Actor& mover) const {
  return mover.effective_speed() * most_energy / 3 + (sprints ? mover.number(key::sprintBonus) : 0);
}

Verdict may_run(const View& view, const Actor& mover, const Path& path, const RunKind& kind) {
  if (Verdict barred = way_open(view, mover, path, {})) return barred;
  if (!mover.encounter()) return std::nullopt;
  Effort effort = kind.effort(mover);
  std::int64_t metres = 0;
  bool too_long = false;
  for (const Ahead& step : steps_ahead(mover, path, mover.number(key::heading))) {
    const std::int64_t used = step.pace.metres + step.pace.turn;
    metres += used;
    too_long = too_long || !effort.take(used, step.speed);
  }
  if (!too_long) return std::nullopt;
  return Refusal{"path_too_long"_k, {{"distance"_k, metres}, {"most"_k, kind.farthest(mover)}}, {}};
}

std::int64_t energy_of(const Actor& mover, const Path& path, const RunKind& kind) {
  Effort effort = kind.effort(mover);
  for (const Ahead& step : steps_ahead(mover, path, mover.number(key::heading)))
    if (!effort.take(step.pace.metres + step.pace.turn, step.speed)) break;
  return std::max<std::int64_t>(1, effort.energy());
}

}  // namespace ft::rules::aura
