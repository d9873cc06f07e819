// Going a way, and the Move maneuver. Source: TD-MOVE-01, TD-MAN-03, TD-ORD-03, TD-LIFT-05.
#include "rules/systems/threed6/movement/walking.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/movement/sprint.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// Yards a Move may still cover; beyond Move only forward, in a sprint. Source: TD-MOVE-01, TD-RUN-02, TD-RUN-03.
WayLimit limit_of_move(const Ruleset& system, const Actor& actor, std::int64_t way) {
  if (!actor.encounter()) return {any_distance};
  const std::int64_t move = move_sum(system, actor).total(), moved = actor.number(key::moved);
  const bool straight_on = moved == 0 || actor.flag("ran"_k) || actor.number("straight"_k) == moved;
  const bool sprints = moved + way > move && straight_on;
  const std::int64_t left = (sprints ? sprint_yards(system, actor) : move) - moved;  // TD-ENC-05: never below 0
  return {std::max<std::int64_t>(0, left), sprints && may_sprint(actor)};
}

}  // namespace

bool goes_on(const Actor& actor, Key maneuver) {
  return actor.encounter() && actor.encounter()->turn == actor.id() && actor.number(key::maneuver) == maneuver.hash &&
         actor.free_to_act();
}

void move(Resolution& r) {  // Source: TD-MOVE-01
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const bool in_combat = actor.encounter() != nullptr, again = goes_on(actor, key::move);
  if (in_combat && !again) require_maneuver(r);
  require_steady(r, who);
  const Path path = r.path("path"_k);
  const Scene* scene = r.world().find(actor.creature().scene);
  const View known = r.known();
  const WayLimit limit = limit_of_move(r.system(), actor, scene ? cost_of(known.map(scene->id), path) : 0);
  r.require(limit.yards > 0 || again, {"E_BAD_POSTURE"_k, {}, {}});
  r.require(may_go(known, actor, path, limit));
  const bool forward = leads_forward(*scene, actor.creature(), path) && (!again || actor.number("straight"_k) > 0);
  if (!again && !(in_combat ? choose(r, key::move) : withstands_exhaustion(r, who))) return conclude(r);
  const std::int64_t before = actor.number(key::moved);
  go(r, who, path);
  if (!limit.forward) face_along(r, who, path);
  if (in_combat) note_run(r, who, forward, before);
  if (in_combat) conclude(r);
}

namespace {

/// Yards of the maneuver that it plays, as fast as it is now; ahead: of a Move in the front arc. Source: TD-MAN-01, TD-ORD-03.
std::int64_t yards_granted(const Ruleset& system, const Actor& actor, bool ahead) {
  const std::int64_t move = move_sum(system, actor).total(), maneuver = actor.number(key::maneuver);
  if (actor.has(key::in_deep_water)) return water_move(actor).total();
  if (maneuver == key::move.hash) return ahead ? sprint_yards(system, actor) : move;
  if (maneuver == key::move_and_attack.hash) return move;
  return maneuver == key::all_out_attack.hash || actor.increases(key::dodge) ? half_of(move) : step_of(move);
}

/// Others may interrupt a way after each cell; whether the mover can go on as it did. Source: TD-WAIT-02.
bool goes_on_after(Resolution& r, CreatureId who, Cell from) {
  const Place here = r.world().creature(who).place;
  hooks(r).entered(r, who, from);
  const Actor now(r.world(), who);
  return now.free_to_act() && now.encounter() && now.creature().place == here;
}

/// In some cells a way only passes others.
Footing footing_in(const Resolution& r, CreatureId who, Cell at) {
  return barred(View::full(r.world()), Actor(r.world(), who), at, true) ? Footing::passing : Footing::standing;
}

/// The direction of a step, none between zones: counted from 1. Source: TD-JUMP-02.
std::int64_t heading_of(const Scene& scene, Cell from, Cell to) {
  return scene.grid == Scene::Grid::zones ? 0 : direction_of_step(scene, from, to) + 1;
}

/// Yards moved, in all and in one line. Source: TD-JUMP-02.
void count_step(Resolution& r, CreatureId who, std::int64_t heading, std::int64_t cost) {
  const Actor actor(r.world(), who);
  const bool same_line = actor.number("heading"_k) == heading;
  const std::int64_t straight = (same_line ? actor.number("straight"_k) : 0) + cost;
  r.set(who, key::moved, actor.number(key::moved) + cost);
  r.set(who, "heading"_k, heading);
  r.set(who, "straight"_k, straight);
}

}  // namespace

