// Content: reading every rulebook's packs as the server does at its start, and a campaign's own records as a table does.
#include <benchmark/benchmark.h>

#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::rules {
namespace {

std::vector<Draft> read_pack(std::string_view system) {
  return *codec::read_content_folder(std::string(FT_RULEBOOKS) + "/" + std::string(system) + "/content");
}

void load_all_content(benchmark::State& state) {
  for (auto _ : state)
    for (const std::string_view system : system_ids()) benchmark::DoNotOptimize(make_system(system, read_pack(system)));
}
BENCHMARK(load_all_content)->Unit(benchmark::kMillisecond);

/// What one edit of a GM costs: the book with one record more.
void add_own_record(benchmark::State& state) {
  const std::string_view system = system_ids().front();
  const auto book = make_system(system, read_pack(system));
  CustomContent own{{read_pack(system).front()}, {}};
  for (auto _ : state) benchmark::DoNotOptimize(make_system(**book, own));
}
BENCHMARK(add_own_record)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ft::rules
