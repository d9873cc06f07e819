// Playing commands out, and what a creature could do: resolutions and offers a second on one core.
#include <benchmark/benchmark.h>

#include "tests/bench/kernel/ambush.hpp"

namespace ft::bench {
namespace {

using namespace rules;
using namespace rules::literals;

void attack(benchmark::State& timed, Windows windows) {
  const auto system = make_grimwire();
  const Ambush ambush(*system, windows);
  const Command command = ambush.attack();
  UnluckyDice dice;
  int questions = 0;
  for (auto _ : timed) {
    const PlayedOut played = play_out(*system, ambush.state, command, dice);
    questions = played.questions;
    benchmark::DoNotOptimize(played.events.data());
  }
  timed.SetItemsProcessed(timed.iterations());
  timed.counters["questions"] = questions;
}

void attack_without_window(benchmark::State& timed) { attack(timed, Windows::none); }
void attack_with_one_shielding_window_declined(benchmark::State& timed) { attack(timed, Windows::one_shielding); }
void attack_with_three_windows(benchmark::State& timed) { attack(timed, Windows::three); }
BENCHMARK(attack_without_window);
BENCHMARK(attack_with_one_shielding_window_declined);
BENCHMARK(attack_with_three_windows);

void step_in_a_fight(benchmark::State& timed) {
  const auto system = make_grimwire();
  const Ambush ambush(*system, Windows::none);
  const Command command{"move"_k, ambush.raider, {{"path"_k, Path{{10, 8}}}}, {}, {}};
  SteadyDice dice;
  for (auto _ : timed) benchmark::DoNotOptimize(play_out(*system, ambush.state, command, dice).events.data());
  timed.SetItemsProcessed(timed.iterations());
}
BENCHMARK(step_in_a_fight);

void offers_of_a_creature(benchmark::State& timed) {
  const auto system = make_grimwire();
  const Ambush ambush(*system, Windows::three);
  std::size_t count = 0;
  for (auto _ : timed) {
    const auto all = offers(*system, ambush.state, Viewer::gm(), ambush.raider);
    count = all.size();
    benchmark::DoNotOptimize(all.data());
  }
  timed.SetItemsProcessed(timed.iterations());
  timed.counters["offers"] = static_cast<double>(count);
}
BENCHMARK(offers_of_a_creature);

}  // namespace
}  // namespace ft::bench
