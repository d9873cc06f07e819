// Moves the write-ahead log into the database file, off the committing threads.
#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "persistence/sqlite/sqlite_connection.hpp"

namespace ft::persistence::sqlite {

/// Owns one thread and one connection. Destroy it after the sessions that report to it.
class Checkpointer {
 public:
  explicit Checkpointer(std::unique_ptr<SqliteConnection> session);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  /// From a session's `after_commit`: the log has this many pages. Never waits.
  void on_wal_size(int pages);

 private:
  void serve();
  void checkpoint();

  static constexpr int worth_a_checkpoint_pages = 1000;  // since the last one

  std::unique_ptr<SqliteConnection> session_;
  // Pages of the log, which only grows while commits keep coming: as reported last, and when it is to be moved again.
  std::atomic<int> last_pages_ = 0, worth_it_at_ = worth_a_checkpoint_pages;
  std::atomic<int> pages_ = 0;  // reported and not yet seen to; 0 = none; negative = stop
  std::thread thread_;
};

}  // namespace ft::persistence::sqlite
