// Sight: a full circle around a point, its samples, walls made into segments, and steps at a table (sight S26).
#include <benchmark/benchmark.h>

#include <random>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "rules/kernel/vision/snap_rounding.hpp"
#include "tests/rules/kernel/bare_system.hpp"

namespace ft::rules {
namespace {

/// Random numbers that are the same in each run.
class Chance {
 public:
  std::int32_t below(std::int32_t end) {
    return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(end));
  }

 private:
  std::mt19937 random_{1};
};

/// Walls of a dungeon of rooms of 6 x 6 squares, each wall in two parts with a gap of a square between for an open door.
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

/// Lone walls up to two squares long on an open field of 100 x 100 squares.
std::vector<Line> field(std::int64_t walls) {
  Chance chance;
  std::vector<Line> lines;
  for (std::int64_t wall = 0; wall < walls; ++wall) {
    const MapPoint from{chance.below(72'000), chance.below(72'000)};
    lines.push_back({from, {from.x + chance.below(2'880) - 1'440, from.y + chance.below(2'880) - 1'440}});
  }
  return lines;
}

/// A map and the points from which it is looked at, none of them on a wall.
struct Map {
  explicit Map(const std::vector<Line>& lines) : index(snap_rounded(lines)), of_walls(lines.size()) {
    Chance chance;
    while (eyes.size() < 64) eyes.push_back(center_of(Scene::Grid::square, {10 + chance.below(80), chance.below(60)}));
  }
  [[nodiscard]] Barriers barriers() const { return {index, of_walls, {}}; }
  [[nodiscard]] MapPoint next() { return eyes[++at % eyes.size()]; }

  WallIndex index;
  std::vector<Barrier> of_walls;
  std::vector<MapPoint> eyes;
  std::size_t at = 0;
};

using Lines = std::vector<Line> (*)(std::int64_t);

void full_circle(benchmark::State& state, Lines lines) {
  Map map(lines(state.range(0)));
  std::size_t spans = 0;
  for (auto _ : state) spans += sweep(map.barriers(), Origin::creature, map.next()).spans.size();
  state.counters["segments"] = static_cast<double>(map.index.segments().size());
  state.counters["spans"] = benchmark::Counter(static_cast<double>(spans), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(full_circle, dungeon, dungeon)->Arg(1'000)->Arg(5'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(full_circle, field, field)
    ->Arg(300)
    ->Arg(1'000)
    ->Arg(5'000)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);

void fill(benchmark::State& state, Lines lines) {
  Map map(lines(state.range(0)));
  std::vector<Sweep> sweeps;
  for (const MapPoint eye : map.eyes) sweeps.push_back(sweep(map.barriers(), Origin::creature, eye));
  for (auto _ : state)
    benchmark::DoNotOptimize(samples_in_line(sweeps[++map.at % sweeps.size()], {{0, 0}, {399, 399}}));
}
BENCHMARK_CAPTURE(fill, dungeon, dungeon)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fill, field, field)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void one_line(benchmark::State& state, Lines lines) {
  Map map(lines(state.range(0)));
  for (auto _ : state)
    benchmark::DoNotOptimize(in_line(map.barriers(), Origin::creature, map.next(), map.eyes.front()));
}
BENCHMARK_CAPTURE(one_line, dungeon, dungeon)->Arg(5'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(one_line, field, field)->Arg(5'000)->Unit(benchmark::kMicrosecond);

void snap_rounding(benchmark::State& state, Lines lines) {
  const std::vector<Line> walls = lines(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(snap_rounded(walls));
}
BENCHMARK_CAPTURE(snap_rounding, dungeon, dungeon)->Arg(1'000)->Arg(5'000)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(snap_rounding, field, field)->Arg(1'000)->Arg(5'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// A map of 100 x 100 squares with vision and 100 creatures, the first 20 of them with a player each.
State table(const std::vector<Line>& lines, std::int32_t darkness) {
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

/// A step of a player's creature: what is seen before it, what is learned by it, and what each of 20 players knows then.
void step(benchmark::State& state, Lines lines, std::int32_t darkness) {
  const BareSystem system({});
  State at = table(lines(state.range(0)), darkness);
  Chance chance;
  fold(at, Exploration(system, at).learned(system, {}, at));
  for (auto _ : state) {
    const Creature& mover = at.creatures[static_cast<std::size_t>(chance.below(20))];
    const std::span<const Cell> steps = directions(at.scenes.front());
    const Cell by = steps[static_cast<std::size_t>(chance.below(static_cast<std::int32_t>(steps.size())))];
    const Cell to{std::clamp(mover.place.cell.column + by.column, 0, 99),
                  std::clamp(mover.place.cell.row + by.row, 0, 99)};
    const Events walk{Moved{mover.id, {1}, mover.place, Place::at(to), {}}};
    Exploration exploration(system, at);
    fold(at, walk);
    fold(at, exploration.learned(system, walk, at));
    for (std::uint64_t seat = 1; seat <= 20; ++seat)
      benchmark::DoNotOptimize(project(system, at, {Viewer::Role::player, {seat}, {{seat}}}));
  }
}
BENCHMARK_CAPTURE(step, dungeon, dungeon, 0)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, dungeon_in_the_dark, dungeon, 10)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, field, field, 0)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, field_in_the_dark, field, 10)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace ft::rules
