// A live table of a rulebook's sample: a GM and a player, on a store in memory, without threads.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "persistence/memory/memory_store.hpp"
#include "protocol/wire/v1/envelope.pb.h"
#include "server/table/table.hpp"
#include "tests/fuzz/message_from_bytes.hpp"
#include "tests/server/table/fake_loop.hpp"
#include "tests/server/table/viewer_state.hpp"

namespace ft::fuzz {

namespace wire = ::ft::wire::v1;

/// A connection, and what its client knows.
class SampleClient final : public table::Outbox {
 public:
  [[nodiscard]] bool push(std::string_view frame) override;
  void read_pending() override {}
  void close(codec::Closing::Code) override { is_open = false; }

  [[nodiscard]] bool has_name(std::string_view key) const;
  [[nodiscard]] std::uint32_t name(std::string_view key) const;

  table::Seat seat;
  table::ConnectionId connection = 0;
  bool is_open = false;
  std::uint32_t last_id = 0;
  std::vector<std::string> names;
  wire::Schema schema;
  wire::State state;
  std::map<std::string, wire::Question> questions;  // open to this client
  wire::Offers offers;                              // received last
  wire::Choices choices;

 private:
  void take(const wire::Delta& delta);
};

class SampleTable {
 public:
  /// Opens the sample's campaign, seats both people and starts a fight.
  explicit SampleTable(const std::string& system);
  ~SampleTable();

  /// Connects the client where it is not, hands the frame in, and plays until nothing is ready.
  void send(SampleClient& client, const std::string& frame);
  void send(SampleClient& client, const wire::ClientFrame& frame) { send(client, frame.SerializeAsString()); }
  void wait(std::int64_t ms);
  /// As a server that was killed and started again: everything is read from the store.
  void restart();

  [[nodiscard]] const table::Table& table() const { return *table_; }
  /// What fields of frames may hold to mean something at this table.
  [[nodiscard]] static Hints hints(const SampleClient& client);

  SampleClient gm, player;

 private:
  class Faces final : public table::RandomSource {
   public:
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) override { return engine_() % bound; }

   private:
    std::mt19937_64 engine_{7};
  };

  void open();
  void connect(SampleClient& client);
  void start_fight();
  void settle();

  test::FakeClock clock_;
  test::FakeLoop loop_{clock_}, worker_{clock_};
  std::shared_ptr<persistence::MemoryStoreData> disk_ = persistence::make_memory_disk();
  std::unique_ptr<persistence::Store> store_ = persistence::open_memory(disk_);
  std::unique_ptr<table::JournalWriter> journal_;
  table::Settings settings_;
  Faces faces_;
  persistence::CampaignId campaign_ = 0;
  table::ConnectionId last_connection_ = 0;
  std::optional<table::TableDependencies> deps_;
  std::unique_ptr<table::Table> table_;
};

}  // namespace ft::fuzz
