// A step at a table of 20 players and a GM on a large map with vision: from the frame that wants it to the frames that tell of it.
#include <benchmark/benchmark.h>
#include <time.h>

#include <map>

#include "persistence/memory/memory_store.hpp"
#include "protocol/wire/v1/envelope.pb.h"
#include "server/table/history/new_campaign.hpp"
#include "server/table/table.hpp"
#include "tests/bench/kernel/ambush.hpp"
#include "tests/bench/kernel/large_map.hpp"
#include "tests/server/table/fake_loop.hpp"

namespace ft::bench {
namespace {

using namespace rules;
using namespace rules::literals;
namespace wire = ::ft::wire::v1;

class OneRulebook final : public table::Rulebooks {
 public:
  [[nodiscard]] const table::Rulebook* find(std::string_view) const override { return &rulebook; }
  const table::Rulebook rulebook{make_grimwire(), {"bench", 1}, {}};
};

class DrawnIds final : public table::RandomSource {
 public:
  std::uint64_t below(std::uint64_t bound) override { return random_() % bound; }

 private:
  std::mt19937_64 random_{7};
};

/// Reads what it needs to know to send commands, then only counts.
class Person final : public table::Outbox {
 public:
  bool push(std::string_view frame) override {
    bytes += frame.size();
    wire::ServerFrame read;
    if (!names.empty() || !read.ParseFromArray(frame.data(), static_cast<int>(frame.size()))) return true;
    for (const wire::Delta& delta : read.deltas())
      for (int i = 0; i < delta.welcome().names_size(); ++i) names[delta.welcome().names(i)] = static_cast<unsigned>(i);
    return true;
  }
  void read_pending() override {}
  void close(codec::Closing::Code) override {}

  table::ConnectionId connection = 0;
  std::uint32_t last_id = 0;
  std::map<std::string, std::uint32_t> names;
  std::size_t bytes = 0;
};

/// The creatures of `crowd` as those of the content, all of one side.
State crowd_of_content(const System& system, State state) {
  const auto records = system.content().all("creature"_k);
  for (Creature& creature : state.creatures) {
    Creature made = system.make_creature(*records[creature.id.value % records.size()], state.campaign, creature.id,
                                         table::first_item_of(creature.id));
    made.side = table::heroes;
    made.scene = creature.scene;
    made.place = creature.place;
    made.seats = creature.seats;
    for (const auto& [key, value] : creature.numbers.all()) made.numbers.set(key, value);
    creature = std::move(made);
  }
  return state;
}

class FullTable {
 public:
  explicit FullTable(const State& crowd) {
    campaign_ =
        store_->campaigns().create({.name = "Crowd", .system = "grimwire", .owner = owner(), .created_at_s = 0})->id;
    State state = crowd_of_content(*books_.rulebook.system, crowd);
    std::vector<SeatId> seats;
    for (std::size_t i = 0; i <= 20; ++i) {
      const auto role = i == 0 ? persistence::Role::gm : persistence::Role::player;
      const auto seat = store_->seats().create({.campaign = campaign_, .display_name = "Someone", .role = role})->id;
      seats.push_back({static_cast<std::uint64_t>(seat)});
      if (i > 0) state.creatures[i - 1].seats = {seats.back()};
    }
    codec::Batch batch{.at_ms = 1, .records = {}};
    batch.records.emplace_back(codec::EventsRecorded{{}, table::founding_events(state)});
    const std::string bytes = codec::encode(batch, codec::StoredNames(*books_.rulebook.system));
    const persistence::Append append{campaign_, store_->journal().open(campaign_)->epoch, 0, bytes};
    (void)store_->journal().append({&append, 1});
    table_ = std::make_unique<table::Table>(around_, table::Settings{}, ids_, campaign_);
    for (std::size_t i = 0; i <= 20; ++i) {
      people_[i].connection = i + 1;
      table_->connect(i + 1, {seats[i], "Someone", i == 0}, people_[i]);
      wire::ClientFrame hello;
      hello.mutable_hello()->set_protocol(codec::protocol_version);
      (void)table_->receive(i + 1, hello.SerializeAsString());
      (void)settle();
    }
  }
  ~FullTable() { table_.reset(); }
  FullTable(const FullTable&) = delete;

