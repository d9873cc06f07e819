// J8 of persistence/README.md: what a program acknowledged is there after kill -9, on both databases.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <random>

#include "persistence/store.hpp"
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

Bytes bytes_of(std::int64_t number) { return "batch " + std::to_string(number); }

// Appends forever, a group of two tables at a time, and writes each durable number to `pipe_end`.
[[noreturn]] void write_for_ever(StorePlace& place, int pipe_end) {
  const auto store = must(place.open());
  const OpenedTable seven = must(store->journal().open(7));
  const OpenedTable eight = must(store->journal().open(8));
  for (std::int64_t number = seven.last_number + 1;; ++number) {
    const Bytes bytes = bytes_of(number);
    const std::array<Append, 2> group{{{7, seven.epoch, number - 1, bytes}, {8, eight.epoch, number - 1, bytes}}};
    (void)must(store->journal().append(group));
    if (::write(pipe_end, &number, sizeof(number)) != sizeof(number)) std::abort();
  }
}

// Lets a writer run until it acknowledged `acknowledgements` more, kills it, and returns the last number it wrote.
std::int64_t run_and_kill(StorePlace& place, int acknowledgements) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
  const pid_t writer = ::fork();
  if (writer == 0) {
    ::close(ends[0]);
    write_for_ever(place, ends[1]);
  }
  ::close(ends[1]);
  std::int64_t number = 0;
  for (int heard = 0; heard < acknowledgements; ++heard) {
    EXPECT_EQ(::read(ends[0], &number, sizeof(number)), static_cast<ssize_t>(sizeof(number)));
  }
  ::kill(writer, SIGKILL);
  while (::read(ends[0], &number, sizeof(number)) == sizeof(number)) continue;  // written, but not read yet
  ::close(ends[0]);
  ::waitpid(writer, nullptr, 0);
  return number;
}

class KilledWriter : public ::testing::TestWithParam<StoreKind> {};
INSTANTIATE_TEST_SUITE_P(On, KilledWriter,
                         ::testing::Values(StoreKind{"sqlite", sqlite_place}, StoreKind{"postgres", postgres_place}),
                         name_of_kind);

TEST_P(KilledWriter, LosesNothingItAcknowledged) {  // J8
  const auto place = GetParam().make();
  std::mt19937 random(1);  // how long each writer lives; the moment within its work is the machine's choice

  for (int round = 0; round < 15; ++round) {
    const std::int64_t acknowledged = run_and_kill(*place, 1 + static_cast<int>(random() % 20));

    const auto store = must(place->open());
    const OpenedTable seven = must(store->journal().open(7));  // waits for what the killed one still committed
    const OpenedTable eight = must(store->journal().open(8));
    ASSERT_GE(seven.last_number, acknowledged);
    ASSERT_LE(seven.last_number, acknowledged + 1);
    ASSERT_EQ(seven.last_number, eight.last_number);
    const auto batches = must(store->journal().read(7, 1, 100'000));
    ASSERT_EQ(batches.size(), static_cast<std::size_t>(seven.last_number));
    for (const Batch& batch : batches) ASSERT_EQ(batch.bytes, bytes_of(batch.number));
  }
}

}  // namespace
}  // namespace ft::persistence::tests
