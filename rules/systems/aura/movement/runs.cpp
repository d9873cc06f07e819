// Run, Quick Run and Sprint, with what is scooped on the way and the Push at a Sprint's end. Source: AU-MOVE-03 to 07,
// AU-INC-03, AU-ITEM-03, AU-CM-12.
#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/combat/manoeuvres.hpp"
#include "rules/systems/aura/deeds.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/running.hpp"
#include "rules/systems/aura/movement/scooping.hpp"
#include "rules/systems/aura/movement/steps.hpp"
#include "rules/systems/aura/movement/turning.hpp"
#include "rules/systems/aura/turns/acting.hpp"
#include "rules/systems/aura/turns/declaration.hpp"

namespace ft::rules::aura {

namespace {

// ---- what a Sprint Push asks for. Source: AU-CM-12.

constexpr std::int64_t push_run_up_m = 3;

void require_pushable(Resolution& r, CreatureId target) {
  const Actor pusher(r, r.actor()), other(r, target);
  r.require(pusher.aware_of(target), {"not_aware"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
  const bool there =
      target != r.actor() && other.alive() && other.creature().scene == pusher.creature().scene && other.on_map();
  r.require(there, {"invalid_target"_k, {{"target"_k, target}}, {}});
  r.require(!pusher.has(key::restraining), {"restraining"_k, {{"who"_k, r.actor()}}, {}});
  r.require(other.size() <= pusher.size(), {"target_too_large"_k, {{"target"_k, target}, {"who"_k, r.actor()}}, {}});
}

void require_run_up(Resolution& r, CreatureId target, const Path& path) {
  const Actor pusher(r, r.actor());
  const Creature& other = r.world().creature(target);
  const Scene& scene = r.world().scene(other.scene);
  const std::int64_t apart = cell_distance(scene, pusher.creature(), other);
  const std::int64_t run_up = std::min<std::int64_t>(apart, static_cast<std::int64_t>(path.size()));
  r.require(run_up >= push_run_up_m,
            {"sprint_required"_k, {{"least"_k, push_run_up_m}, {"distance"_k, run_up}}, "AU-CM-12"_k});
  const std::int64_t left = distance_from(scene, pusher.creature(), path.back(), other), reach = pusher.reach(nullptr);
  r.require(left <= reach, {"out_of_reach"_k,
                            {{"target"_k, target}, {"distance"_k, left}, {"weapon"_k, "unarmed"_k}, {"most"_k, reach}},
                            {}});
}

/// Of what was left of the way after others interfered, at whoever is still there to be pushed. Source: AU-CM-12.
void push_at_the_end(Resolution& r, Course& course, const Walked& walked) {
  const CreatureId who = r.actor(), target = named(r.command(), "push"_k);
  if (!walked.whole || walked.metres < push_run_up_m || !target) return;
  if (r.why_not([&](Resolution& again) { require_pushable(again, target); })) return;
  const Creature &self = r.world().creature(who), &other = r.world().creature(target);
  const Scene& scene = r.world().scene(self.scene);
  if (cell_distance(scene, self, other) > Actor(r, who).reach(nullptr)) return;
  if (!faced(scene, self, other)) face(r, who, turned_toward(scene, self, other));
  course.purse().spend_energy(r, r.house_rule("sprint_push_cost"_k));
  sprint_push_at(r, who, target);
}

// ---- the three

/// Outside an encounter there is no Energy, and one runs as far as one likes. Source: AU-RND-08.
Walked go(Resolution& r, Course& course, const Path& path, const RunKind& kind) {
  const CreatureId who = r.actor();
  const bool in_fight = Actor(r, who).encounter() != nullptr;
  RunKind paid = kind;
  if (!kind.sprints) paid.most_energy = course.purse().price().energy;
  Effort effort = paid.effort(Actor(r, who));
  const auto pays = [&](const Pace& pace) {
    const std::int64_t speed = Actor(r, who).effective_speed();
    if (in_fight && !effort.take(pace.metres + pace.turn, speed)) return false;
    course.purse().spend_energy(r, std::max<std::int64_t>(0, effort.energy() - course.purse().energy_spent()));
    course.purse().spend_stamina(r);
    return true;
  };
  return walk(r, course, path, {.manner = kind.manner, .sprints = kind.sprints, .pays = pays});
}

void run_along(Resolution& r, Course& course, const Path& path, const RunKind& kind) {
  const Walked walked = go(r, course, path, kind);
  if (walked.steps == 0) return;
  const std::int64_t whole_sprint = kind.sprints && walked.whole ? kind.most_energy : 0;  // AU-INC-03
  course.purse().spend_energy(r, std::max<std::int64_t>(0, whole_sprint - course.purse().energy_spent()));
  scoop(r, Path(path.begin(), path.begin() + walked.steps));
  face_as_said(r);
  push_at_the_end(r, course, walked);
}

template <const RunKind& kind>
void check(Resolution& r) {
  r.require(restraint_refused(r));
  r.require(posture_refused(r, key::standing));
  if (kind.sprints && r.has("push"_k)) require_pushable(r, r.creature("push"_k));
  r.require(
      least_refused(r, "path"_k, {.energy = kind.sprints ? kind.most_energy : 1, .stamina = kind.sprints ? 1 : 0}));
  const Path path = r.path("path"_k);
  r.require(may_run(r.known(), Actor(r, r.actor()), path, kind));
  if (kind.sprints && r.has("push"_k)) require_run_up(r, r.creature("push"_k), path);
  require_scoop(r, path);
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
Price price(Resolution& r) {
  if (!kind.sprints) return {.energy = energy_of(Actor(r, r.actor()), r.path("path"_k), kind)};
  const std::int64_t push = r.has("push"_k) ? r.house_rule("sprint_push_cost"_k) : 0;  // G-50
  return {.energy = kind.most_energy + push, .stamina = 1};
}

template <const RunKind& kind>
Effect lock(Resolution& r, Course& course) {
  return {.happens = [&course, path = r.path("path"_k)](Resolution& inner) { run_along(inner, course, path, kind); }};
}

/// Through whose reach it leads, and whom it ends with a Push at. Source: AU-ARB-04.
std::vector<CreatureId> concerned_by_run(const Resolution& r) {
  const Value* path = find(r.command().form, "path"_k);
  std::vector<CreatureId> all =
      path && path->as<Path>() ? reached_on(r, r.actor(), *path->as<Path>()) : std::vector<CreatureId>{};
  const CreatureId pushed = named(r.command(), "push"_k);
  if (pushed && std::find(all.begin(), all.end(), pushed) == all.end()) all.push_back(pushed);
  return all;
}

}  // namespace

const ActionDefinition run{.movement = true,
               .check = check<full_run>,
               .price = price<full_run>,
               .lock = lock<full_run>,
               .stepwise = true,
               .targets = concerned_by_run};
const ActionDefinition quick_run{.movement = true,
                     .check = check<two_thirds>,
                     .price = price<two_thirds>,
                     .lock = lock<two_thirds>,
                     .stepwise = true,
                     .targets = concerned_by_run};
const ActionDefinition sprint{.movement = true,
                  .check = check_sprint,
                  .price = price<sprinting>,
                  .lock = lock<sprinting>,
                  .stepwise = true,
                  .targets = concerned_by_run};

}  // namespace ft::rules::aura
