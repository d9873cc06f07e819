// The fold, snapshots, and opening campaigns of 100,000 and of 1,000,000 events.
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>

#include "persistence/store.hpp"
#include "rules/kernel/state/world.hpp"
#include "server/codec/values/snapshot.hpp"
#include "server/table/history/load.hpp"
#include "server/table/history/new_campaign.hpp"
#include "tests/bench/kernel/ambush.hpp"

namespace ft::bench {
namespace {

using namespace rules;
namespace fs = std::filesystem;

constexpr std::size_t many_events = 100'000;
constexpr std::int64_t batches_between_snapshots = 400;  // as a table keeps them

class OneRulebook final : public table::Rulebooks {
 public:
  [[nodiscard]] const table::Rulebook* find(std::string_view) const override { return &rulebook; }
  const table::Rulebook rulebook{make_grimwire(), {"bench", 1}, {}};
};

/// What heals `hurt` back to what it was: a GM's edits.
Events mending(const Creature& hurt, const Creature& whole) {
  Events events;
  for (const auto& [key, value] : hurt.numbers.all())
    if (value != whole.numbers.get(key)) events.emplace_back(NumberSet{hurt.id, key, whole.numbers.get(key), value});
  for (const Condition& condition : hurt.conditions)
    events.emplace_back(ConditionEnded{hurt.id, condition.id, condition.key});
  return events;
}

/// An endless fight: attacks on Cyrus, who is healed after each. One attack a batch, as a table writes them.
struct LongCampaign {
  explicit LongCampaign(const System& system, std::size_t events_in_all = many_events) {
    const Ambush ambush(system, Windows::one_shielding);
    batches.push_back(table::founding_events(ambush.state));
    now = ambush.state;
    SteadyDice dice;
    for (std::size_t count = batches.front().size(); count < events_in_all; count += batches.back().size()) {
      Events events = play_out(system, now, ambush.attack(), dice).events;
      fold(now, events);
      for (std::size_t i = 0; i < now.creatures.size(); ++i)
        for (Event& event : mending(now.creatures[i], ambush.state.creatures[i])) {
          fold(now, event);
          events.push_back(std::move(event));
        }
      batches.push_back(std::move(events));
    }
  }
  std::vector<Events> batches;
  State now;
};

codec::Batch batch_of(const Events& events, std::uint32_t number) {
  const ResolutionId id{number + 1};
  codec::Batch batch{.at_ms = 1'800'000'000'000 + number, .records = {}};
  batch.records.emplace_back(codec::GmEdit{id, {1}, "set_number", {}, {}, {}});
  batch.records.emplace_back(codec::EventsRecorded{id, events});
  batch.records.emplace_back(codec::RequestCompleted{{1}, number + 1});
  return batch;
}

void fold_of_100000_events(benchmark::State& timed) {
  const auto system = make_grimwire();
  const LongCampaign campaign(*system);
  for (auto _ : timed) {
    State state;
    for (const Events& events : campaign.batches) fold(state, events);
    benchmark::DoNotOptimize(state.creatures.data());
  }
  timed.SetItemsProcessed(timed.iterations() * static_cast<std::int64_t>(many_events));
}
BENCHMARK(fold_of_100000_events)->Unit(benchmark::kMillisecond);

void snapshot_written_and_read(benchmark::State& timed) {
  const OneRulebook books;
  const LongCampaign campaign(*books.rulebook.system);
  codec::StoredNames stored_names(*books.rulebook.system);
  std::size_t bytes = 0;
  for (auto _ : timed) {
    const std::string written = codec::encode(
        codec::Snapshot{.state = campaign.now, .revision = {}, .clients = {}, .log = {}, .auto_answers = {}},
        stored_names);
    bytes = written.size();
    benchmark::DoNotOptimize(codec::decode_snapshot(written, stored_names));
  }
  timed.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(snapshot_written_and_read)->Unit(benchmark::kMicrosecond);

/// A store in a folder of its own, with the whole campaign in it.
class Archive {
 public:
  enum class Snapshots { none, as_kept };

  Archive(const OneRulebook& books, const LongCampaign& campaign, Snapshots snapshots) {
    std::string name = fs::temp_directory_path() / "fairtable-bench-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    store = std::move(*persistence::open_sqlite(folder_));
    id = store->campaigns().create({.name = "long", .system = "grimwire", .owner = owner(), .created_at_s = 0})->id;
    const auto opened = store->journal().open(id);
    codec::StoredNames stored_names(*books.rulebook.system);
    std::vector<std::string> bytes;
    for (const Events& events : campaign.batches)
      bytes.push_back(codec::encode(batch_of(events, static_cast<std::uint32_t>(bytes.size())), stored_names));
    std::vector<persistence::Append> appends;
    for (const std::string& one : bytes) appends.push_back({id, opened->epoch, last++, one});
    (void)store->journal().append(appends);
    if (snapshots == Snapshots::as_kept) keep_snapshots(campaign, stored_names);
  }
  ~Archive() {
    store.reset();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  Archive(const Archive&) = delete;

  std::unique_ptr<persistence::Store> store;
  persistence::CampaignId id = 0;
  std::int64_t last = 0;

 private:
  persistence::AccountId owner() {
    return store->accounts().create({.name = "gm", .password_hash = "none", .created_at_s = 0})->id;
  }

  void keep_snapshots(const LongCampaign& campaign, const codec::StoredNames& stored_names) {
    State state;
    for (std::int64_t number = 1; number <= last; ++number) {
      fold(state, campaign.batches[static_cast<std::size_t>(number - 1)]);
      if (number % batches_between_snapshots != 0) continue;
      const auto kept = codec::encode(
          codec::Snapshot{
              .number = number, .state = state, .revision = {}, .clients = {}, .log = {}, .auto_answers = {}},
          stored_names);
      (void)store->snapshots().put(id, number, kept);
      (void)store->snapshots().keep_newest(id, 8);
    }
  }

  fs::path folder_;
};

/// timed.range(0): how many events the campaign has.
void open_campaign(benchmark::State& timed, Archive::Snapshots snapshots) {
  const OneRulebook books;
  const LongCampaign campaign(*books.rulebook.system, static_cast<std::size_t>(timed.range(0)));
  const Archive archive(books, campaign, snapshots);
  for (auto _ : timed) {
    auto loaded = table::load(*archive.store, books, archive.id, archive.last);
    if (!loaded || loaded->state.state != campaign.now)
      timed.SkipWithError("the campaign was not read as it was written");
  }
  timed.counters["batches"] = static_cast<double>(archive.last);
}

void open_campaign_from_its_snapshot(benchmark::State& timed) { open_campaign(timed, Archive::Snapshots::as_kept); }
void open_campaign_without_a_snapshot(benchmark::State& timed) { open_campaign(timed, Archive::Snapshots::none); }
BENCHMARK(open_campaign_from_its_snapshot)->Unit(benchmark::kMillisecond)->Arg(many_events)->Arg(10 * many_events);
BENCHMARK(open_campaign_without_a_snapshot)
    ->Unit(benchmark::kMillisecond)
    ->Arg(many_events)
    ->Arg(10 * many_events)
    ->Iterations(1);

}  // namespace
}  // namespace ft::bench

BENCHMARK_MAIN();
