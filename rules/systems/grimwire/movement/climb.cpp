// Jumping, climbing and balancing: an AGL roll against a number of the GM's. Source: GW-MOVE-07.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/movement/walking.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

std::int64_t number_by_gm(Resolution& r) {
  return r.ask_number({.prompt = "q_feat_tn"_k,
                       .params = {{"who"_k, r.actor()}, {"what"_k, r.command().action}},
                       .rule = "GW-MOVE-07"_k,
                       .min = 1,
                       .max = 60,
                       .default_answer = 11,
                       .secrecy = Secrecy::secret});
}

/// Off after a few feet; the GM decides whether that is a fall. Source: GW-MOVE-07.
bool falls(Resolution& r, std::int64_t drop_tenths) {
  return r.ask_yes({.prompt = "q_feat_fall"_k,
                    .params = {{"who"_k, r.actor()}},
                    .rule = "GW-MOVE-07"_k,
                    .default_answer = drop_tenths >= least_fall_tenths});
}

/// The cells of the straight way to a place, as far as the first wall that the viewer knows.
Path way_to(const View& view, const Creature& creature, Cell to) {
  const Scene& scene = view.map(creature.scene);
  Path way;
  Cell at = creature.place.cell;
  for (const Cell cell : straight_path(scene, at, to)) {
    if (walls_block_step(scene, creature.size, at, cell) && sees_step(view, scene, creature.size, at, cell)) break;
    way.push_back(at = cell);
  }
  return way;
}

/// Whether a wall on the way, or what is there, bars the place as far as the viewer knows.
bool is_barred(const View& view, const Creature& creature, Cell to) {
  const Path way = way_to(view, creature, to);
  const Cell end = way.empty() ? creature.place.cell : way.back();
  return end != to || blocks_move(view.map(creature.scene), to);
}

/// The form's place, on the terrain there; refused as far as the commander knows it. Refuses: E_OFF_MAP, E_TOO_FAR, E_BLOCKED_CELL,
/// E_OCCUPIED.
Place goal(Resolution& r) {
  const CreatureId who = r.actor();
  const Creature& creature = r.world().creature(who);
  const View known = r.known();
  const Scene& scene = known.map(creature.scene);
  const Cell cell = r.place("to"_k).cell;
  r.require(inside(scene, cell), {"E_OFF_MAP"_k, {{"cell"_k, Place::at(cell)}}, {}});
  const Place to = Place::at(cell, {ground_tenths(scene, cell) * tenth});
  const std::int64_t distance = metres_between(r.world(), scene, creature.place, to);
  const std::int64_t left = left_m(r.system(), r.world(), who);
  const bool near = !r.world().encounter_of(who) || distance <= left;
  r.require(near, {"E_TOO_FAR"_k, {{"missing"_k, distance - left}, {"left"_k, left}}, {}});
  r.require(!is_barred(known, creature, cell), {"E_BLOCKED_CELL"_k, {{"cell"_k, Place::at(cell)}}, "GW-MOVE-01"_k});
  const Creature* there = occupant(known, creature.scene, cell, who);
  r.require(!there, {"E_OCCUPIED"_k, {{"who"_k, there ? there->id : CreatureId{}}}, {}});
  return Place::at(cell, {ground_tenths(r.world().scene(creature.scene), cell) * tenth});
}

/// The lowest terrain on the way, its ends included: where a creature that slips would land.
Place lowest_on_the_way(const World& world, const Creature& creature, Cell to) {
  const Scene& scene = world.scene(creature.scene);
  Path way = way_to(View::full(world), creature, to);
  way.push_back(creature.place.cell);
  const auto lower = [&](Cell a, Cell b) { return ground_tenths(scene, a) < ground_tenths(scene, b); };
  const Cell lowest = *std::min_element(way.begin(), way.end(), lower);
  return Place::at(lowest, {ground_tenths(scene, lowest) * tenth});
}

/// One roll; reached or not, the way is spent.
void attempt(Resolution& r) {
  require_can_command(r);
  const CreatureId who = r.actor();
  r.require(may_move(r.world(), who));
  const Place to = goal(r), from = r.world().creature(who).place;
  const SceneId scene = r.world().creature(who).scene;
  const std::int64_t distance = metres_between(r.world(), r.world().scene(scene), from, to);
  if (!may_move_in_hold(r, who)) return lose_movement(r, who);
  Sum number;
  number.keep("base_number"_k, number_by_gm(r), "GW-MOVE-07"_k);
  const bool passed = passes(r, {{who, AGL, "feat_roll"_k, {}}, number, "GW-MOVE-07"_k, {}});
  if (r.world().encounter_of(who)) {
    r.set(who, key::moved_m, Actor(r.world(), who).number(key::moved_m) + distance);
    if (Actor(r.world(), who).number(key::move_phase) == key::none.hash) r.set(who, key::move_phase, key::before.hash);
    has_acted(r, who);
  }
  const View known = r.known();
  const bool bumps = is_barred(View::full(r.world()), r.world().creature(who), to.cell) &&
                     !is_barred(known, r.world().creature(who), to.cell);  // else it is by the GM's leave
  if (passed && bumps) return log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(to.cell)}}, "GW-MOVE-01"_k);
  if (passed) {
    StepEffects effects(r, who);
    r.emit(Moved{who, scene, from, to, "leap"_k});
    part_holds(r, who);
    arrive(r, who, from);
    (void)effects.end_walk(r, Footing::arrived);
    return be_seen_moving(r, who);
  }
  const Place below = lowest_on_the_way(r.world(), r.world().creature(who), to.cell);
  const std::int64_t drop = (std::max(from.height, to.height) - below.height) / tenth;
  if (!falls(r, drop)) return;
  r.emit(Moved{who, scene, from, Place::at(below.cell, {below.height + drop * tenth}), "fallen"_k});
  begin_fall(r, who, drop, Intent::fell);
}

}  // namespace

void jump(Resolution& r) { attempt(r); }
void climb(Resolution& r) { attempt(r); }
void balance(Resolution& r) { attempt(r); }

}  // namespace ft::rules::grimwire
