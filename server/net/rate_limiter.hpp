// Rate limit of one connection: a bucket that refills with time.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "server/net/settings.hpp"

namespace ft::net {

/// What a frame costs: commands and the like count apart from previews, which come in streams.
enum class FrameKind { command, preview };

/// By the first field of the encoded ClientFrame; what is no ClientFrame counts as a command.
[[nodiscard]] FrameKind kind_of_frame(std::string_view bytes);

class RateLimiter {
 public:
  using Time = std::chrono::steady_clock::time_point;

  RateLimiter(const Limits& limits, Time now);

  enum class Verdict { allow, reject };
  [[nodiscard]] Verdict spend(FrameKind kind, Time now);

 private:
  // In thousandths of a frame.
  struct Bucket {
    std::int32_t left;
    std::int32_t most;
    std::int32_t per_s;
    Time filled_at;
  };
  static void refill(Bucket& bucket, Time now);

  Bucket commands_;
  Bucket previews_;
};

}  // namespace ft::net
