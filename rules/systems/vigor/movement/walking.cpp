// Ways on the map: how far, past which creatures, and going them. Source: VG-ACT-06, VG-PRONE-01, VG-POS-03, VG-ENC-04, G-11, G-50.
#include "rules/systems/vigor/movement/walking.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/kernel/resolution/turning.hpp"
#include "rules/systems/vigor/conditions/states.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/turns/budget.hpp"
#include "rules/systems/vigor/turns/hooks.hpp"
#include "rules/systems/vigor/turns/moments.hpp"

namespace ft::rules::vigor {

void move(Resolution& r) {
  constexpr Price price{.actions = 1};
  require_can_act(r, price);
  const Path path = require_path(r);
  require_payable(r, price);
  pay(r, price);
  go(r, r.actor(), path, Steps::may_open);
  const bool in_command = Actor(r.world(), r.actor()).able_to_react() && !knocked_down_now(r, r.actor());
  if (in_command && r.has("degrees"_k)) (void)turn_toward(r, r.actor(), r.number("degrees"_k));
}

namespace {

constexpr std::int64_t any_distance = std::numeric_limits<std::int32_t>::max();

/// Whole squares; none while it pins a creature. Source: VG-ACT-06, VG-ENC-04, VG-DATA-05.
std::int64_t most_squares(const Actor& mover) {
  if (!mover.relations_from("pins"_k).empty()) return 0;
  const Scene* scene = mover.world().find(mover.creature().scene);
  if (!mover.encounter() || !scene) return any_distance;
  return mover.move_distance() / feet_per_square(*scene);
}

/// Source: VG-ACT-06.
bool lets_pass(const Actor& mover, const Actor& other) {
  return !mover.hostile_to(other) || !other.able_to_react() || std::abs(mover.size_rank() - other.size_rank()) >= 2;
}

Refusal no_way(const Actor& mover) { return {"E_PATH"_k, {{"who"_k, mover.id()}}, {}}; }

/// Source: VG-ACT-06.
Verdict may_go(const View& view, const Actor& mover, const Path& path) {
  const Verdict shape = path_legal(view, mover.creature(), path);
  if (shape && shape->code != "E_BLOCKED_CELL"_k) return shape;
  const bool fits = !shape && static_cast<std::int64_t>(path.size()) <= most_squares(mover);
  const bool open = fits && std::ranges::none_of(path, [&](const Cell& cell) {
                      return barred(view, mover, cell, &cell == &path.back());
                    });
  return open ? std::nullopt : Verdict(no_way(mover));
}

}  // namespace

bool barred(const View& view, const Actor& mover, Cell cell, bool last) {
  const Scene& scene = view.world().scene(mover.creature().scene);
  const std::vector<Cell> squares = footprint(scene, cell, mover.creature().size);
  return std::ranges::any_of(view.world().creatures(), [&](const Creature* other) {
    if (other->id == mover.id() || other->scene != scene.id || other->place.kind != Place::Kind::cell) return false;
    const Actor actor(view.world(), other->id);
    if (actor.has(key::dead) || actor.has(key::escaped) || (!last && lets_pass(mover, actor))) return false;
    return view.knows(*other) && std::ranges::any_of(squares, [&](Cell one) { return occupies(scene, *other, one); });
  });
}

Path require_path(Resolution& r) {
  const Actor mover(r.world(), r.actor());
  if (!r.has("path"_k)) r.require(most_squares(mover) > 0 ? std::nullopt : Verdict(no_way(mover)));
  Path path = r.path("path"_k);
  r.require(may_go(r.known(), mover, path));
  return path;
}

namespace {

/// Whether nothing keeps the mover from its next step.
bool sets_foot(Resolution& r, CreatureId who, Cell to, bool last, Steps steps) {
  if (steps == Steps::may_open && r.house_rule("move_provokes"_k) != 0 && !hooks(r).step_out_of_reach(r, who, to))
    return false;
  const Creature& mover = r.world().creature(who);
  const bool walled = step_blocked(r.world().scene(mover.scene), mover.size, mover.place.cell, to);
  if (!walled && !barred(View::full(r.world()), Actor(r.world(), who), to, last)) return true;
  log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(to)}}, "VG-ACT-06"_k);
  return false;
}

/// Whether the mover, once others have acted at its step, is where it stepped, upright and able. Source: VG-REACT-06, VG-PRONE-01.
bool goes_on(const Resolution& r, CreatureId who, Cell at) {
  const Actor mover(r.world(), who);
  return mover.able_to_react() && !knocked_down_now(r, who) && mover.creature().place.cell == at;
}

/// In some cells a way only passes others.
Footing footing_in(const Resolution& r, CreatureId who, Cell at) {
  return barred(View::full(r.world()), Actor(r.world(), who), at, true) ? Footing::passing : Footing::standing;
}

}  // namespace

void go(Resolution& r, CreatureId who, const Path& path, Steps steps) {
  const SceneId begun_in = r.world().creature(who).scene;
  Cell from = r.world().creature(who).place.cell, at = from;
  StepEffects effects(r, who);
  for (const Cell& to : path) {
    const bool last = &to == &path.back();
    if (!sets_foot(r, who, to, last, steps)) break;
    const Creature& mover = r.world().creature(who);
    from = mover.place.cell;
    const Surroundings before = surroundings(r.system(), r.world(), who);
    r.emit(Moved{who, mover.scene, mover.place, Place::at(to, {mover.place.height}), {}});
    at = to;
    if (stepped(r, who, before) && !goes_on(r, who, to)) break;
    if (effects.end_walk(r, last ? Footing::arrived : footing_in(r, who, to))) break;
  }
  const Creature& there = r.world().creature(who);
  if (from == at || there.scene != begun_in || there.place.cell != at) return;
  const Scene& scene = r.world().scene(begun_in);
  (void)set_facing(r, who, facing_of(scene, direction_of_step(scene, from, at)));
}

PathPreview preview_way(const View& view, CreatureId who, const Path& path) {
  PathPreview preview;
  const Creature* known = view.find(who);
  if (!known || !view.world().find(known->scene)) return preview;
  const Actor mover(view.world(), who);
  const std::int64_t feet = feet_per_square(view.world().scene(known->scene)), most = most_squares(mover);
  for (std::int64_t steps = 1; steps <= static_cast<std::int64_t>(path.size()); ++steps) {
    preview.cost.push_back(steps * feet * 1000);
    preview.band.push_back(steps <= most ? "within_move"_k : "beyond"_k);
    if (!may_go(view, mover, Path(path.begin(), path.begin() + steps)))
      preview.stops_at = static_cast<std::size_t>(steps);
  }
  preview.refusal = may_go(view, mover, path);
  return preview;
}

}  // namespace ft::rules::vigor
