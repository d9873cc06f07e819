#include "tests/bench/kernel/large_map.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::bench {

using namespace rules;

std::vector<Line> dungeon(std::int64_t walls) {
  Chance chance;
  std::vector<Line> lines;
  for (std::int32_t room = 0; std::ssize(lines) < walls; ++room) {
    const std::int32_t x = room % 16 * 6, y = room / 16 * 6, gap = 1 + chance.below(4);
    const auto add = [&](std::int32_t from_x, std::int32_t from_y, std::int32_t to_x, std::int32_t to_y) {
      lines.push_back({{720 * (x + from_x), 720 * (y + from_y)}, {720 * (x + to_x), 720 * (y + to_y)}});
    };
    add(0, 0, gap, 0), add(gap + 1, 0, 6, 0), add(0, 0, 0, gap), add(0, gap + 1, 0, 6);
  }
  return lines;
}

std::vector<Line> field(std::int64_t walls) {
  Chance chance;
  std::vector<Line> lines;
  for (std::int64_t wall = 0; wall < walls; ++wall) {
    const MapPoint from{chance.below(72'000), chance.below(72'000)};
    lines.push_back({from, {from.x + chance.below(2'880) - 1'440, from.y + chance.below(2'880) - 1'440}});
  }
  return lines;
}

State crowd(const std::vector<Line>& lines, std::int32_t darkness) {
  State state;
  Scene scene;
  scene.id = {1};
  scene.columns = scene.rows = 100;
  scene.vision_mode = VisionMode::vision;
  scene.darkness = darkness;
  std::vector<Wall> walls;
  for (const Line& line : lines)
    if (line.from != line.to) walls.push_back({.id = {walls.size() + 1}, .line = line});
  scene.walls.set(walls);
  std::vector<Light> lamps;
  Chance chance;
  for (std::uint64_t id = 1; id <= 30; ++id)
    lamps.push_back(
        {.id = {id}, .at = {chance.below(72'000), chance.below(72'000)}, .bright = metres(3), .dim = metres(6)});
  scene.lights.set(lamps);
  state.campaign.shown = scene.id;
  state.scenes.push_back(std::move(scene));
  for (std::uint64_t id = 1; id <= 100; ++id) {
    Creature creature;
    creature.id = {id};
    creature.scene = {1};
    creature.place = Place::at({10 + chance.below(80), chance.below(60)});
    if (id <= 20) creature.seats = {{id}}, creature.numbers.set(Key("light_dim"), 6);
    state.creatures.push_back(std::move(creature));
  }
  return state;
}

Cell next_cell(const Scene& scene, const Creature& mover, Chance& chance) {
  const std::span<const Cell> steps = directions(scene);
  const Cell by = steps[static_cast<std::size_t>(chance.below(static_cast<std::int32_t>(steps.size())))];
  return {std::clamp(mover.place.cell.column + by.column, 0, 99), std::clamp(mover.place.cell.row + by.row, 0, 99)};
}

}  // namespace ft::bench
