// Breaking down doors and walls, at the GM's cost. Source: AU-ITEM-08, AU-STA-03.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/things/actions.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Cost cost_of_breaking(Resolution& r);
void check_break(Resolution& r);
Effect lock_break(Resolution& r, Execution&);
Command settle_break(Resolution& r);

}  // namespace

const ActionDefinition break_object{
    .check = check_break, .cost = cost_of_breaking, .lock = lock_break, .settle = settle_break};

namespace {

constexpr Key dc = "dc"_k;

/// The minimum until the GM has set it.
Cost cost_of_breaking(Resolution& r) {
  return {.energy = number_by_gm(r, key::energy, gm_has_said(r) ? 3 : 0), .stamina = 1};
}

/// A cell of the map within reach, or something that only the story knows.
void check_break(Resolution& r) {
  (void)number_by_gm(r, dc, 15);
  if (!r.has("to"_k)) return;
  const Actor actor(r, r.actor());
  const Place to = r.place("to"_k);
  const std::int64_t distance = distance_from(r.world().scene(actor.creature().scene), actor.creature(), to.cell);
  const std::int64_t most = actor.longest_reach();
  r.require(
      actor.on_map() && distance <= most,
      {"out_of_reach"_k, {{"target"_k, to}, {"distance"_k, distance}, {"weapon"_k, "reach"_k}, {"most"_k, most}}, {}});
}

Command settle_break(Resolution& r) {
  return ask_gm_numbers(r, {{key::energy, 0, 5, 3}, {dc, 0, 40, 15}}, "q_break"_k);
}

/// An Arm Strength Check, unless the GM waives it. Source: AU-DICE-06.
bool breaks(Resolution& r, CreatureId who, std::int64_t needed) {
  if (needed == 0) return true;
  const RollResult thrown = roll_die(r, 20, who, "arm_check"_k);
  Sum total, target;
  total.keep("die"_k, thrown.value, "AU-ITEM-08"_k);
  total.add(key::armStrength, Actor(r, who).number(key::armStrength), "AU-DICE-06"_k);
  target.keep(dc, needed, "AU-ITEM-08"_k);
  const bool passed = total.total() >= needed;
  r.emit(RollMade{
      who, "arm_check"_k, {}, thrown.dice, total, target, passed ? "passed"_k : "failed"_k, "AU-ITEM-08"_k, {}});
  return passed;
}

/// The way through is free.
void lay_open(Resolution& r, SceneId scene, Cell cell) {
  const CellTerrain* ground = terrain_at(r.world().scene(scene), cell);
  if (!ground) return;
  CellTerrain open = *ground;
  open.blocks_move = open.blocks_sight = false;
  r.emit(TerrainSet{scene, {{cell, 1, std::move(open)}}});
}

Effect lock_break(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const SceneId scene = r.world().creature(who).scene;
  const std::optional<Cell> cell = r.has("to"_k) ? std::optional(r.place("to"_k).cell) : std::nullopt;
  const bool broken = breaks(r, who, number_by_gm(r, dc, 15));
  return {.happens = [=](Resolution& later) {
    log_line(later, broken ? "breaks_through"_k : "does_not_break"_k, {{"who"_k, who}}, "AU-ITEM-08"_k);
    if (broken && cell) lay_open(later, scene, *cell);
  }};
}

}  // namespace

}  // namespace ft::rules::aura
