// Jumps: how high and far, the run-up, and what is too far. Source: TD-JUMP-01 to 04.
#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/falling.hpp"
#include "rules/systems/threed6/movement/feats.hpp"
#include "rules/systems/threed6/movement/sprint.hpp"
#include "rules/systems/threed6/movement/walking.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t feet_of_yard = 3;

/// A jump of the form: the run-up, the cells from take-off to landing, what it needs and what is possible.
/// high: inches; broad: feet.
struct Jump {
  bool high = false;
  Path run_up, flight;
  std::int64_t needed = 0, standing = 0, most = 0;
};

std::int64_t standing_jump(bool high, std::int64_t move, std::int64_t run) {  // Source: TD-JUMP-02, TD-JUMP-03
  return std::max<std::int64_t>(0, high ? 6 * (move + run) - 10 : 2 * (move + run) - 3);
}

/// The one direction of a way, or -1. from: the cell before it.
std::int32_t line_of(const Scene& scene, Cell from, const Path& path) {
  std::int32_t line = -1;
  for (const Cell to : path) {
    const std::int32_t step = direction_of_step(scene, from, to);
    if (line >= 0 && step != line) return -1;
    line = step;
    from = to;
  }
  return line;
}

/// Straight toward the jump: this turn's yards, and last turn's where all of this turn's lie in the same line.
/// Source: TD-JUMP-03.
std::int64_t run_yards(const Scene& scene, const Actor& actor, const Jump& jump) {
  const Cell here = actor.creature().place.cell, off = jump.run_up.empty() ? here : jump.run_up.back();
  const std::int32_t line = line_of(scene, off, jump.flight);
  if (line < 0) return 0;
  std::int64_t yards = 0;
  for (std::size_t n = jump.run_up.size(); n > 0; --n) {
    const Cell from = n > 1 ? jump.run_up[n - 2] : here;
    if (direction_of_step(scene, from, jump.run_up[n - 1]) != line) return yards;
    yards += cost_of(scene, {jump.run_up[n - 1]});
  }
  if (!actor.encounter()) return yards;
  const std::int64_t moved = actor.number(key::moved);
  if (moved > 0 && actor.number("heading"_k) != line + 1) return yards;
  yards += actor.number("straight"_k);
  const bool all_in_line = actor.number("straight"_k) == moved;
  return all_in_line && actor.number("heading_before"_k) == line + 1 ? yards + actor.number("straight_before"_k)
                                                                     : yards;
}

Jump read_jump(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const Scene* here_is = r.world().find(actor.creature().scene);
  const Cell landing = r.place("to"_k).cell;
  const bool on_a_grid = here_is && here_is->grid != Scene::Grid::zones && inside(*here_is, landing);
  r.require(on_a_grid, {"E_BAD_ARG"_k, {}, "TD-JUMP-03"_k});
  if (r.has("path"_k)) r.require(path_contiguous(r.known(), actor.creature(), r.path("path"_k)));
  const View known = r.known();
  const Scene& scene = known.map(here_is->id);
  Jump jump;
  jump.high = r.choice("jump_kind"_k) == "high"_k;
  if (r.has("path"_k)) jump.run_up = r.path("path"_k);
  const Cell here = actor.creature().place.cell, off = jump.run_up.empty() ? here : jump.run_up.back();
  jump.flight = straight_path(scene, off, landing);
  r.require(!jump.flight.empty(), {"E_BAD_ARG"_k, {}, "TD-JUMP-03"_k});
  r.require(!jump.high || jump.flight.size() == 1, {"E_BAD_ARG"_k, {}, "TD-JUMP-02"_k});
  jump.needed = jump.high ? r.number("inches"_k) : feet_of_yard * std::ssize(jump.flight);
  const bool by_move = r.house_rule("jump_uses_move"_k) != 0;
  const std::int64_t move = (by_move ? ground_move(r.system(), actor) : actor.basic_move()).total();
  jump.standing = standing_jump(jump.high, move, 0);
  const std::int64_t running = standing_jump(jump.high, move, run_yards(scene, actor, jump));
  jump.most = std::min(running, 2 * jump.standing);
  return jump;
}

/// Yards that are left for run-up and flight: of a sprint only where a Move needs and has earned it. Source: TD-RUN-03.
WayLimit limit_of_jump(const Ruleset& system, const Actor& actor, const Scene& scene, const Jump& jump) {
  if (!actor.encounter()) return {any_distance};
  const std::int64_t walk = move_sum(system, actor).total(), moved = actor.number(key::moved);
  const std::int64_t total = moved + cost_of(scene, jump.run_up) + std::ssize(jump.flight);
  const bool straight_on = moved == 0 || actor.flag("ran"_k) || actor.number("straight"_k) == moved;
  const bool sprints = total > walk && straight_on && may_sprint(actor) && !goes_on(actor, key::move_and_attack);
  return {(sprints ? sprint_yards(system, actor) : walk) - moved, sprints};
}

/// Run-up and flight are one way forward, as all of this turn. Source: TD-RUN-02.
bool leads_ahead(const World& world, const Actor& actor, const Jump& jump) {
  const std::int64_t moved = actor.number(key::moved);
  Path way = jump.run_up;
  way.insert(way.end(), jump.flight.begin(), jump.flight.end());
  const bool straight_so_far = moved == 0 || actor.number("straight"_k) > 0;
  return straight_so_far && leads_forward(world.scene(actor.creature().scene), actor.creature(), way);
}

