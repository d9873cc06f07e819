// J7 of persistence/README.md: what a journal may look like after a failure at any write.
#include <gtest/gtest.h>

#include "persistence/faulty/faulty_store.hpp"
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

constexpr std::int64_t batches = 6;
constexpr std::int64_t writes = 1 + batches;  // one opening, then an append each

Bytes bytes_of(std::int64_t number) { return "batch " + std::to_string(number); }

// Writes until the fault comes, as a program would that stops there. Returns how many batches were acknowledged.
std::int64_t write_until_it_fails(Journal& journal) {
  const auto opened = journal.open(7);
  if (!opened) return 0;
  for (std::int64_t number = 1; number <= batches; ++number) {
    const Bytes bytes = bytes_of(number);
    const std::array<Append, 1> group{{{7, opened->epoch, number - 1, bytes}}};
    if (!journal.append(group)) return number - 1;
  }
  return batches;
}

// A writer that repeats failed calls.
void write_in_spite_of_faults(Journal& journal) {
  auto opened = journal.open(7);
  if (!opened) opened = journal.open(7);
  for (std::int64_t number = 1; number <= batches; ++number) {
    const Bytes bytes = bytes_of(number);
    const std::array<Append, 1> group{{{7, must(opened).epoch, number - 1, bytes}}};
    auto outcomes = journal.append(group);
    if (!outcomes) outcomes = journal.retry(group);
    ASSERT_EQ(must(outcomes), std::vector{AppendOutcome::committed});
  }
}

class FaultLaw : public ::testing::TestWithParam<StoreKind> {};
INSTANTIATE_TEST_SUITE_P(On, FaultLaw,
                         ::testing::Values(StoreKind{"memory", memory_place}, StoreKind{"sqlite", sqlite_place}),
                         name_of_kind);

TEST_P(FaultLaw, FailedJournalHoldsAcknowledgedAndAtMostOneBatchMore) {  // J7
  for (const FaultMoment moment : {FaultMoment::before, FaultMoment::after}) {
    for (std::int64_t at_write = 1; at_write <= writes + 1; ++at_write) {
      const auto place = GetParam().make();

      const auto faulty = make_faulty(must(place->open()), {at_write, moment});
      const std::int64_t acknowledged = write_until_it_fails(faulty->journal());

      const auto reopened = must(place->open());
      const auto found = must(reopened->journal().read(7, 1, 1000));
      EXPECT_GE(found.size(), static_cast<std::size_t>(acknowledged));
      EXPECT_LE(found.size(), static_cast<std::size_t>(acknowledged + 1));
      for (const Batch& batch : found) EXPECT_EQ(batch.bytes, bytes_of(batch.number));
    }
  }
}

TEST_P(FaultLaw, RetriesLoseAndRepeatNothing) {  // J6
  for (const FaultMoment moment : {FaultMoment::before, FaultMoment::after}) {
    for (std::int64_t at_write = 1; at_write <= writes; ++at_write) {
      const auto place = GetParam().make();

      const auto faulty = make_faulty(must(place->open()), {at_write, moment});
      write_in_spite_of_faults(faulty->journal());

      const auto found = must(faulty->journal().read(7, 1, 1000));
      ASSERT_EQ(found.size(), static_cast<std::size_t>(batches));
      for (const Batch& batch : found) EXPECT_EQ(batch.bytes, bytes_of(batch.number));
    }
  }
}

TEST(FaultyStore, CountsTheWritesOfEveryInterface) {
  const auto faulty = make_faulty(must(memory_place()->open()), {3, FaultMoment::before});

  must(faulty->snapshots().put(7, 1, "x"));
  (void)must(faulty->journal().open(7));
  (void)must(faulty->accounts().count());

  EXPECT_EQ(outcome_of(faulty->accounts().create({"Ada", "x", 100})), "unreachable");
  EXPECT_EQ(outcome_of(faulty->accounts().create({"Ada", "x", 100})), "ok");
}

TEST(FaultyStore, SaysInDoubtWhereTheWriteTookEffect) {
  const auto faulty = make_faulty(must(memory_place()->open()), {1, FaultMoment::after});

  EXPECT_EQ(outcome_of(faulty->accounts().create({"Ada", "x", 100})), "in_doubt");
  EXPECT_EQ(must(faulty->accounts().count()), 1);
}

}  // namespace
}  // namespace ft::persistence::tests
