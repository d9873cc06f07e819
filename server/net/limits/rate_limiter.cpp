#include "server/net/limits/rate_limiter.hpp"

namespace ft::net {

FrameKind kind_of_frame(std::string_view bytes) {
  // The tags of ClientFrame.drag, .ping and .measure: field number << 3 | length-delimited.
  constexpr char drag = 7 << 3 | 2;
  constexpr char ping = 11 << 3 | 2;
  constexpr char measure = 12 << 3 | 2;
  const char tag = bytes.empty() ? '\0' : bytes.front();
  if (tag != drag && tag != ping && tag != measure) return FrameKind::command;
  // Of several fields of a oneof the last one counts: what is cheap must be alone. Its length in at most two bytes.
  const auto byte = [&](std::size_t at) { return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0U; };
  const bool is_long = byte(1) >= 128;
  const std::size_t head = is_long ? 3 : 2;
  const std::size_t length = is_long ? byte(1) % 128 + byte(2) * 128 : byte(1);
  return bytes.size() == head + length ? FrameKind::preview : FrameKind::command;
}

RateLimiter::Verdict RateLimiter::spend(FrameKind kind, Time now) {
  TokenBucket& bucket = kind == FrameKind::preview ? previews_ : commands_;
  return bucket.take(now) ? Verdict::allow : Verdict::reject;
}

RateLimiter::Verdict RateLimiter::connect(Time now) {
  return connections_.take(now) ? Verdict::allow : Verdict::reject;
}

}  // namespace ft::net
