// How much players may write, each and all together.
#include "server/table/play/write_budgets.hpp"

#include <gtest/gtest.h>

namespace ft::table::test {

constexpr rules::SeatId ada{1}, bea{2};
constexpr std::int64_t minute_ms = 60'000, day_ms = 86'400'000;

class UsedUp : public ::testing::Test {
 protected:
  UsedUp() { budgets.charge(ada, 2 * WriteBudgets::most_bytes_of_all, 0); }
  WriteBudgets budgets;
};

TEST(WriteBudgets, APlayerMayExceedTheirBytesOnceAndThenWaits) {
  WriteBudgets budgets;
  budgets.charge(ada, WriteBudgets::most_bytes - 1, 0);
  EXPECT_EQ(budgets.wait_s(ada, 0), 0);

  budgets.charge(ada, 2'000, 0);

  EXPECT_EQ(budgets.wait_s(ada, 0), 2) << "1,999 bytes at 64 KiB a minute";
  EXPECT_EQ(budgets.wait_s(ada, 2'000), 0);
}

TEST_F(UsedUp, OthersHaveTheirShare) {
  EXPECT_EQ(budgets.wait_s(bea, 0), 0);

  budgets.charge(bea, WriteBudgets::most_bytes_of_share, 0);

  EXPECT_EQ(budgets.wait_s(bea, 0), 1);
  EXPECT_EQ(budgets.wait_s(bea, 1'000), 0) << "2 KiB a minute come back";
}

TEST_F(UsedUp, WhoUsedItUpHasTheirShareAgainSoon) {
  const std::int64_t own_ms = 5 * minute_ms;  // 256 KiB of debt at 64 KiB a minute
  EXPECT_EQ(budgets.wait_s(ada, own_ms), 0);

  budgets.charge(ada, WriteBudgets::most_bytes_of_share, own_ms);

  EXPECT_EQ(budgets.wait_s(ada, own_ms), 61) << "2 KiB of debt at 2 KiB a minute";
  EXPECT_EQ(budgets.wait_s(ada, own_ms + 61'000), 0);
}

TEST_F(UsedUp, AllHaveTheirsAgainAfterTwoDays) {
  budgets.charge(bea, 3 * WriteBudgets::most_bytes_of_share, 2 * day_ms + minute_ms);

  EXPECT_EQ(budgets.wait_s(bea, 2 * day_ms + minute_ms), 0) << "more than a share, less than a player's own";
}

}  // namespace ft::table::test
