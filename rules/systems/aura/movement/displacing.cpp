// Changing place: effects of every own metre, being pushed, taking held creatures along. Source: AU-MOVE-01,
// AU-DEFD-03, AU-MOVE-14, AU-CM-09, AU-CM-11.
#include "rules/systems/aura/movement/displacing.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/holds.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

namespace {

void put(Resolution& r, CreatureId who, Cell to, Key movement_type) {
  const Creature& creature = r.world().creature(who);
  const Place from = creature.place;
  r.emit(Moved{who, creature.scene, from, Place::at(to, {from.height}), movement_type});
  meet_terrain(r, who);
  end_hiding(r, who);
}

/// Source: AU-MOVE-01, AU-DEFD-03.
void count(Resolution& r, CreatureId who, std::int64_t metres) {
  const Actor actor(r, who);
  if (!actor.encounter()) return;
  const std::int64_t since_defend = actor.number(key::metresSinceDefend) + metres;
  r.set(who, key::metresMoved, actor.number(key::metresMoved) + metres);
  r.set(who, key::metresSinceDefend, since_defend);
  if (since_defend > Actor(r, who).effective_speed()) remove(r, who, key::defending);
}

bool has_room(const Resolution& r, CreatureId who, Cell cell) {
  const Creature& creature = r.world().creature(who);
  const Scene& scene = r.world().scene(creature.scene);
  const std::vector<Cell> cells = footprint(scene, cell, creature.size);
  return std::all_of(cells.begin(), cells.end(), [&](Cell part) {
    const auto stands = [&](const Creature* other) {
      return other->id != who && other->scene == scene.id && other->place.kind == Place::Kind::cell &&
             occupies(scene, *other, part);
    };
    const auto all = r.world().creatures();
    return inside(scene, part) && !blocks_move(scene, part) && std::none_of(all.begin(), all.end(), stands);
  });
}

/// Where the held one comes to stand, one step from where it stood and next to the holder: the cell just left, or else
/// the nearest to that which is free.
std::optional<Cell> place_behind(const Resolution& r, CreatureId holder, CreatureId held, Cell left) {
  const Creature &leader = r.world().creature(holder), &follower = r.world().creature(held);
  const Scene& scene = r.world().scene(leader.scene);
  std::optional<Cell> best;
  for (const Cell cell : neighbors(scene, follower.place.cell)) {
    const bool walled = walls_block_step(scene, follower.size, follower.place.cell, cell);
    if (walled || distance_from(scene, follower, cell, leader) > 1 || !has_room(r, held, cell)) continue;
    const auto way = [&](Cell to) {
      return std::pair(cell_distance(scene, to, left), euclidean_distance_squared(scene, to, follower.place.cell));
    };
    if (!best || way(cell) < way(*best)) best = cell;
  }
  return best;
}

/// Source: AU-MOVE-14.
void drag_along(Resolution& r, CreatureId holder, Cell left) {
  for (const CreatureId held : Actor(r, holder).held_ones()) {
    const Creature& follower = r.world().creature(held);
    const Creature& leader = r.world().creature(holder);
    const Scene& scene = r.world().scene(leader.scene);
    if (follower.scene != scene.id || cell_distance(scene, leader, follower) <= 1) continue;
    if (const auto behind = place_behind(r, holder, held, left)) put(r, held, *behind, "dragged"_k);
  }
  part_holds(r, holder);
}

}  // namespace

void move_own(Resolution& r, CreatureId who, Cell to, std::int64_t metres, Key movement_type) {
  const Cell left = r.world().creature(who).place.cell;
  put(r, who, to, movement_type);
  count(r, who, metres);
  drag_along(r, who, left);
}

void stop_short(Resolution& r, CreatureId who, Cell to) {
  log_line(r, "stopped_short"_k, {{"who"_k, who}, {"cell"_k, Place::at(to)}}, "AU-ARB-11"_k);
}

bool push_one(Resolution& r, CreatureId who, Cell to) {
  if (way_open(View::full(r.world()), Actor(r, who), {to}, {MovementType::pushed})) {
    stop_short(r, who, to);
    return false;
  }
  put(r, who, to, "pushed"_k);
  r.set(who, key::heading, 0);
  part_holds(r, who);
  return true;
}

}  // namespace ft::rules::aura
