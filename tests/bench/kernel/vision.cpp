// Sight: a full circle around a point, its samples, walls made into segments, and steps at a table (sight S26).
#include <benchmark/benchmark.h>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "rules/kernel/vision/snap_rounding.hpp"
#include "tests/bench/kernel/large_map.hpp"
#include "tests/rules/kernel/bare_system.hpp"

namespace ft::bench {
namespace {

using namespace rules;

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

/// A step of a player's creature, as a table tells of it: what is learned by it, and what each of 20 players knows then. What was
/// known before it is what was known after the last one.
void step(benchmark::State& state, Lines lines, std::int32_t darkness) {
  const BareSystem system({});
  State at = crowd(lines(state.range(0)), darkness);
  Chance chance;
  Sights sights(system, at);
  Exploration exploration(sights);
  const auto learn = [&] {
    fold(at, exploration.learned(sights));
    exploration.settle(at);
  };
  learn();
  for (auto _ : state) {
    const Creature& mover = at.creatures[static_cast<std::size_t>(chance.below(20))];
    const Cell to = next_cell(at.scenes.front(), mover, chance);
    const Event walk = Moved{mover.id, {1}, mover.place, Place::at(to), {}};
    fold(at, walk);
    sights.forget();
    exploration.follow(sights, walk);
    learn();
    for (std::uint64_t seat = 1; seat <= 20; ++seat)
      benchmark::DoNotOptimize(project(sights, {Viewer::Role::player, {seat}, {{seat}}}));
  }
}
BENCHMARK_CAPTURE(step, dungeon, dungeon, 0)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, dungeon_in_the_dark, dungeon, 10)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, field, field, 0)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(step, field_in_the_dark, field, 10)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace ft::bench
