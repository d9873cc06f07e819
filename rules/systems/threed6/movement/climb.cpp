// Climbing: beginning, going on for a second or to the end, letting go. Source: TD-CLIMB-01 to 06.
#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/movement/climbing.hpp"
#include "rules/systems/threed6/movement/feats.hpp"
#include "rules/systems/threed6/movement/sprint.hpp"
#include "rules/systems/threed6/movement/walking.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/rests.hpp"

namespace ft::rules::threed6 {

namespace {

/// The climb to a cell beside as the viewer knows the map: the higher of the two says how. Without a kind where there is none.
Climb climb_to(Resolution& r, const View& view, Cell there) {
  const Creature& climber = r.world().creature(r.actor());
  const Cell here = climber.place.cell;
  const Scene& scene = view.map(climber.scene);
  const std::int64_t rise = rise_between(scene, here, there);
  Climb climb;
  climb.kind = climb_kind_between(scene, here, there);
  if (!climb.kind && r.has("climb_kind"_k)) climb.kind = r.choice("climb_kind"_k);
  if (!adjacent(scene, here, there) || rise == 0) climb.kind = {};
  climb.down = rise < 0;
  climb.goal = std::abs(rise) * parts_of_foot;
  climb.ends_in_cell = true;
  climb.end = there;
  return climb;
}

/// To the cell of the form, as it is. Refuses as far as the commander knows: E_NO_CLIMB, E_PATH_BLOCKED.
Climb read_ground(Resolution& r) {
  const Creature& climber = r.world().creature(r.actor());
  const Cell there = r.place("to"_k).cell;
  const Scene* map = r.world().find(climber.scene);
  r.require(map && inside(*map, there), {"E_NO_CLIMB"_k, {}, {}});
  const View known = r.known();
  const Climb foreseen = climb_to(r, known, there);
  const bool free = !blocks_move(known.map(climber.scene), there);
  r.require(static_cast<bool>(foreseen.kind), {"E_NO_CLIMB"_k, {}, {}});
  r.require(free && !occupant(known, climber.scene, there, climber.id),
            {"E_PATH_BLOCKED"_k, {{"cell"_k, Place::at(there)}}, "TD-CLIMB-04"_k});
  Climb climb = climb_to(r, View::full(r.world()), there);
  const bool barred = !climb.kind || blocks_move(*map, there);
  if (!climb.kind) climb = foreseen;
  climb.barred = barred && foreseen.kind && free;  // else it is by the GM's leave
  return climb;
}

Climb read_climb(Resolution& r) {
  Climb climb;
  if (r.has("to"_k)) {
    climb = read_ground(r);
  } else {
    climb.kind = r.choice("climb_kind"_k);
    climb.goal = r.number("feet"_k) * parts_of_foot;
    climb.down = says_yes(r, "downward"_k);
  }
  climb.equipment = says_yes(r, "equipment"_k);
  climb.roped = r.has("slack"_k);
  climb.slack_ft = climb.roped ? r.number("slack"_k) : 0;
  climb.height = climb.down ? climb.goal : 0;
  return climb;
}

void arrive(Resolution& r, CreatureId who, const Climb& climb) {
  lose(r, who, key::on_a_climb);
  log_line(r, "climb_over"_k, {{"who"_k, who}, {"n"_k, climb.goal / parts_of_foot}}, "TD-CLIMB-04"_k);
  const Creature& climber = r.world().creature(who);
  if (!climb.ends_in_cell || occupant(View::full(r.world()), climber.scene, climb.end, who)) return;
  const Cell from = climber.place.cell;
  const bool deep = is_deep(r.world().scene(climber.scene), climb.end);
  move_with_burdens(r, who, Place::at(climb.end));
  if (r.world().encounter_of(who)) hooks(r).entered(r, who, from);
  if (deep) enter_water(r, who, Immersion::on_purpose);
}

/// Until the end, a fall, or the seconds are over; returns those that passed. Source: TD-CLIMB-04.
std::int64_t climb_on(Resolution& r, CreatureId who, Climb climb, bool in_haste, std::int64_t seconds) {
  const std::int64_t speed = climbing_speed(climb, in_haste);
  std::int64_t passed = 0;
  while (passed < seconds) {
    const std::int64_t needed = (climb.left() + speed - 1) / speed;
    const std::int64_t now = std::min({needed, seconds - passed, between_climbing_rolls_s - climb.since_roll});
    const std::int64_t gained = std::min(climb.left(), speed * now);
    climb.height += climb.down ? -gained : gained;
    climb.since_roll = climb.kind == "ladder"_k ? 0 : climb.since_roll + now;
    passed += now;
    keep_climb(r, who, climb);
    if (climb.left() == 0) {
      arrive(r, who, climb);
      return passed;
    }
    if (passed < seconds && !holds_on(r, who, climb, in_haste)) return passed;
  }
  const std::int64_t left_ft = (climb.left() + parts_of_foot - 1) / parts_of_foot;
  log_line(r, "climbs"_k, {{"who"_k, who}, {"n"_k, climb.goal / parts_of_foot - left_ft}, {"left"_k, left_ft}},
           "TD-CLIMB-04"_k);
  return passed;
}

}  // namespace

void climb(Resolution& r) {
  const CreatureId who = r.actor();
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  in_combat ? require_maneuver(r) : require_free_time(r);
  const Actor actor(r.world(), who);
  const bool stands = actor.posture() == key::standing && !actor.has(key::in_deep_water);
  r.require(stands, {"E_BAD_POSTURE"_k, {}, "TD-CLIMB-04"_k});
  r.require(!actor.has(key::restrained), {"E_RESTRAINED"_k, {{"who"_k, who}}, "TD-CLIMB-04"_k});
  Climb climb = actor.has(key::on_a_climb) ? climb_of(actor) : read_climb(r);
  const bool in_haste = r.has("pace"_k) ? r.choice("pace"_k) == "combat_pace"_k : in_combat;
  const std::int64_t most = in_combat ? 1 : r.has("seconds"_k) ? r.number("seconds"_k) : 1000000;
  if (!choose(r, key::move)) return conclude(r);
  if (climb.barred) {
    log_line(r, "bumped"_k, {{"who"_k, who}, {"cell"_k, Place::at(climb.end)}}, "TD-CLIMB-04"_k);
    return conclude(r);
  }
  if (!holds_on(r, who, climb, in_haste)) return conclude(r);
  const Cell before = r.world().creature(who).place.cell;
  const std::int64_t passed = climb_on(r, who, climb, in_haste, most);
  if (in_combat && r.world().creature(who).place.cell == before) hooks(r).acts(r, who, {});  // TD-WAIT-05
  if (!in_combat && passed > 0) pass_time(r, passed);
  conclude(r);
}

void climb_stop(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  require_able(r, who);
  r.require(actor.has(key::on_a_climb), {"E_NO_CLIMB"_k, {}, {}});
  fall_off(r, who, climb_of(actor), false);
}

}  // namespace ft::rules::threed6
