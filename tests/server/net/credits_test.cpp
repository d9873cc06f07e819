// The rate limit of a connection (N5).
#include "server/net/rate_limiter.hpp"

#include <gtest/gtest.h>

namespace ft::net::test {

using std::chrono::milliseconds;

constexpr Limits limits{.commands = {.per_s = 2, .burst = 3}, .previews = {.per_s = 10, .burst = 1}};
constexpr RateLimiter::Time start{};

TEST(RateLimiter, ABurstIsFineAndOneMoreIsTooFast) {  // P22
  RateLimiter credits(limits, start);

  for (int i = 0; i < 3; ++i) EXPECT_EQ(credits.spend(FrameKind::command, start), RateLimiter::Verdict::allow);
  EXPECT_EQ(credits.spend(FrameKind::command, start), RateLimiter::Verdict::reject);
}

TEST(RateLimiter, TimeGivesCreditsBackUpToTheBurst) {
  RateLimiter credits(limits, start);
  for (int i = 0; i < 3; ++i) (void)credits.spend(FrameKind::command, start);

  EXPECT_EQ(credits.spend(FrameKind::command, start + milliseconds(499)), RateLimiter::Verdict::reject);
  EXPECT_EQ(credits.spend(FrameKind::command, start + milliseconds(500)), RateLimiter::Verdict::allow);
  EXPECT_EQ(credits.spend(FrameKind::command, start + milliseconds(500)), RateLimiter::Verdict::reject);
}

TEST(RateLimiter, PreviewsCountApartFromCommands) {
  RateLimiter credits(limits, start);
  EXPECT_EQ(credits.spend(FrameKind::preview, start), RateLimiter::Verdict::allow);
  EXPECT_EQ(credits.spend(FrameKind::preview, start), RateLimiter::Verdict::reject);

  EXPECT_EQ(credits.spend(FrameKind::command, start), RateLimiter::Verdict::allow);
}

TEST(RateLimiter, DragsPingsAndMeasuresArePreviews) {
  EXPECT_EQ(kind_of_frame("\x3a\x02.."), FrameKind::preview);  // 7: drag
  EXPECT_EQ(kind_of_frame("\x5a\x02.."), FrameKind::preview);  // 11: ping
  EXPECT_EQ(kind_of_frame("\x62\x02.."), FrameKind::preview);  // 12: measure
  EXPECT_EQ(kind_of_frame("\x3a\x90\x01" + std::string(144, '.')), FrameKind::preview);
  EXPECT_EQ(kind_of_frame("\x5a\x02..\x12\x02.."), FrameKind::command);  // the last field of a oneof counts
  EXPECT_EQ(kind_of_frame("\x12\x02"), FrameKind::command);              // 2: command
  EXPECT_EQ(kind_of_frame(""), FrameKind::command);
}

}  // namespace ft::net::test
