// Where a leap ends. Source: GW-DATA-07 (guardian_leap).
#include "rules/systems/grimwire/movement/leap.hpp"

#include <algorithm>
#include <utility>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

namespace {

bool way_is_free(const View& view, const Scene& scene, Cell from, Cell to) {
  return std::ranges::none_of(straight_path(scene, from, to), [&](Cell cell) {
    const Cell before = std::exchange(from, cell);
    return blocks_move(scene, cell) ||
           (walls_block_step(scene, 1, before, cell) && sees_step(view, scene, 1, before, cell));
  });
}

/// Metres, then how crooked the way is: the nearer the better.
std::pair<std::int64_t, std::int64_t> effort(const World& world, const Scene& scene, Place from, Cell to) {
  return {metres_between(world, scene, from, Place::at(to, {from.height})),
          euclidean_distance_squared(scene, from.cell, to)};
}

}  // namespace

std::optional<Cell> leap_goal(const View& view, const Leap& leap) {
  const World& world = view.world();
  const Creature& leaper = world.creature(leap.who);
  const Scene& scene = view.map(leaper.scene);
  const Place from = leaper.place, goal = world.creature(leap.toward).place;
  if (metres_between(world, scene, from, goal) <= leap.within_m) return from.cell;
  std::optional<Cell> best;
  for (const Cell cell : cells_within(scene, goal.cell, rules::metres(leap.within_m).tenth_mm / scene.cell.tenth_mm)) {
    const bool free = !blocks_move(scene, cell) && !occupant(view, scene.id, cell, leap.who);
    if (!free || metres_between(world, scene, Place::at(cell, {from.height}), goal) > leap.within_m) continue;
    const bool in_reach = effort(world, scene, from, cell).first <= leap.most_m;
    const bool better = !best || effort(world, scene, from, cell) < effort(world, scene, from, *best);
    if (in_reach && better && way_is_free(view, scene, from.cell, cell)) best = cell;
  }
  return best;
}

}  // namespace ft::rules::grimwire
