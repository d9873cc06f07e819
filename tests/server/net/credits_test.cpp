// The rate limit of a seat (N5).
#include "server/net/limits/seat_limiters.hpp"

#include <gtest/gtest.h>

namespace ft::net::test {

using std::chrono::milliseconds;

constexpr Limits limits{.commands = {.per_s = 2, .burst = 3},
                        .previews = {.per_s = 10, .burst = 1},
                        .seat_connections = {.per_s = 1, .burst = 2}};
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

TEST(RateLimiter, ConnectionsCountApartFromCommands) {
  RateLimiter credits(limits, start);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(credits.connect(start), RateLimiter::Verdict::allow);
  EXPECT_EQ(credits.connect(start), RateLimiter::Verdict::reject);

  EXPECT_EQ(credits.spend(FrameKind::command, start), RateLimiter::Verdict::allow);
}

TEST(SeatLimiters, ASeatThatConnectsAgainHasWhatItHadLeft) {
  SeatLimiters seats;
  for (int i = 0; i < 3; ++i) (void)seats.of(1, {2}, limits, start)->spend(FrameKind::command, start);
  const auto spends = [&](int table, rules::SeatId seat) {
    return seats.of(table, seat, limits, start)->spend(FrameKind::command, start);
  };

  EXPECT_EQ(spends(1, {2}), RateLimiter::Verdict::reject);
  EXPECT_EQ(spends(1, {3}), RateLimiter::Verdict::allow) << "another seat";
  EXPECT_EQ(spends(2, {2}), RateLimiter::Verdict::allow) << "a seat of another table";
}

TEST(SeatLimiters, OnlyFullOnesAreForgotten) {
  SeatLimiters seats;
  for (int i = 0; i < 3; ++i) (void)seats.of(1, {1}, limits, start)->spend(FrameKind::command, start);

  for (std::uint32_t seat = 2; seat < 1'000; ++seat) (void)seats.of(1, {seat}, limits, start);

  EXPECT_EQ(seats.of(1, {1}, limits, start)->spend(FrameKind::command, start), RateLimiter::Verdict::reject);
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
