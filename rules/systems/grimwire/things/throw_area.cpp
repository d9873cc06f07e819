// Throwing what bursts at a place. Source: GW-SPLASH-01, GW-DATA-04, GW-DICE-07.
#include "rules/kernel/knowledge/known_line.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/combat/splash.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/things/consumables.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t farthest_m = 18;

std::int64_t metres_to(const Resolution& r, Place to) {
  const Creature& thrower = r.world().creature(r.actor());
  return metres_between(r.world(), r.world().scene(thrower.scene), thrower.place, to);
}

Place on_ground(const Scene& scene, Cell cell) { return Place::at(cell, {ground_tenths(scene, cell) * tenth}); }

/// The place in the form, or one in front of what the commander could not know of. Refuses: E_OFF_MAP, E_RANGE, E_NO_LINE.
Place aim(Resolution& r) {
  const Creature& thrower = r.world().creature(r.actor());
  const View known = r.known();
  const Scene& scene = known.map(thrower.scene);
  const Cell cell = r.place("to"_k).cell;
  r.require(inside(scene, cell), {"E_OFF_MAP"_k, {{"cell"_k, Place::at(cell)}}, {}});
  const std::int64_t distance = metres_to(r, on_ground(scene, cell));
  r.require(distance <= farthest_m,
            {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, farthest_m}}, "GW-SPLASH-01"_k});
  r.require(has_known_line_of_sight(known, thrower.scene, thrower.place.cell, cell), {"E_NO_LINE"_k, {}, {}});
  return on_ground(r.world().scene(thrower.scene), end_of_line(known, thrower.scene, thrower.place.cell, cell));
}

/// So many metres off: 1 north, then clockwise; it stops where it cannot go on. Source: GW-SPLASH-01, GW-WIN-20.
/// Ruling 2026-11-22: on hexes a d6 of their directions.
Place scattered(Resolution& r, Place aimed) {
  const SceneId scene_id = r.world().creature(r.actor()).scene;
  const auto sides = static_cast<int>(directions(r.world().scene(scene_id)).size());
  const int direction = r.roll(sides, r.actor(), "scatter_direction"_k);
  const int metres = r.roll(4, r.actor(), "scatter_distance"_k);
  const Scene& scene = r.world().scene(scene_id);
  const Cell toward = clockwise_step(scene, static_cast<std::size_t>(direction - 1));
  Cell at = aimed.cell;
  for (std::int64_t gone = step_m(scene); gone <= metres; gone += step_m(scene)) {
    const Cell next{at.column + toward.column, at.row + toward.row};
    if (!inside(scene, next) || blocks_move(scene, next)) break;
    at = next;
  }
  const Place lands = on_ground(scene, at);
  log_line(r, "scatters"_k, {{"cell"_k, lands}}, "GW-SPLASH-01"_k);
  return lands;
}

}  // namespace

void throw_area(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const Consumable thrown = named_consumable(r);
  const Record* effect = area_of(*thrown.record);
  r.require(effect != nullptr, {"E_TARGET"_k, {{"target"_k, thrown.record->id}}, "GW-SPLASH-01"_k});
  const CreatureId who = r.actor();
  Blast blast{who, thrown.record->id, effect, aim(r), "GW-SPLASH-01"_k};
  const std::int64_t distance = metres_to(r, blast.center);
  spend_action(r, who);
  if (stopped_by_hold(r, who)) return;
  reveal_position(r, who);
  const auto guarded = declare_blast(r, blast);
  if (!guarded) return log_line(r, "attack_lost"_k, {{"who"_k, who}}, "GW-WIN-05"_k);
  const bool goes_off = works(r, who, thrown);
  use_up(r, who, thrown);
  if (!goes_off) return;
  if (blast.center.cell != r.place("to"_k).cell)
    log_line(r, "scatters"_k, {{"cell"_k, blast.center}}, "GW-SPLASH-01"_k);
  Sum number;
  number.keep("base_number"_k, 8 + (distance + 2) / 3, "GW-SPLASH-01"_k);
  const Roller side{who, COR, "throw_roll"_k, {}};
  const RollResult cast = roll_d20(r, side);
  const bool on_the_cell = cast.natural > 1 && cast.total.total() >= number.total();
  log_roll(r, side, cast, number, on_the_cell ? "passed"_k : "failed"_k, "GW-SPLASH-01"_k, {});
  if (!on_the_cell) blast.center = scattered(r, blast.center);
  burst(r, blast, *guarded, cast.total.total());
}

}  // namespace ft::rules::grimwire
