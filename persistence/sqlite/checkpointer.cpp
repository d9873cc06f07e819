#include "persistence/sqlite/checkpointer.hpp"

namespace ft::persistence::sqlite {
namespace {

constexpr int stop = -1;
constexpr int too_long_pages = 16384;  // 64 MiB: under constant load the log must restart at some point

}  // namespace

Checkpointer::Checkpointer(std::unique_ptr<SqliteConnection> session) : session_(std::move(session)) {
  thread_ = std::thread([this] { serve(); });
}

Checkpointer::~Checkpointer() {
  pages_ = stop;
  pages_.notify_one();
  thread_.join();
}

void Checkpointer::on_wal_size(int pages) {
  if (pages < last_pages_.exchange(pages)) worth_it_at_ = worth_a_checkpoint_pages;  // the log has begun again
  if (pages < worth_it_at_) return;
  pages_ = pages;
  pages_.notify_one();
}

void Checkpointer::serve() {
  while (true) {
    pages_.wait(0);
    if (pages_.exchange(0) == stop) return;
    checkpoint();
  }
}

// PASSIVE blocks no writer, but cannot restart the log while commits keep coming. RESTART can, and holds
// commits up only for what little the PASSIVE one before it left. A failure is met again at the next commit.
void Checkpointer::checkpoint() {
  int pages = 0;
  sqlite3_wal_checkpoint_v2(session_->handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &pages, nullptr);
  worth_it_at_ = pages + worth_a_checkpoint_pages;
  if (pages < too_long_pages) return;
  sqlite3_wal_checkpoint_v2(session_->handle(), nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
}

}  // namespace ft::persistence::sqlite
