// Run, Quick Run and Sprint, with what is scooped on the way; how far they go, and what they cost. Source: AU-MOVE-03 to 07,
// AU-INC-03, AU-ITEM-03, AU-CM-12.
#include "rules/systems/aura/movement/run.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/pick_up_in_passing.hpp"
#include "rules/systems/aura/movement/steps.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

template <const RunKind& kind>
void check(Resolution& r);
void check_sprint(Resolution& r);
template <const RunKind& kind>
Cost cost(Resolution& r);
template <const RunKind& kind>
Effect lock(Resolution& r, Execution& course);
std::vector<CreatureId> concerned_by_run(const Resolution& r);

}  // namespace

const ActionDefinition run{.movement = true,
                           .check = check<full_run>,
                           .cost = cost<full_run>,
                           .lock = lock<full_run>,
                           .stepwise = true,
                           .targets = concerned_by_run};
const ActionDefinition quick_run{.movement = true,
                                 .check = check<two_thirds>,
                                 .cost = cost<two_thirds>,
                                 .lock = lock<two_thirds>,
                                 .stepwise = true,
                                 .targets = concerned_by_run};
const ActionDefinition sprint{.movement = true,
                              .check = check_sprint,
                              .cost = cost<sprinting>,
                              .lock = lock<sprinting>,
                              .stepwise = true,
                              .targets = concerned_by_run};

namespace {

/// Outside an encounter there is no Energy, and one runs as far as one likes. Source: AU-RND-08.
WalkResult go(Resolution& r, Execution& course, const Path& path, const RunKind& kind) {
  const CreatureId who = r.actor();
  const bool in_fight = Actor(r, who).encounter() != nullptr;
  RunKind paid = kind;
  if (!kind.sprints) paid.most_energy = course.reserved().cost().energy;
  RunMeter effort = paid.effort(Actor(r, who));
  const auto pays = [&](const StepCost& pace) {
    const std::int64_t speed = Actor(r, who).effective_speed();
    if (in_fight && !effort.take(pace.metres + pace.turn, speed)) return false;
    course.reserved().spend_energy(r, std::max<std::int64_t>(0, effort.energy() - course.reserved().energy_spent()));
    course.reserved().spend_stamina(r);
    return true;
  };
  return walk(r, course, path, {.movement_type = kind.movement_type, .sprints = kind.sprints, .pays = pays});
}

void run_along(Resolution& r, Execution& course, const Path& path, const RunKind& kind) {
  const WalkResult walked = go(r, course, path, kind);
  if (walked.steps == 0) return;
  const std::int64_t whole_sprint = kind.sprints && walked.whole ? kind.most_energy : 0;  // AU-INC-03
  course.reserved().spend_energy(r, std::max<std::int64_t>(0, whole_sprint - course.reserved().energy_spent()));
  pick_up_in_passing(r, Path(path.begin(), path.begin() + walked.steps));
  face_as_said(r);
  sprint_push.play(r, course, walked);
}

template <const RunKind& kind>
void check(Resolution& r) {
  r.require(restraint_refused(r));
  r.require(posture_refused(r, key::standing));
  if (kind.sprints && r.has("push"_k)) sprint_push.require_target(r, r.creature("push"_k));
  r.require(
      least_refused(r, "path"_k, {.energy = kind.sprints ? kind.most_energy : 1, .stamina = kind.sprints ? 1 : 0}));
  const Path path = r.path("path"_k);
  r.require(may_run(r.known(), Actor(r, r.actor()), path, kind));
  if (kind.sprints && r.has("push"_k)) sprint_push.require_run_up(r, r.creature("push"_k), path);
  require_pick_up_in_passing(r, path);
}

/// With Energy for a Quick Run alone there is no Sprint. Source: AU-MOVE-05.
void check_sprint(Resolution& r) {
  check<sprinting>(r);
  const Actor actor(r, r.actor());
  const std::int64_t energy = actor.number(key::energy) + actor.number(key::energyReserved) + pays_by_stamina(r);
  const bool full = !actor.encounter() || energy >= sprinting.most_energy;
  r.require(full, {"not_full_run"_k, {}, {}});
}

template <const RunKind& kind>
Cost cost(Resolution& r) {
  if (!kind.sprints) return {.energy = energy_of(r.known(), Actor(r, r.actor()), r.path("path"_k), kind)};
  const std::int64_t push = r.has("push"_k) ? r.house_rule("sprint_push_cost"_k) : 0;  // G-50
  return {.energy = kind.most_energy + push, .stamina = 1};
}

template <const RunKind& kind>
Effect lock(Resolution& r, Execution& course) {
  return {.happens = [&course, path = r.path("path"_k)](Resolution& inner) { run_along(inner, course, path, kind); }};
}

/// Owners of the reaches it leads through, and the target of a Push at its end. Source: AU-ARB-04.
std::vector<CreatureId> concerned_by_run(const Resolution& r) {
  const Value* path = find(r.command().form, "path"_k);
  std::vector<CreatureId> all =
      path && path->as<Path>() ? reached_on(r, r.actor(), *path->as<Path>()) : std::vector<CreatureId>{};
  const CreatureId pushed = form_creature(r.command(), "push"_k);
  if (pushed && std::find(all.begin(), all.end(), pushed) == all.end()) all.push_back(pushed);
  return all;
}

}  // namespace

constexpr std::int64_t any_energy = 1000000;  // for a way as long as it likes

RunMeter RunKind::effort(const Actor& mover) const {
  return {most_energy, sprints ? mover.number(key::sprintBonus) : 0};
}

std::int64_t RunKind::farthest(const Actor& mover) const {
  return mover.effective_speed() * most_energy / 3 + (sprints ? mover.number(key::sprintBonus) : 0);
}

Verdict may_run(const View& view, const Actor& mover, const Path& path, const RunKind& kind) {
  if (Verdict barred = way_open(view, mover, path, {})) return barred;
  if (!mover.encounter()) return std::nullopt;
  RunMeter effort = kind.effort(mover), whole(any_energy, 0);
  bool too_long = false;
  for (const StepPlan& step : steps_ahead(view.map(mover.creature().scene), mover, path, mover.number(key::heading))) {
    const std::int64_t used = step.pace.metres + step.pace.turn;
    too_long = !whole.take(used, step.speed) || !effort.take(used, step.speed) || too_long;
  }
  if (!too_long) return std::nullopt;
  const std::int64_t metres = whole.metres_at(mover.effective_speed());  // as it would be without a bog on the way
  return Refusal{"path_too_long"_k, {{"distance"_k, metres}, {"most"_k, kind.farthest(mover)}}, {}};
}

std::int64_t energy_of(const View& view, const Actor& mover, const Path& path, const RunKind& kind) {
  RunMeter effort = kind.effort(mover);
  for (const StepPlan& step : steps_ahead(view.map(mover.creature().scene), mover, path, mover.number(key::heading)))
    if (!effort.take(step.pace.metres + step.pace.turn, step.speed)) break;
  return std::max<std::int64_t>(1, effort.energy());
}

}  // namespace ft::rules::aura
