#include "server/net/rate_limiter.hpp"

#include <algorithm>

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

RateLimiter::RateLimiter(const Limits& limits, Time now)
    : commands_{limits.command_burst * 1000, limits.command_burst * 1000, limits.commands_per_s, now},
      previews_{limits.preview_burst * 1000, limits.preview_burst * 1000, limits.previews_per_s, now} {}

RateLimiter::Verdict RateLimiter::spend(FrameKind kind, Time now) {
  constexpr std::int32_t one_frame = 1000;
  Bucket& bucket = kind == FrameKind::preview ? previews_ : commands_;
  refill(bucket, now);
  if (bucket.left < one_frame) return Verdict::reject;
  bucket.left -= one_frame;
  return Verdict::allow;
}

void RateLimiter::refill(Bucket& bucket, Time now) {
  const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - bucket.filled_at);
  const std::int64_t gained = passed.count() * bucket.per_s;  // 1/1000 frame = 1 ms at 1 a second
  if (gained <= 0) return;
  bucket.left = static_cast<std::int32_t>(std::min<std::int64_t>(bucket.most, bucket.left + gained));
  bucket.filled_at = now;
}

}  // namespace ft::net
