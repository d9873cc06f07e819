#include "server/table/check_opening.hpp"

#include <algorithm>
#include <deque>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

namespace {

/// Runs what is posted one task after the other. Turns and timers never come: all that is looked at has happened by then.
class OpeningLoop final : public EventLoop {
 public:
  void post(Task task) override { tasks_.push_back(std::move(task)); }
  std::unique_ptr<Timer> post_after(std::chrono::milliseconds, Task) override { return std::make_unique<Timer>(); }
  void post_at_turn_end(Task) override {}

  void run() {
    for (; !tasks_.empty(); tasks_.pop_front()) tasks_.front()();
  }

 private:
  std::deque<Task> tasks_;
};

class StoppedClock final : public Clock {
 public:
  [[nodiscard]] std::int64_t unix_ms() const override { return 0; }
  [[nodiscard]] std::int64_t steady_ms() const override { return 0; }
};

/// Opens tables up to one batch, without raising their epoch.
class ReadOnlyJournal final : public persistence::Journal {
 public:
  ReadOnlyJournal(persistence::Journal& stored, std::int64_t last) : stored_(stored), last_(last) {}
  persistence::Result<persistence::OpenedTable> open(persistence::CampaignId) override {
    return persistence::OpenedTable{0, last_};
  }
  persistence::Result<std::vector<persistence::Batch>> read(persistence::CampaignId table, std::int64_t from,
                                                            std::size_t limit) override {
    return stored_.read(table, from, limit);
  }
  persistence::Result<std::vector<persistence::AppendOutcome>> append(std::span<const persistence::Append>) override {
    return persistence::fail(persistence::StoreError::invalid, "this journal is only read");
  }
  persistence::Result<std::vector<persistence::AppendOutcome>> retry(
      std::span<const persistence::Append> group) override {
    return append(group);
  }
  persistence::Result<std::int64_t> last_number(persistence::CampaignId) override { return last_; }

 private:
  persistence::Journal& stored_;  // outlives the check
  std::int64_t last_;             // a server may go on writing
};

std::string name_of(const Command& command, const Loaded& loaded) {
  const auto& actions = loaded.rulebook->system->schema().actions;
  const auto action =
      std::ranges::find_if(actions, [&](const ActionSchema& one) { return Key(one.key) == command.action; });
  const std::string name = action == actions.end() ? loaded.stored_names->name(command.action) : action->name;
  const Creature* actor = find_creature(loaded.state.state, command.actor);
  return actor ? name + ", " + actor->name : name;
}

OpeningCheck failed(std::string why) {
  return {.unreadable = std::move(why), .undone = {}, .stopping = {}, .rejection = {}};
}

}  // namespace

OpeningCheck check_opening(persistence::Store& store, const Rulebooks& rulebooks, persistence::CampaignId campaign) {
  const auto last = store.journal().last_number(campaign);
  if (!last) return failed(last.error().text);
  ReadOnlyJournal stored(store.journal(), *last);
  const auto before = load(store, rulebooks, campaign, *last);
  if (!before) return failed(before.error().text);
  if (!before->damage.empty()) return failed(before->damage);

  OpeningLoop loop;
  SystemRandomness randomness;
  JournalWriter journal(stored, {});
  std::vector<std::string> lines;  // for the server's log
  StoppedClock clock;
  const TableDependencies dependencies{
      loop, loop, clock, store, journal, rulebooks, [&](std::string_view line) { lines.emplace_back(line); }};
  const Settings settings{.journaled = false};
  const Table table(dependencies, settings, randomness, campaign);
  (void)journal.step();
  loop.run();

  const codec::TableStatus status = table.status();
  if (status.kind == codec::TableStatus::Kind::read_only || status.kind == codec::TableStatus::Kind::storage_stalled)
    return failed(lines.empty() ? status.reason : lines.back());
  OpeningCheck check{.unreadable = {}, .undone = {}, .stopping = {}, .rejection = table.rejection()};
  for (const auto& [id, open] : before->state.open) {
    const auto still = table.state().open.find(id);
    if (still == table.state().open.end())
      check.undone.push_back(name_of(open.opened.command, *before));
    else if (!still->second.divergence.empty())
      check.stopping.push_back(name_of(open.opened.command, *before));
  }
  return check;
}

}  // namespace ft::table
