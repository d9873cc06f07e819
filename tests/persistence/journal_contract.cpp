// J1 to J6 of persistence/README.md, on every kind of store.
#include <array>

#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class JournalContract : public Contract {
 protected:
  [[nodiscard]] Journal& journal() { return store().journal(); }

  std::vector<AppendOutcome> append(std::vector<Append> group) { return must(journal().append(group)); }
  std::vector<Batch> read_all(CampaignId table) { return must(journal().read(table, 1, 1000)); }
};
INSTANTIATE_TEST_SUITE_P(On, JournalContract, ::testing::ValuesIn(every_kind()), name_of_kind);

using enum AppendOutcome;
using Outcomes = std::vector<AppendOutcome>;
using Batches = std::vector<Batch>;

TEST_P(JournalContract, ATableNeverOpenedIsEmpty) {  // J1
  EXPECT_EQ(must(journal().last_number(7)), 0);
  EXPECT_EQ(read_all(7), Batches{});
}

TEST_P(JournalContract, BatchesAreNumberedFromOneAndReadBackByteForByte) {  // J1
  const auto opened = must(journal().open(7));
  const Bytes zeros("a\0b\\\"\xff", 6);

  append({{7, opened.epoch, 0, "first"}});
  append({{7, opened.epoch, 1, zeros}, {7, opened.epoch, 2, ""}});

  EXPECT_EQ(read_all(7), (Batches{{1, "first"}, {2, zeros}, {3, ""}}));
  EXPECT_EQ(must(journal().last_number(7)), 3);
}

TEST_P(JournalContract, AJournalOutlivesItsStore) {  // J1
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "kept"}});

  reopen();

  EXPECT_EQ(read_all(7), (Batches{{1, "kept"}}));
  EXPECT_EQ(must(journal().open(7)).last_number, 1);
}

TEST_P(JournalContract, ReadsExactlyTheRequestedRange) {  // J1
  const auto opened = must(journal().open(7));
  for (int number = 0; number < 200; ++number) append({{7, opened.epoch, number, std::to_string(number + 1)}});

  EXPECT_EQ(must(journal().read(7, 64, 3)), (Batches{{64, "64"}, {65, "65"}, {66, "66"}}));
  EXPECT_EQ(must(journal().read(7, 128, 1)), (Batches{{128, "128"}}));
  EXPECT_EQ(must(journal().read(7, 199, 10)), (Batches{{199, "199"}, {200, "200"}}));
  EXPECT_EQ(must(journal().read(7, 0, 1)), (Batches{{1, "1"}}));
  EXPECT_EQ(must(journal().read(7, 201, 10)), Batches{});
  EXPECT_EQ(must(journal().read(7, 1, 0)), Batches{});
}

TEST_P(JournalContract, WorkerReadsBatchesOfTheJournalThread) {  // J1
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "one"}});

  EXPECT_EQ(must(store().history().read(7, 1, 10)), (Batches{{1, "one"}}));
}

TEST_P(JournalContract, AGroupOfManyTablesLandsTogether) {  // J2
  const auto seven = must(journal().open(7));
  const auto eight = must(journal().open(8));

  const Outcomes outcomes = append({{7, seven.epoch, 0, "a"}, {8, eight.epoch, 0, "b"}, {7, seven.epoch, 1, "c"}});

  EXPECT_EQ(outcomes, (Outcomes{committed, committed, committed}));
  EXPECT_EQ(read_all(7), (Batches{{1, "a"}, {2, "c"}}));
  EXPECT_EQ(read_all(8), (Batches{{1, "b"}}));
}

TEST_P(JournalContract, ARefusedTableKeepsNoOtherFromLanding) {  // J2
  const auto seven = must(journal().open(7));
  const auto eight = must(journal().open(8));
  const auto nine = must(journal().open(9));

  const Outcomes outcomes = append({{7, seven.epoch, 0, "a"}, {8, eight.epoch, 5, "b"}, {9, nine.epoch, 0, "c"}});

  EXPECT_EQ(outcomes, (Outcomes{committed, conflict, committed}));
  EXPECT_EQ(read_all(7), (Batches{{1, "a"}}));
  EXPECT_EQ(read_all(8), Batches{});
  EXPECT_EQ(read_all(9), (Batches{{1, "c"}}));
}

TEST_P(JournalContract, AnEmptyGroupLands) {  // J2
  EXPECT_EQ(append({}), Outcomes{});
}

