// The clock and the random numbers of the load: cheap, and the numbers the same in every run.
#pragma once

#include <time.h>

#include <cstdint>

namespace ft::load {

[[nodiscard]] inline std::int64_t now_ns() {
  timespec now;
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

class Chance {
 public:
  [[nodiscard]] std::uint64_t bits() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  /// From 0 up to, not including, `bound`.
  [[nodiscard]] int below(int bound) { return static_cast<int>((bits() >> 11) % static_cast<std::uint64_t>(bound)); }
  /// From 0 up to, not including, 1.
  [[nodiscard]] double fraction() { return static_cast<double>(bits() >> 11) * (1.0 / 9007199254740992.0); }

 private:
  std::uint64_t state_ = 88172645463325252ULL;
};

}  // namespace ft::load
