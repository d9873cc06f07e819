// What a drag would cost and how far it gets. Source: AU-MOVE-03 to 07, AU-INC-03.
#include "rules/systems/aura/movement/preview.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/aura/movement/run.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

namespace {

/// Stamina and Energy for a Sprint are there. Source: AU-MOVE-05, AU-STA-05.
bool may_sprint(const Actor& mover) {
  return mover.number(key::stamina) > 0 && mover.number(key::energy) >= sprinting.most_energy &&
         mover.may_spend_stamina();
}

/// With Energy and the Stamina that may stand in for it, but for the last of it. Source: AU-STA-02, AU-STA-04, AU-STA-05.
bool affords(const Actor& mover, std::int64_t energy) {
  const std::int64_t missing = energy - mover.number(key::energy);
  const std::int64_t stamina = mover.number(key::stamina) + mover.number(key::staminaReserved);
  return missing <= 0 || (missing <= swap_room(mover) && missing < stamina);
}

/// The band of a way that has taken so much, or `beyond`.
Key band_of(const Actor& mover, const RunMeter& effort, bool too_far) {
  constexpr std::array by_energy{"for_1_energy"_k, "for_1_energy"_k, "for_2_energy"_k, "for_3_energy"_k};
  if (!mover.encounter()) return "within_move"_k;
  if (too_far || !affords(mover, effort.energy())) return "beyond"_k;
  if (effort.beyond()) return may_sprint(mover) ? "within_sprint"_k : "beyond"_k;
  if (effort.energy() > mover.number(key::energy)) return "for_stamina"_k;
  return by_energy[static_cast<std::size_t>(effort.energy())];
}

/// Not on its feet, or held. Source: AU-POST-03, AU-CM-06.
Verdict may_set_out(const Actor& mover) {
  if (mover.bound()) return Refusal{"restrained"_k, {{"who"_k, mover.id()}}, {}};
  if (mover.posture() == key::standing) return std::nullopt;
  return Refusal{"wrong_posture"_k, {{"who"_k, mover.id()}, {"needs"_k, key::standing}}, {}};
}

Verdict refusal_of(const View& view, const Actor& mover, const Path& path) {
  if (Verdict stays = may_set_out(mover)) return stays;
  if (Verdict barred = may_run(view, mover, path, full_run)) return barred;
  const std::int64_t cost = energy_of(view, mover, path, full_run);
  if (!mover.encounter() || affords(mover, cost)) return std::nullopt;
  return Refusal{"not_enough_energy"_k, {{"cost"_k, cost}, {"left"_k, mover.number(key::energy)}}, {}};
}

/// How many of the cells can be passed, one after the other from cell to cell.
std::size_t open_cells(const View& view, const Actor& mover, const Path& path) {
  const Verdict barred = way_open(view, mover, path, {.goes_on = true});
  const Value* cell = barred ? find(barred->params, "cell"_k) : nullptr;
  if (!cell || !cell->as<Place>()) return barred ? 0 : path.size();
  return static_cast<std::size_t>(std::find(path.begin(), path.end(), cell->as<Place>()->cell) - path.begin());
}

/// The last of so many cells in which it may end.
std::size_t last_stop(const View& view, const Actor& mover, Path path) {
  while (!path.empty() && way_open(view, mover, path, {})) path.pop_back();
  return path.size();
}

}  // namespace

PathPreview preview_move(const Ruleset& system, const View& view, CreatureId mover_id, const Path& path) {
  PathPreview preview;
  const Actor mover(system, view.world(), mover_id);
  if (path.empty()) return preview;
  const Path open(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(open_cells(view, mover, path)));
  RunMeter effort = sprinting.effort(mover);
  std::int64_t metres = 0;
  std::size_t runs = 0;  // cells within a Run
  bool too_far = false;
  for (const StepPlan& step : steps_ahead(view.map(mover.creature().scene), mover, open, mover.number(key::heading))) {
    const std::int64_t used = step.pace.metres + step.pace.turn;
    metres += used;
    too_far = too_far || !effort.take(used, step.speed);
    const Key band = band_of(mover, effort, too_far);
    preview.cost.push_back(metres * 1000);
    preview.band.push_back(band);
    if (band != "beyond"_k && band != "within_sprint"_k) runs = preview.band.size();
  }
  preview.cost.resize(path.size(), metres * 1000);
  preview.band.resize(path.size(), "beyond"_k);
  if (!may_set_out(mover))
    preview.stops_at = last_stop(view, mover, Path(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(runs)));
  preview.left = mover.encounter() ? std::max<std::int64_t>(0, full_run.farthest(mover) - metres) * 1000 : 0;
  preview.refusal = refusal_of(view, mover, path);
  return preview;
}

}  // namespace ft::rules::aura
