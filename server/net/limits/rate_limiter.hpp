// Rate limit of one seat at a table.
#pragma once

#include <string_view>

#include "server/net/settings.hpp"

namespace ft::net {

/// What a frame costs: commands and the like count apart from previews, which come in streams.
enum class FrameKind { command, preview };

/// By the first field of the encoded ClientFrame; what is no ClientFrame counts as a command.
[[nodiscard]] FrameKind kind_of_frame(std::string_view bytes);

class RateLimiter {
 public:
  using Time = TokenBucket::Time;

  RateLimiter(const Limits& limits, Time now)
      : commands_(limits.commands, now), previews_(limits.previews, now), connections_(limits.seat_connections, now) {}

  enum class Verdict { allow, reject };
  [[nodiscard]] Verdict spend(FrameKind kind, Time now);
  /// A new connection, whose first answer may be the whole table.
  [[nodiscard]] Verdict connect(Time now);

  /// Whether it is as it began: forgetting it changes nothing.
  [[nodiscard]] bool is_full(Time now) const {
    return commands_.is_full(now) && previews_.is_full(now) && connections_.is_full(now);
  }

 private:
  TokenBucket commands_;
  TokenBucket previews_;
  TokenBucket connections_;
};

}  // namespace ft::net
