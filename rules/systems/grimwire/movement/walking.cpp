// Walking and being stopped on the way. Source: GW-MOVE-01 to 05, GW-WIN-02 to 04.
#include "rules/systems/grimwire/movement/walking.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/blocking.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

struct Step {
  CreatureId mover;
  Place from;
  Cell to;
};

/// A creature and a kind of moment that a step may be for it: leaves_melee, moves_toward or enters_melee.
struct Watcher {
  CreatureId who;
  Key event;
};

constexpr std::array events{"leaves_melee"_k, "moves_toward"_k, "enters_melee"_k};

/// The creatures with a reaction to an event, as of the last prompt, and those already prompted in this movement.
struct Watch {
  std::vector<Watcher> watchers, prompted;
};

std::vector<Watcher> watchers_of(const Resolution& r, CreatureId mover) {
  std::vector<Watcher> watchers;
  const ReactiveSystem& system = reactive_system(r);
  const SceneId scene = r.world().creature(mover).scene;
  for (const Creature* other : r.world().creatures()) {
    if (other->id == mover || other->scene != scene) continue;
    for (const Feature& feature : other->features) {
      const Key event = system.event_answered_by(feature.key);
      if (std::ranges::find(events, event) != events.end()) watchers.push_back({other->id, event});
    }
  }
  return watchers;
}

/// In a conflict a turn's movement may be walked in several commands.
Watch watch_of(const Resolution& r, CreatureId mover) {
  Watch watch{watchers_of(r, mover), {}};
  for (const Relation& relation : r.world().relations())
    for (const Key event : events)
      if (relation.key == "window_passed"_k && relation.to == Ref(mover) && relation.data.get(event) != 0)
        watch.prompted.push_back({relation.from.creature(), event});
  return watch;
}

/// Whether a step that changes the distance like this is such a moment. Source: GW-WIN-02, GW-WIN-03.
bool is_moment(Key event, std::int64_t before_m, std::int64_t after_m) {
  if (event == "leaves_melee"_k) return before_m <= 3 && after_m > 3;
  if (event == "enters_melee"_k) return before_m > 3 && after_m <= 3;
  return after_m < before_m;  // moves_toward
}

/// The watchers for which the step is such a moment.
std::vector<CreatureId> holders_of(const Resolution& r, const Watch& watch, Key event, const Step& step) {
  if (std::ranges::find(watch.watchers, event, &Watcher::event) == watch.watchers.end()) return {};
  const Creature& mover = r.world().creature(step.mover);
  const Scene& scene = r.world().scene(mover.scene);
  const auto metres_from = [&](Cell cell, const Creature& other) {
    return metres_between(r.world(), scene, Place::at(cell, {mover.place.height}), other.place);
  };
  std::vector<CreatureId> holders;
  for (const Watcher& watcher : watch.watchers) {
    const bool twice = !holders.empty() && holders.back() == watcher.who;
    if (watcher.event != event || twice) continue;
    const Creature* other = r.world().find(watcher.who);
    if (!other || other->scene != mover.scene) continue;
    if (is_moment(event, metres_from(step.from.cell, *other), metres_from(step.to, *other)))
      holders.push_back(other->id);
  }
  return holders;
}

/// Whether a reaction to the step stops the mover. Asks each creature once per movement. Source: GW-WIN-02, GW-WIN-03.
bool reaction_stops(Resolution& r, Watch& watch, Key event, const Step& step) {
  std::vector<CreatureId> holders = holders_of(r, watch, event, step);
  if (holders.empty()) return false;
  const Moment what{
      .event = event, .actor = step.mover, .subject = {}, .timing = key::before, .holders = std::move(holders)};
  std::vector<CreatureId> prompted;
  for (const Watcher& one : watch.prompted)
    if (one.event == event) prompted.push_back(one.who);
  const std::size_t before = prompted.size();
  const bool stopped = moment(r, what, prompted).movement_stopped;
  for (std::size_t i = before; i < prompted.size(); ++i) {
    watch.prompted.push_back({prompted[i], event});
    if (r.world().encounter_of(step.mover)) mark(r, "window_passed"_k, prompted[i], step.mover, {{event, 1}});
  }
  if (prompted.size() > before) watch.watchers = watchers_of(r, step.mover);  // a reaction may have brought new ones
  if (stopped) lose_movement(r, step.mover);
  return stopped;
}

bool can_go_on(const Actor& mover) { return mover.able() && mover.burnout() < 4; }

