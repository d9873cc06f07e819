// The journal thread: one group commit after another, for all tables, in order of arrival (laws T1, T6).
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "persistence/journal.hpp"
#include "server/table/table_api.hpp"

namespace ft::table {

/// What became of an append. storage_stalled comes any number of times before another; it ends nothing.
struct AppendResult {
  enum class Kind {
    committed,        // durable
    storage_stalled,  // the disk or database does not take it now; it is tried again until it does
    refused,          // fenced or in conflict: this opener writes no more, and nothing was written
    broken,           // this store will never take it
  };
  Kind kind = Kind::committed;
  std::string reason;  // for people
};

/// The only user of a store's journal. Requests come from any thread; answers are posted to the executor they name.
class JournalWriter {
 public:
  struct Limits {
    std::size_t queue = 65'536;  // requests waiting; more are refused
    std::size_t group_bytes = 4 * 1024 * 1024;
    std::chrono::microseconds between_groups{2'000};  // one costs as much as fifty batches: under load they share it
    std::chrono::milliseconds first_pause{50};
    std::chrono::milliseconds longest_pause{2'000};
    std::chrono::milliseconds longest_write{3'000};  // a disk or database that takes longer does not answer
  };
  JournalWriter(persistence::Journal& journal, Limits limits);
  /// Finishes what is queued as far as the store takes it, and joins the thread.
  ~JournalWriter();
  JournalWriter(const JournalWriter&) = delete;

  /// Starts the thread. Without it, tests call `step`.
  void start();

  using Opened = std::move_only_function<void(persistence::Result<persistence::OpenedTable>)>;
  using Done = std::function<void(AppendResult)>;

  /// Raises the table's epoch. False: the queue is full.
  [[nodiscard]] bool open(persistence::CampaignId table, Executor& home, Opened done);

  struct Request {
    persistence::CampaignId table = 0;
    std::int64_t epoch = 0;
    std::int64_t expected_number = 0;
    std::shared_ptr<const std::string> bytes;
  };
  /// Appends one batch. A table asks for the next only after `done` reported landed. False: the queue is full.
  [[nodiscard]] bool append(Request request, Executor& home, Done done);

  /// One group: takes what waits, writes it, posts the answers. Returns how long to pause before the next: none where
  /// all went well. Called by the thread, or by tests.
  std::chrono::milliseconds step();
  /// Whether nothing waits.
  [[nodiscard]] bool idle() const;

  using Time = std::chrono::steady_clock::time_point;
  /// Whether the store takes nothing now: its last answer was a failure that passes by itself, or it has not answered for
  /// `longest_write`. In the second case tables that wait for it get storage_stalled, once each, from here, for the journal
  /// thread itself waits. Any thread; to be called twice a second.
  [[nodiscard]] bool report_trouble(Time now);

 private:
  struct Opening {
    persistence::CampaignId table;
    Executor* home;
    Opened done;
  };
  struct Appending {
    Request request;
    Executor* home;
    Done done;
    bool stall_reported = false;
  };
  void run();
  std::chrono::milliseconds write();
  static void report_stall(Appending& appending, const std::string& reason);
  void take_waiting();
  void open_tables();
  [[nodiscard]] persistence::Result<std::vector<persistence::AppendOutcome>> write_group();
  void answer(const std::vector<persistence::AppendOutcome>& outcomes);
  std::chrono::milliseconds pause(const persistence::StoreFailure& failure);
  std::chrono::milliseconds write_one_by_one();

  persistence::Journal& journal_;
  const Limits limits_;

  mutable std::mutex mutex_;  // guards what follows up to the next comment
  std::condition_variable wake_;
  std::vector<Opening> openings_waiting_;
  std::vector<Appending> queue_;
  bool stopping_ = false;
  bool working_ = false;
  std::optional<Time> asked_at_;  // the store, which has not answered yet
  bool failed_ = false;           // its last answer to an append was a failure that passes by itself
  // Changed by the journal thread alone, which may read it without the mutex.
  std::vector<Appending> group_;

  // The journal thread's own.
  std::vector<Opening> openings_;
  bool in_doubt_ = false;  // the last try of group_ failed: it is repeated with retry
  std::chrono::milliseconds next_pause_;
  std::thread thread_;
};

}  // namespace ft::table
