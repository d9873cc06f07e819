// Jumping, from standing or out of a run. Source: AU-JUMP-01 to 04.
#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/steps.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

void check_jump(Resolution& r);
Cost cost_of_jump(Resolution& r);
Effect lock_jump(Resolution& r, Execution& course);
std::vector<CreatureId> concerned_by_jump(const Resolution& r);

}  // namespace

const ActionDefinition jump{.movement = true,
                            .check = check_jump,
                            .cost = cost_of_jump,
                            .lock = lock_jump,
                            .stepwise = true,
                            .targets = concerned_by_jump};

namespace {

/// A jump that is to be made: straight on, its length, and whether there is a running start. Source: AU-JUMP-01.
struct Leap {
  Path path;
  std::int64_t metres = 0;
  bool running = false;
  std::int64_t farthest = 0;
};

constexpr std::int64_t too_long = 501;  // for any path (movement.hpp)

/// The cells from one to another in one direction of the grid, so many that a path is too long at most; none where it lies
/// in none of them.
Path straight_on(const Scene& scene, Cell from, Cell to) {
  const Offset way = to - from;
  const std::int64_t steps = cell_distance(scene, from, to);
  for (const Cell step : directions(scene)) {
    if (step.column * steps != way.column || step.row * steps != way.row) continue;
    Path path;
    for (Cell at = from; static_cast<std::int64_t>(path.size()) < std::min(steps, too_long);)
      path.push_back(at = {at.column + step.column, at.row + step.row});
    return path;
  }
  return {};
}

/// Two metres or more of movement just now, about that way. Source: AU-JUMP-01.
bool has_running_start(const Actor& actor, const Scene& scene, std::int32_t direction) {
  const std::int64_t last = actor.number(key::lastDir);
  if (last == 0 || actor.number(key::lastMetres) < 2) return false;
  return angle_between(scene, static_cast<std::int32_t>(last - 1), direction) <= (hexagonal(scene) ? 60 : 45);
}

/// Reads the form's `to`; without a path where that is not straight on. Source: AU-JUMP-01, AU-JUMP-02.
Leap leap_said(Resolution& r) {
  const Actor actor(r, r.actor());
  const Scene& scene = r.world().scene(actor.creature().scene);
  Leap leap{.path = straight_on(scene, actor.creature().place.cell, r.place("to"_k).cell)};
  if (leap.path.empty()) return leap;
  const std::vector<StepPlan> steps = steps_ahead(scene, actor, leap.path, 0);
  for (const StepPlan& step : steps) leap.metres += step.pace.metres;
  leap.running = has_running_start(actor, scene, steps.front().pace.direction);
  const bool out_of_sprint = leap.running && actor.flag(key::lastSprint);
  leap.farthest = floor_div(actor.jump_distance_mm(), 1000) + (out_of_sprint ? 1 : 0);
  return leap;
}

void check_jump(Resolution& r) {
  r.require(restraint_refused(r));
  r.require(posture_refused(r, key::standing));
  r.require(least_refused(r, "to"_k, {.energy = 1, .stamina = 1}));
  const Leap leap = leap_said(r);
  r.require(!leap.path.empty(), {"path_illegal"_k, {{"cell"_k, r.place("to"_k)}}, {}});
  r.require(way_open(r.known(), Actor(r, r.actor()), leap.path, {MovementType::in_the_air}));
  r.require(leap.metres <= leap.farthest,
            {"path_too_long"_k, {{"distance"_k, leap.metres}, {"most"_k, leap.farthest}}, "AU-JUMP-02"_k});
}

/// Time in the air beyond a Run for 2 Energy is paid for. Source: AU-JUMP-01, AU-JUMP-03.
Cost cost_of_jump(Resolution& r) {
  const Leap leap = leap_said(r);
  const std::int64_t as_a_run =
      ceil_div(3 * leap.metres, std::max<std::int64_t>(1, Actor(r, r.actor()).effective_speed()));
  return {.energy = (leap.running ? 1 : 2) + std::max<std::int64_t>(0, as_a_run - 2), .stamina = 1};
}

Effect lock_jump(Resolution& r, Execution& course) {
  return {.happens = [&course, path = leap_said(r).path](Resolution& inner) {
    const CreatureId who = inner.actor();
    const WalkResult jumped = walk(inner, course, path, {.movement_type = "jump"_k, .going = MovementType::in_the_air});
    if (jumped.steps == 0) return;
    face_as_said(inner);
    if (inner.world().find(who)) impose(inner, who, key::unguarded, this_round(), who, "jump"_k);
  }};
}

std::vector<CreatureId> concerned_by_jump(const Resolution& r) {
  const Value* to = find(r.command().form, "to"_k);
  const Creature& creature = r.world().creature(r.actor());
  const Scene* scene = r.world().find(creature.scene);
  if (!scene || !to || !to->as<Place>()) return {};
  return reached_on(r, r.actor(), straight_on(*scene, creature.place.cell, to->as<Place>()->cell));
}

}  // namespace

}  // namespace ft::rules::aura
