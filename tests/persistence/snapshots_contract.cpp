// S1 and S2 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class SnapshotsContract : public Contract {
 protected:
  [[nodiscard]] Snapshots& snapshots() { return store().snapshots(); }
};
INSTANTIATE_TEST_SUITE_P(On, SnapshotsContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(SnapshotsContract, TheNewestNotAfterANumberIsFound) {  // S1
  must(snapshots().put(7, 10, Bytes("ten\0", 4)));
  must(snapshots().put(7, 20, "twenty"));
  must(snapshots().put(8, 15, "another table"));

  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 19)).bytes, Bytes("ten\0", 4));
  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 20)).number, 20);
  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 99)).bytes, "twenty");
  EXPECT_EQ(outcome_of(snapshots().latest_at_or_before(7, 9)), "not_found");
  EXPECT_EQ(outcome_of(snapshots().latest_at_or_before(9, 99)), "not_found");
}

TEST_P(SnapshotsContract, PuttingANumberAgainReplacesIt) {  // S1
  must(snapshots().put(7, 10, "old"));
  must(snapshots().put(7, 10, "new"));

  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 10)).bytes, "new");
}

TEST_P(SnapshotsContract, AllButTheNewestAreDropped) {  // S2
  for (int number = 1; number <= 5; ++number) must(snapshots().put(7, number * 10, std::to_string(number)));
  must(snapshots().put(8, 5, "another table"));

  must(snapshots().keep_newest(7, 2));

  EXPECT_EQ(outcome_of(snapshots().latest_at_or_before(7, 39)), "not_found");
  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 40)).bytes, "4");
  EXPECT_EQ(must(snapshots().latest_at_or_before(7, 50)).bytes, "5");
  EXPECT_EQ(must(snapshots().latest_at_or_before(8, 5)).bytes, "another table");
}

}  // namespace
}  // namespace ft::persistence::tests