TEST_P(JournalContract, AWrongExpectedNumberChangesNothing) {  // J3
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "one"}});

  EXPECT_EQ(append({{7, opened.epoch, 0, "again"}}), Outcomes{conflict});
  EXPECT_EQ(append({{7, opened.epoch, 2, "gap"}}), Outcomes{conflict});
  EXPECT_EQ(append({{7, opened.epoch, -1, "odd"}}), Outcomes{conflict});

  EXPECT_EQ(read_all(7), (Batches{{1, "one"}}));
}

TEST_P(JournalContract, OpeningRaisesTheEpoch) {  // J4
  const auto first = must(journal().open(7));
  const auto second = must(journal().open(7));

  EXPECT_EQ(second.epoch, first.epoch + 1);
}

TEST_P(JournalContract, ASecondOpenerFencesTheFirst) {  // J4
  const auto mine = must(journal().open(7));
  append({{7, mine.epoch, 0, "mine"}});
  const auto another = open_another();
  const auto theirs = must(another->journal().open(7));

  EXPECT_EQ(append({{7, mine.epoch, 1, "late"}}), Outcomes{fenced});
  EXPECT_EQ(theirs.last_number, 1);
  const std::array<Append, 1> next{{{7, theirs.epoch, 1, "theirs"}}};
  EXPECT_EQ(must(another->journal().append(next)), Outcomes{committed});
  EXPECT_EQ(read_all(7), (Batches{{1, "mine"}, {2, "theirs"}}));
}

TEST_P(JournalContract, FencingOneTableLeavesTheOthers) {  // J4
  const auto seven = must(journal().open(7));
  const auto eight = must(journal().open(8));
  (void)must(journal().open(7));

  EXPECT_EQ(append({{7, seven.epoch, 0, "late"}, {8, eight.epoch, 0, "fine"}}), (Outcomes{fenced, committed}));
}

TEST_P(JournalContract, UnopenedTableIsFenced) {  // J4
  EXPECT_EQ(append({{7, 0, 0, "early"}}), Outcomes{fenced});
  EXPECT_EQ(read_all(7), Batches{});
}

TEST_P(JournalContract, AppendsAfterARefusedAppendOfTheTableAreRefused) {  // J5
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "one"}});

  const Outcomes outcomes =
      append({{7, opened.epoch, 1, "two"}, {7, opened.epoch, 5, "gap"}, {7, opened.epoch, 2, "three"}});

  EXPECT_EQ(outcomes, (Outcomes{committed, conflict, conflict}));
  EXPECT_EQ(read_all(7), (Batches{{1, "one"}, {2, "two"}}));
}

TEST_P(JournalContract, RetryOfLandedAppendsWritesNothingTwice) {  // J6
  const auto opened = must(journal().open(7));
  const std::vector<Append> group{{7, opened.epoch, 0, "one"}, {7, opened.epoch, 1, "two"}};
  append(group);

  EXPECT_EQ(must(journal().retry(group)), (Outcomes{committed, committed}));

  EXPECT_EQ(read_all(7), (Batches{{1, "one"}, {2, "two"}}));
}

TEST_P(JournalContract, RetryWritesAppendsThatDidNotLand) {  // J6
  const auto seven = must(journal().open(7));
  const auto eight = must(journal().open(8));
  append({{7, seven.epoch, 0, "one"}});

  const std::vector<Append> group{{7, seven.epoch, 0, "one"}, {8, eight.epoch, 0, "b"}, {7, seven.epoch, 1, "two"}};
  EXPECT_EQ(must(journal().retry(group)), (Outcomes{committed, committed, committed}));

  EXPECT_EQ(read_all(7), (Batches{{1, "one"}, {2, "two"}}));
  EXPECT_EQ(read_all(8), (Batches{{1, "b"}}));
}

TEST_P(JournalContract, RetryingBesideOtherBytesIsAConflict) {  // J6
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "one"}});

  const std::array<Append, 1> group{{{7, opened.epoch, 0, "other"}}};
  EXPECT_EQ(must(journal().retry(group)), Outcomes{conflict});
}

TEST_P(JournalContract, RetryFindsAppendsThatLandedBeforeAFence) {  // J6
  const auto opened = must(journal().open(7));
  append({{7, opened.epoch, 0, "one"}});
  (void)must(journal().open(7));

  const std::vector<Append> group{{7, opened.epoch, 0, "one"}, {7, opened.epoch, 1, "two"}};
  EXPECT_EQ(must(journal().retry(group)), (Outcomes{committed, fenced}));
}

}  // namespace
}  // namespace ft::persistence::tests