/// The AGL roll of the first difficult cell of a turn; whether the mover may go on. Source: GW-MOVE-04.
bool masters_ground(Resolution& r, CreatureId who, Cell cell) {
  if (!rolls_for_ground(View::full(r.world()), who, cell)) return true;
  const CellTerrain* ground = terrain_at(r.world().scene(r.world().creature(who).scene), cell);
  const std::int64_t authored = ground->numbers.get("move_tn"_k);
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 11, "GW-MOVE-04"_k);
  r.set(who, "ground_tried"_k, 1);
  if (passes(r, {{who, AGL, "difficult_ground"_k}, target, "GW-MOVE-04"_k, {}})) return true;
  r.set(who, key::move_halved, 1);
  return can_afford_step(r.system(), r.world(), who, cell);
}

/// Whether a creature or water that the mover could not know of is there, or a wall by now. Source: GW-MOVE-01, GW-MOVE-06.
bool bumps(Resolution& r, CreatureId who, Cell cell, Swims swims) {
  const Creature& mover = r.world().creature(who);
  const bool walled = step_blocked(r.world().scene(mover.scene), mover.size, mover.place.cell, cell);
  const Creature* other = occupant(View::full(r.world()), mover.scene, cell, who);
  const bool stopped = other && !r.known().knows(*other) && bars_way(r.world(), who, *other);
  const View known = r.known();
  const bool at_shore = swims == Swims::no && is_water(r.world().scene(mover.scene), cell) &&
                        !is_water(known.map(mover.scene), cell);  // else it is by the GM's leave
  if (!walled && !stopped && !at_shore) return false;
  log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(cell)}}, "GW-MOVE-01"_k);
  return true;
}

void spend_movement(Resolution& r, const Step& step) {
  if (!r.world().encounter_of(step.mover)) return;
  const Actor actor(r.world(), step.mover);
  const Scene& scene = r.world().scene(actor.creature().scene);
  const Cost cost = cost_of_step(r.world(), scene, step.from.cell, step.to, actor.number("moved_rest"_k));
  const bool first = actor.number(key::move_phase) == key::none.hash;
  r.set(step.mover, key::moved_m, actor.number(key::moved_m) + cost.metres);
  r.set(step.mover, "moved_rest"_k, cost.rest);
  if (first) r.set(step.mover, key::move_phase, key::before.hash);
  has_acted(r, step.mover);
}

/// Some cells it may only pass.
Footing footing_in(const Resolution& r, CreatureId mover, Cell at) {
  return taken_by(View::full(r.world()), mover, at) ? Footing::passing : Footing::standing;
}

void take_step(Resolution& r, const Step& step) {
  const Place to = Place::at(step.to, {step.from.height});
  r.emit(Moved{step.mover, r.world().creature(step.mover).scene, step.from, to, {}});
  spend_movement(r, step);
  after_step_in_hold(r, step.mover, step.from);
  arrive(r, step.mover, step.from);
}

}  // namespace

void walk(Resolution& r, CreatureId mover, const Path& path, Swims swims) {
  const SceneId scene = r.world().creature(mover).scene;
  Path walked{r.world().creature(mover).place.cell};
  Watch watch = watch_of(r, mover);
  const std::vector<Blocker> blockers = blockers_of(r, mover, path);
  if (is_blocked(r, mover, blockers, 0)) return;
  StepEffects effects(r, mover);
  for (const Cell& to : path) {
    const Step step{mover, r.world().creature(mover).place, to};
    if (walked.size() > 1 && !can_afford_step(r.system(), r.world(), mover, to)) break;  // GW-MOVE-01
    if (reaction_stops(r, watch, "leaves_melee"_k, step)) break;                         // GW-WIN-03
    if (!can_go_on(Actor(r.world(), mover))) break;
    if (!masters_ground(r, mover, to)) break;  // GW-MOVE-04
    if (bumps(r, mover, to, swims)) break;     // GW-MOVE-01
    take_step(r, step);
    walked.push_back(to);
    if (reaction_stops(r, watch, "moves_toward"_k, step)) break;  // GW-WIN-02
    if (reaction_stops(r, watch, "enters_melee"_k, step)) break;  // GW-WIN-03
    if (!can_go_on(Actor(r.world(), mover))) break;
    if (is_blocked(r, mover, blockers, walked.size() - 1)) break;  // GW-WIN-04
    if (effects.end_walk(r, &to == &path.back() ? Footing::arrived : footing_in(r, mover, to))) break;
  }
  const Creature& there = r.world().creature(mover);
  if (there.scene == scene && there.place.cell == walked.back()) mark_come_near(r, mover, walked);
}

void arrive(Resolution& r, CreatureId who, Place from) {
  areas_crossed(r, who, from);
  settle_air(r, who);
}

}  // namespace ft::rules::grimwire
