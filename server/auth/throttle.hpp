// Throttles guessing: after a number of failed attempts one guesser is rejected for some time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ft::auth {

/// Any thread. Counts failures within a window: of a network (network.hpp), or of an account that is guessed at.
/// steady_s: LobbyContext::steady_s, else a clock set back would lock people out.
class Throttle {
 public:
  struct Limits {
    int failures = 10;
    std::int64_t window_s = 300;
    std::size_t remembered = 10'000;  // at once; past it the oldest windows are forgotten
  };

  explicit Throttle(Limits limits) : limits_(limits) {}

  enum class Verdict { may_try, wait };
  [[nodiscard]] Verdict ask(std::string_view who, std::int64_t steady_s);

  void record_failure(std::string_view who, std::int64_t steady_s);

  /// One failure less: for an attempt that was counted when it began, so that no more than `failures` are under way at once,
  /// and did not fail.
  void refund_attempt(std::string_view who);

 private:
  struct Window {
    std::int64_t began_s;
    int failures;
  };

  void forget_ended(std::int64_t steady_s);

  const Limits limits_;
  std::mutex mutex_;
  std::unordered_map<std::string, Window> windows_;
};

}  // namespace ft::auth
