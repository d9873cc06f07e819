// A table of one rulebook in memory, with people who play by frames: equal seeds, equal bytes.
#pragma once

#include <deque>
#include <random>

#include "persistence/memory/memory_store.hpp"
#include "server/table/table.hpp"
#include "tests/server/net/test_player.hpp"
#include "tests/server/table/fake_loop.hpp"

namespace ft::test {

/// What falls at one moment depends on the seed and that moment alone, not on what was thrown before.
class DiceOfTheMoment : public table::RandomSource {
 public:
  DiceOfTheMoment(std::uint64_t seed, const FakeClock& clock) : seed_(seed), clock_(clock) {}
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) override {
    if (std::exchange(moment_, clock_.now_ms) != clock_.now_ms)
      engine_.seed(seed_ * 1'000'003 + static_cast<std::uint64_t>(clock_.now_ms));
    return engine_() % bound;
  }

 private:
  std::uint64_t seed_;
  const FakeClock& clock_;
  std::int64_t moment_ = 0;
  std::mt19937_64 engine_;
};

/// The rulebook of that name as the server loads it, with its content and no sample.
[[nodiscard]] table::Rulebook load_book(std::string_view system);

/// The campaign begins with the book's sample. Seats are counted from 1, also in the sample: the GM's, then those of players.
class EveningTable {
 public:
  EveningTable(table::Rulebook book, std::uint64_t seed);
  ~EveningTable();

  /// A person with that seat, who has arrived.
  [[nodiscard]] std::unique_ptr<Person> seat(std::uint64_t nth);
  /// Until nothing is ready.
  void settle();
  void wait(std::int64_t ms);
  [[nodiscard]] const table::TableState& state() const { return table_->state(); }
  /// What the server's log says: nothing, if all is well.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  [[nodiscard]] const rules::System& system() const { return *books_.book.system; }

  /// Everything sent to a seat: one entry a frame, and "" where a connection begins.
  std::map<std::uint64_t, std::vector<std::string>> sent;

 private:
  class Line;
  struct OneBook : table::Rulebooks {
    explicit OneBook(table::Rulebook its_book) : book(std::move(its_book)) {}
    [[nodiscard]] const table::Rulebook* find(std::string_view) const override { return &book; }
    table::Rulebook book;
  };

  FakeClock clock_;
  FakeLoop loop_{clock_}, worker_{clock_};
  std::unique_ptr<persistence::Store> store_ = persistence::open_memory();
  table::JournalWriter journal_{store_->journal(), {}};
  OneBook books_;
  DiceOfTheMoment dice_;
  table::Settings settings_{.unseen_s = 0};
  std::vector<std::string> log_;
  table::TableDependencies around_{
      loop_, worker_, clock_, *store_, journal_, books_, [this](std::string_view line) { log_.emplace_back(line); }};
  std::vector<rules::SeatId> seats_;
  std::unique_ptr<table::Table> table_;
  table::ConnectionId last_connection_ = 0;
};

}  // namespace ft::test
