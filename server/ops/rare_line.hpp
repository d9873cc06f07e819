// Keeps the log readable where strangers may cause a line as often as they like.
#pragma once

#include <atomic>
#include <chrono>

namespace ft::ops {

/// Any thread.
class RareLine {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Whether the line may be written: once a minute.
  [[nodiscard]] bool is_due(Time now) {
    Time next = next_.load();
    return now >= next && next_.compare_exchange_strong(next, now + std::chrono::minutes(1));
  }

 private:
  std::atomic<Time> next_ = Time();
};

}  // namespace ft::ops
