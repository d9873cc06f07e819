// Rate limit of one connection to a table.
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

  RateLimiter(const Limits& limits, Time now) : commands_(limits.commands, now), previews_(limits.previews, now) {}

  enum class Verdict { allow, reject };
  [[nodiscard]] Verdict spend(FrameKind kind, Time now);

 private:
  TokenBucket commands_;
  TokenBucket previews_;
};

}  // namespace ft::net
