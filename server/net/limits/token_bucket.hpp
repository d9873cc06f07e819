// A budget that refills with time.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace ft::net {

/// burst: how many may come at once.
struct Rate {
  std::int32_t per_s;
  std::int32_t burst;
};

/// Not thread-safe. Begins full.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(Rate rate, Time now) : rate_(rate), left_(most()), filled_at_(now) {}

  /// Spends one token; false: there is none.
  [[nodiscard]] bool take(Time now) {
    refill(now);
    if (left_ < one) return false;
    left_ -= one;
    return true;
  }

  /// Whether it is as it began: forgetting it changes nothing.
  [[nodiscard]] bool is_full(Time now) const {
    TokenBucket then = *this;
    then.refill(now);
    return then.left_ == most();
  }

 private:
  static constexpr std::int64_t one = 1000;  // 1/1000 of a token = 1 ms at 1 a second

  [[nodiscard]] std::int64_t most() const { return rate_.burst * one; }
  void refill(Time now) {
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - filled_at_);
    const std::int64_t gained = passed.count() * rate_.per_s;
    if (gained <= 0) return;
    left_ = std::min(most(), left_ + gained);
    filled_at_ = now;
  }

  Rate rate_;
  std::int64_t left_;
  Time filled_at_;
};

}  // namespace ft::net
