// Counts the sessions alive, so that the end of the server can wait for their good-byes.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace ft::net {

/// Any thread.
class SessionCounter {
 public:
  void enter() {
    const std::lock_guard lock(mutex_);
    ++present_;
  }
  void leave() {
    const std::lock_guard lock(mutex_);
    if (--present_ == 0) empty_.notify_all();
  }
  /// Returns when the last session ends, or at `end`.
  void wait_empty(std::chrono::steady_clock::time_point end) {
    std::unique_lock lock(mutex_);
    empty_.wait_until(lock, end, [this] { return present_ == 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable empty_;
  std::int64_t present_ = 0;
};

}  // namespace ft::net
