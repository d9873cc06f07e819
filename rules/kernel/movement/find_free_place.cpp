// The nearest free places, step by step outward.
#include "rules/kernel/movement/find_free_place.hpp"

#include <algorithm>
#include <functional>
#include <queue>
#include <set>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/movement/movement.hpp"

namespace ft::rules {

namespace {

constexpr std::size_t cells_looked_at = 10'000;

/// Step by step outward, through no wall; `from` where nothing near suits.
Cell nearest(const Scene& scene, Cell from, const std::function<bool(Cell)>& suits) {
  std::queue<Cell> next;
  next.push(from);
  std::set<Cell> seen{from};
  for (; !next.empty() && seen.size() < cells_looked_at; next.pop()) {
    if (suits(next.front())) return next.front();
    for (const Cell beside : neighbors(scene, next.front()))
      if (!walls_block_step(scene, 1, next.front(), beside) && seen.insert(beside).second) next.push(beside);
  }
  return from;
}

}  // namespace

Cell nearest_open_zone(const Scene& scene, Cell from) {
  return nearest(scene, from, [&](Cell zone) { return open_zone(scene, zone); });
}

Cell cell_on(const Scene& scene, const Place& place) {
  const Cell at = offset_of(scene, place.cell);
  return cell_at_offset(scene, {std::clamp(at.column, 0, scene.columns - 1), std::clamp(at.row, 0, scene.rows - 1)});
}

Place find_free_place(const View& view, const Scene& scene, const Place& beside, std::int32_t size) {
  const Cell from = cell_on(scene, beside);
  if (scene.grid == Scene::Grid::zones) return Place::in_zone(nearest_open_zone(scene, from));
  std::set<Cell> taken;
  for (const Creature* other : view.in_scene(scene.id))
    for (const Cell cell : footprint(scene, cell_on(scene, other->place), other->size)) taken.insert(cell);
  const auto all_free = [&](Cell corner, bool plain) {
    const std::vector<Cell> stands_on = footprint(scene, corner, size);
    const auto is_free = [&](Cell one) {
      const bool suits = plain ? !terrain_at(scene, one) : !blocks_move(scene, one);
      return suits && inside(scene, one) && !taken.contains(one);
    };
    return std::ranges::all_of(stands_on, is_free) && !is_cut_apart(scene, stands_on);
  };
  Cell cell = nearest(scene, from, [&](Cell corner) { return all_free(corner, true); });
  if (!all_free(cell, true)) cell = nearest(scene, from, [&](Cell corner) { return all_free(corner, false); });
  return Place::at(cell);
}

}  // namespace ft::rules