bool has_left(Resolution& r, CreatureId who, std::int64_t yards, bool ahead) {
  const Actor actor(r.world(), who);
  const std::int64_t most = yards_granted(r.system(), actor, ahead), moved = actor.number(key::moved);
  return !actor.encounter() || !r.why_not([&](Resolution& again) {
    return again.unless(moved + yards <= most, {"E_MOVE_TOO_FAR"_k, {}, "TD-ORD-03"_k});
  });
}

void move_with_burdens(Resolution& r, CreatureId who, const Place& to) {
  const Creature& carrier = r.world().creature(who);
  const SceneId scene = carrier.scene;
  r.emit(Moved{who, scene, carrier.place, to, {}});
  const std::vector<CreatureId> carried = Actor(r.world(), who).relations_from(key::bears);
  for (const CreatureId one : carried) r.emit(Moved{one, scene, r.world().creature(one).place, to, {}});
}

namespace {

/// The cells that end a way on foot, and of which the mover could not know: deep water, and a climb.
Path unforeseen(const Resolution& r, const Scene& known, const Creature& mover, const Path& path) {
  const Scene& scene = r.world().scene(mover.scene);
  Path cells;
  Cell from = mover.place.cell;
  for (const Cell to : path) {
    const bool water = is_deep(scene, to) && !is_deep(known, to);
    const bool climb = climb_kind_between(scene, from, to) && !climb_kind_between(known, from, to);
    if (water || climb) cells.push_back(to);
    from = to;
  }
  return cells;
}

}  // namespace

bool go(Resolution& r, CreatureId who, const Path& path, Gait gait) {
  lose(r, who, key::resting);        // TD-FAT-07
  unrelate(r, key::bears, {}, who);  // who goes is carried no longer
  const Creature& goer = r.world().creature(who);
  const Scene& ground = r.world().scene(goer.scene);
  const bool ahead = leads_forward(ground, goer, path);
  const View view = r.known();
  const Scene& known = view.map(goer.scene);
  const bool limited =
      gait != Gait::in_the_air && has_left(r, who, cost_of(known, path), ahead);  // not by the GM's leave
  const Path stops = gait == Gait::on_the_ground ? unforeseen(r, known, goer, path) : Path{};
  StepEffects effects(r, who);
  for (const Cell& to : path) {
    const bool last = &to == &path.back();
    const Creature& mover = r.world().creature(who);
    const bool met = has_fog(r.world().scene(mover.scene)) &&  // else `path_legal` has said so
                     step_blocked(r.world().scene(mover.scene), mover.size, mover.place.cell, to);
    if (met || std::ranges::find(stops, to) != stops.end() ||
        barred(View::full(r.world()), Actor(r.world(), who), to, last)) {
      log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(to)}}, "TD-MAN-03"_k);
      return false;
    }
    const Scene& scene = r.world().scene(mover.scene);
    const Cell from = mover.place.cell;
    const std::int64_t cost = gait == Gait::in_the_air ? 1 : cost_of(scene, {to});  // TD-JUMP-04
    const std::int64_t heading = heading_of(scene, from, to);
    if (limited && !has_left(r, who, cost, ahead)) return false;
    move_with_burdens(r, who, Place::at(to, {mover.place.height}));
    if (r.world().encounter_of(who)) {
      count_step(r, who, heading, cost);
      if (!goes_on_after(r, who, from)) return false;
    }
    if (gait == Gait::in_the_air && !last) continue;
    const bool at_end = last && gait != Gait::into_water;
    if (effects.end_walk(r, at_end ? Footing::arrived : footing_in(r, who, to))) return false;
  }
  return true;
}

void go_the_rest(Resolution& r, CreatureId who, Path rest) {
  const Scene& scene = r.world().scene(r.world().creature(who).scene);
  while (!rest.empty() && !has_left(r, who, cost_of(scene, rest), false)) rest.pop_back();
  if (!rest.empty()) go(r, who, rest);
}

PathPreview preview_way(const Ruleset& system, const View& view, CreatureId who, const Path& path) {
  PathPreview preview;
  if (!view.find(who)) return preview;
  const Actor mover(view.world(), who);
  const Scene& scene = view.map(mover.creature().scene);
  const WayLimit limit = limit_of_move(system, mover, cost_of(scene, path));
  const std::int64_t most = limit.yards;
  const Key as_move = mover.encounter() ? "ends_turn"_k : "within_move"_k;
  std::int64_t yards = 0;
  for (const Cell cell : path) {
    yards += cost_of(scene, {cell});
    preview.cost.push_back(yards * 1000);
    preview.band.push_back(yards <= most ? as_move : "beyond"_k);
    if (yards <= most) ++preview.stops_at;
  }
  preview.refusal = may_go(view, mover, path, limit);
  return preview;
}

}  // namespace ft::rules::threed6
