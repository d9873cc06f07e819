// A table with its store, its people and its threads, all under the test's hand.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "persistence/memory/memory_store.hpp"
#include "server/table/table.hpp"
#include "tests/server/table/fake_loop.hpp"
#include "tests/server/table/test_rulebook.hpp"
#include "tests/server/table/viewer_state.hpp"

namespace ft::test {

/// Dice faces from the test, in order; ids as they come.
class ScriptedDice : public table::RandomSource {
 public:
  std::deque<int> faces;  // the next ones; 1-based
  int thrown = 0;
  int failing_ids = 0;  // so many of the next ids cannot be drawn
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) override;

 private:
  std::mt19937_64 ids_{7};
};

/// One browser: what it sent, what it got.
class Client : public table::Outbox {
 public:
  [[nodiscard]] bool push(std::string_view frame) override;
  void close(codec::Closing::Code code) override { closed = code; }
  void read_pending() override {
    if (unread) std::exchange(unread, nullptr)();
  }

  table::Seat seat;
  table::ConnectionId connection = 0;
  std::optional<codec::Closing::Code> closed;
  bool full = false;                // takes nothing more
  std::function<void()> unread;     // sends what its socket still holds
  std::string bytes;                // everything ever received
  std::vector<wire::Delta> deltas;  // since `forget`
  std::uint64_t frames_seen = 0;    // after the one with Welcome
  bool greeted = false;             // by Welcome or Resumed on this connection: what comes before does not count
  std::string resume;
  wire::State state;
  std::uint32_t last_id = 0;
  std::vector<std::string> names;

  void forget() { deltas.clear(); }
  [[nodiscard]] std::uint32_t name(std::string_view key) const;
  [[nodiscard]] std::uint32_t creature(std::string_view name) const;
  /// The deltas of one kind, since `forget`.
  [[nodiscard]] std::vector<wire::Delta> of(wire::Delta::IsCase kind) const;
  [[nodiscard]] bool got(wire::Delta::IsCase kind) const { return !of(kind).empty(); }
  /// The name of the newest refusal's code, or "".
  [[nodiscard]] std::string refusal() const;
};

class TableFixture : public testing::Test {
 protected:
  TableFixture();
  ~TableFixture() override;

  /// Opens the table again, as a restarted server does. The disk is the same.
  void start(Edition edition = Edition::first);
  /// kill -9: nothing of the process runs any more, nothing is written any more.
  void kill();

  /// Seats are counted from 1 as the store made them: Gil, Ann, Ben.
  [[nodiscard]] rules::SeatId seat(std::size_t nth) const { return seats.at(nth - 1); }
  Client& sit(Client& client, std::size_t nth_seat, std::string name, bool gm = false);
  void hello(Client& client, bool with_resume = false);
  void leave(Client& client);
  void send(Client& client, const wire::ClientFrame& frame);
  void settle();  // until nothing is ready
  void settle_without_journal();
  void wait(std::int64_t ms);

  // What people do; each gives the client_id.
  std::uint32_t step(Client& client, std::string_view who, int column, int row);
  std::uint32_t strike(Client& client, std::string_view who, std::string_view target_name);
  std::uint32_t command(Client& client, std::string_view action, std::string_view actor = "",
                        std::string_view target = "");
  std::uint32_t answer(Client& client, bool yes);
  std::uint32_t answer(Client& client, const std::string& question, bool yes);
  std::uint32_t say(Client& client, std::string text);
  std::uint32_t edit(Client& client, wire::Edit edit);
  std::uint32_t give(Client& gm, std::string_view creature, std::size_t nth_seat);
  /// Into a cell of a scene, whatever the rules say.
  std::uint32_t put(Client& gm, std::string_view creature, std::uint32_t scene, rules::Cell cell);
  std::uint32_t set_number(Client& gm, std::string_view creature, std::string_view key, int value);
  std::uint32_t set_hp(Client& gm, std::string_view creature, int hp);

  [[nodiscard]] const rules::Creature& creature(std::string_view name) const;
  [[nodiscard]] std::int64_t hp(std::string_view name) const;
  [[nodiscard]] std::string open_question(const Client& client) const;
  /// The parameters of each line of this text in the log of the client: sent since `forget`, or in its snapshot.
  [[nodiscard]] static std::vector<std::string> log_lines(const Client& client, std::string_view text);
  [[nodiscard]] std::size_t batches();

  FakeClock clock;
  FakeLoop loop{clock}, worker{clock};
  std::shared_ptr<persistence::MemoryStoreData> disk = persistence::make_memory_disk();
  std::unique_ptr<persistence::Store> store;
  std::unique_ptr<table::JournalWriter> journal;
  std::unique_ptr<TestRulebook> books;
  table::Settings settings{.unseen_s = 0};
  ScriptedDice dice;
  std::vector<std::string> log;
  std::optional<table::TableDependencies> around;
  std::unique_ptr<table::Table> table;
  persistence::CampaignId campaign = 0;
  std::vector<rules::SeatId> seats;
  Client gm, ada, bea;
  table::ConnectionId last_connection = 0;
};

}  // namespace ft::test