/// The run-up can be gone, nothing bars the flight, and Move is enough for both. Source: TD-JUMP-04.
void require_jump(Resolution& r, const Jump& jump) {
  const Actor actor(r.world(), r.actor());
  const View known = r.known();
  const Scene& scene = known.map(actor.creature().scene);
  const WayLimit all = limit_of_jump(r.system(), actor, scene, jump);
  const std::int64_t flight = std::ssize(jump.flight), left = all.yards - flight;
  if (!jump.run_up.empty()) r.require(may_go(known, actor, jump.run_up, {std::max<std::int64_t>(0, left)}));
  r.require(
      left >= 0,
      {"E_MOVE_TOO_FAR"_k, {{"distance"_k, flight}, {"most"_k, std::max<std::int64_t>(0, all.yards)}}, "TD-JUMP-04"_k});
  r.require(!all.forward || leads_ahead(r.world(), actor, jump), {"E_NOT_FORWARD"_k, {}, "TD-RUN-03"_k});
  Creature jumper = actor.creature();
  if (!jump.run_up.empty()) jumper.place.cell = jump.run_up.back();
  r.require(as_blocked(path_legal(known, jumper, jump.flight)));
  const Cell landing = jump.flight.back();
  const bool free = std::none_of(jump.flight.begin(), jump.flight.end(),
                                 [&](Cell cell) { return occupant(known, jumper.scene, cell, jumper.id) != nullptr; });
  r.require(free && !is_deep(scene, landing), {"E_PATH_BLOCKED"_k, {{"cell"_k, Place::at(landing)}}, "TD-JUMP-04"_k});
  r.require(jump.needed <= jump.most || says_yes(r, "leap_anyway"_k),
            {"E_JUMP_TOO_FAR"_k, {{"distance"_k, jump.high ? jump.needed / 12 : jump.needed}}, {}});
}

/// Whether nothing has ended the run-up before its last cell, and what is left of Move is enough. Source: TD-WAIT-02, TD-ORD-03.
bool can_take_off(Resolution& r, CreatureId who, const Jump& jump) {
  const Actor now(r.world(), who);
  if (jump.run_up.empty()) return true;
  if (!now.free_to_act() || now.creature().place.cell != jump.run_up.back()) return false;
  const bool ahead = leads_forward(r.world().scene(now.creature().scene), now.creature(), jump.flight);
  return has_left(r, who, std::ssize(jump.flight), ahead);
}

/// What does not end in the cell of the landing ends in a fall from the height of the take-off, or in water. Source: TD-JUMP-04.
void fly(Resolution& r, CreatureId who, const Path& way, Cell landing) {
  const auto cell = [&] { return r.world().creature(who).place.cell; };
  const SceneId id = r.world().creature(who).scene;
  const Cell off = cell();
  go(r, who, way, Gait::in_the_air);
  const Cell here = cell();
  const Scene& scene = r.world().scene(id);
  const bool deep = is_deep(scene, here);
  const std::int64_t drop = here == landing ? 0 : rise_between(scene, here, off);
  if (drop > 0) fall_from(r, who, drop, deep);
  if (deep) enter_water(r, who, Immersion::by_accident);
}

/// Down to where its strength ends: into the gap, or back to the foot of what was too high. Source: TD-JUMP-04.
void fall_short(Resolution& r, CreatureId who, const Jump& jump) {
  log_line(r, "jump_short"_k, {{"who"_k, who}}, "TD-JUMP-04"_k);
  if (jump.high) return;
  const auto cells = static_cast<std::ptrdiff_t>(std::max<std::int64_t>(1, jump.most / feet_of_yard));
  fly(r, who, Path(jump.flight.begin(), jump.flight.begin() + cells), jump.flight.back());
}

void say_jump(Resolution& r, CreatureId who, const Jump& jump, bool trivial) {
  if (trivial) return log_line(r, "steps_over"_k, {{"who"_k, who}}, "TD-JUMP-01"_k);
  if (jump.high)
    return log_line(r, "jumps_high"_k, {{"who"_k, who}, {"n"_k, jump.needed}, {"most"_k, jump.most}}, "TD-JUMP-02"_k);
  log_line(r, "jumps"_k, {{"who"_k, who}, {"feet"_k, jump.needed}, {"most"_k, jump.most}}, "TD-JUMP-03"_k);
}

}  // namespace

void jump(Resolution& r) {
  const CreatureId who = r.actor();
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  const Actor actor(r.world(), who);
  const bool again = goes_on(actor, key::move) || goes_on(actor, key::move_and_attack);
  if (!in_combat) require_free_time(r);
  if (in_combat && !again) require_maneuver(r);
  const bool stands = actor.posture() == key::standing && !actor.has(key::on_a_climb) && !actor.has(key::in_deep_water);
  r.require(stands, {"E_BAD_POSTURE"_k, {}, "TD-JUMP-04"_k});
  r.require(!actor.has(key::restrained), {"E_RESTRAINED"_k, {{"who"_k, who}}, "TD-JUMP-04"_k});
  const Jump wanted = read_jump(r);
  require_jump(r, wanted);
  if (!again && !choose(r, key::move)) return conclude(r);
  const std::int64_t before = Actor(r.world(), who).number(key::moved);
  const bool forward = leads_ahead(r.world(), Actor(r.world(), who), wanted);
  if (!wanted.run_up.empty()) go(r, who, wanted.run_up);
  if (!can_take_off(r, who, wanted)) return conclude(r);
  const bool short_of_it = wanted.needed > wanted.most && says_yes(r, "leap_anyway"_k),
             trivial = 2 * wanted.needed <= wanted.standing;
  if (!short_of_it) say_jump(r, who, wanted, trivial);
  short_of_it ? fall_short(r, who, wanted) : fly(r, who, wanted.flight, wanted.flight.back());
  face_along(r, who, wanted.flight);
  if (in_combat && !goes_on(Actor(r.world(), who), key::move_and_attack)) note_run(r, who, forward, before);
  if (in_combat) conclude(r);
}

}  // namespace ft::rules::threed6