  [[nodiscard]] const State& state() const { return table_->state().state; }
  [[nodiscard]] std::size_t bytes() const {
    std::size_t all = 0;
    for (const Person& one : people_) all += one.bytes;
    return all;
  }

  /// The first creatures are the players', as their seats. Returns the core's CPU in microseconds; the journal's is not in it.
  double step(std::size_t creature, Cell to) {
    Person& player = people_[creature + 1];
    wire::ClientFrame frame;
    wire::Command& command = *frame.mutable_command();
    command.set_client_id(++player.last_id);
    command.set_action(player.names.at("move"));
    command.set_actor(static_cast<std::uint32_t>(state().creatures[creature].id.value));
    wire::Param& path = *command.add_form();
    path.set_name(player.names.at("path"));
    path.mutable_value()->mutable_path()->add_steps(to.column);
    path.mutable_value()->mutable_path()->add_steps(to.row);
    const std::string bytes = frame.SerializeAsString();
    const double began = cpu_us();
    (void)table_->receive(player.connection, bytes);
    const double received = cpu_us() - began;
    return received + settle();
  }

 private:
  persistence::AccountId owner() {
    return store_->accounts().create({.name = "gm", .password_hash = "none", .created_at_s = 0})->id;
  }
  static double cpu_us() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
  }
  /// Until nothing is left to do. Returns the core's CPU.
  double settle() {
    double core = 0;
    do {
      const double began = cpu_us();
      while (loop_.step()) continue;
      core += cpu_us() - began;
      while (worker_.step()) continue;
      while (!journal_.idle()) (void)journal_.step();
    } while (loop_.step());
    return core;
  }

  const OneRulebook books_;
  test::FakeClock clock_;
  test::FakeLoop loop_{clock_}, worker_{clock_};
  std::unique_ptr<persistence::Store> store_ = persistence::open_memory(persistence::make_memory_disk());
  table::JournalWriter journal_{store_->journal(), {}};
  DrawnIds ids_;
  table::TableDependencies around_{loop_, worker_, clock_, *store_, journal_, books_, [](std::string_view) {}};
  persistence::CampaignId campaign_ = 0;
  std::array<Person, 21> people_;
  std::unique_ptr<table::Table> table_;
};

/// The median and the 99th percentile of single steps that were walked, of one run.
void table_step(benchmark::State& timed, Lines lines, std::int32_t darkness) {
  FullTable at(crowd(lines(timed.range(0)), darkness));
  Chance chance;
  std::vector<double> walked;
  const std::size_t before = at.bytes();
  for (auto _ : timed) {
    const auto mover = static_cast<std::size_t>(chance.below(20));
    const Place from = at.state().creatures[mover].place;
    const double us = at.step(mover, next_cell(at.state().scenes.front(), at.state().creatures[mover], chance));
    if (at.state().creatures[mover].place.cell != from.cell) walked.push_back(us);
  }
  if (walked.empty()) return timed.SkipWithError("nobody walked");
  std::ranges::sort(walked);
  timed.counters["walked"] = static_cast<double>(walked.size());
  timed.counters["median_us"] = walked[walked.size() / 2];
  timed.counters["p99_us"] = walked[walked.size() * 99 / 100];
  timed.counters["bytes"] = static_cast<double>(at.bytes() - before) / static_cast<double>(walked.size());
}
// The dungeon of 10,000 walls is larger than a map may be.
constexpr int steps = 500;
BENCHMARK_CAPTURE(table_step, dungeon, dungeon, 0)->Arg(1'000)->Iterations(steps);
BENCHMARK_CAPTURE(table_step, dungeon_in_the_dark, dungeon, 10)->Arg(1'000)->Iterations(steps);
BENCHMARK_CAPTURE(table_step, field, field, 0)->Arg(1'000)->Arg(10'000)->Iterations(steps);
BENCHMARK_CAPTURE(table_step, field_in_the_dark, field, 10)->Arg(1'000)->Arg(10'000)->Iterations(steps);

}  // namespace
}  // namespace ft::bench
