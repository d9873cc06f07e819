// Jumping down on purpose. Source: GW-FALL-03, GW-FALL-05.
#include "rules/systems/grimwire/conditions/falling.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/movement/walking.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// Whether a cell of the map lies beside and below the creature, and nothing is in the way there that the viewer knows.
bool finds_edge(const View& view, const Creature& jumper, Cell to) {
  const Scene& scene = view.map(jumper.scene);
  const Cell from = jumper.place.cell;
  const bool walled = walls_block_step(scene, jumper.size, from, to) && sees_step(view, scene, jumper.size, from, to);
  return adjacent(scene, from, to) && !blocks_move(scene, to) && !walled &&
         jumper.place.height / tenth > ground_tenths(scene, to);
}

}  // namespace

void jump_down(Resolution& r) {
  require_can_command(r);
  const CreatureId who = r.actor();
  r.require(may_move(r.world(), who));
  const Creature& jumper = r.world().creature(who);
  const Place to = r.place("to"_k), from = jumper.place;
  const Scene& scene = r.world().scene(jumper.scene);
  r.require(inside(scene, to.cell), {"E_OFF_MAP"_k, {{"cell"_k, Place::at(to.cell)}}, {}});
  const bool edge = finds_edge(r.known(), jumper, to.cell);
  r.require(edge, {"E_NO_EDGE"_k, {}, {}});
  const bool barred = edge && !finds_edge(View::full(r.world()), jumper, to.cell);  // else it is by the GM's leave
  const std::int64_t ground = ground_tenths(scene, to.cell), drop = from.height / tenth - ground;
  const bool affordable = can_afford_step(r.system(), r.world(), who, to.cell);
  const std::int64_t left = left_m(r.system(), r.world(), who);
  r.require(affordable, {"E_TOO_FAR"_k, {{"missing"_k, step_m(scene) - left}, {"left"_k, left}}, {}});
  const SceneId scene_id = scene.id;
  const bool free = may_move_in_hold(r, who);  // GW-GRAP-04
  lose_movement(r, who);
  has_acted(r, who);
  if (!free) return;
  if (barred) return log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(to.cell)}}, "GW-MOVE-01"_k);
  StepEffects effects(r, who);
  r.emit(Moved{who, scene_id, from, Place::at(to.cell, {from.height}), "leap"_k});
  if (drop < least_fall_tenths) {
    r.emit(Moved{who, scene_id, Place::at(to.cell, {from.height}), Place::at(to.cell, {ground * tenth}), "fallen"_k});
    part_holds(r, who);
    arrive(r, who, from);
    (void)effects.end_walk(r, Footing::arrived);
    return;
  }
  begin_fall(r, who, drop, Intent::jumped);
}

}  // namespace ft::rules::grimwire
