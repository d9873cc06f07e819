// J9, C2 and F4 of persistence/README.md: a disk without room, played by the system's limit on the size of a file.
#include <gtest/gtest.h>

#include "tests/persistence/contract.hpp"
#include "tests/persistence/full_disk.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

constexpr std::size_t limit_bytes = 2'000'000;

Result<std::vector<AppendOutcome>> append(Store& store, const OpenedTable& opened, std::int64_t number) {
  const Bytes bytes(100'000, static_cast<char>('a' + number % 26));
  const std::array<Append, 1> group{{{7, opened.epoch, number - 1, bytes}}};
  return store.journal().append(group);
}

TEST(FullDisk, StopsTheSqliteJournalWithoutHarmUntilThereIsRoomAgain) {  // J9
  const TemporaryFolder folder;
  auto store = must(open_sqlite(folder.path()));
  const OpenedTable opened = must(store->journal().open(7));
  std::int64_t committed = 0;

  Result<std::vector<AppendOutcome>> outcome;
  {
    const FullDisk full(limit_bytes);
    while ((outcome = append(*store, opened, committed + 1))) ++committed;
    EXPECT_EQ(outcome_of(append(*store, opened, committed + 1)), "full");
    EXPECT_EQ(must(store->journal().last_number(7)), committed);
  }

  EXPECT_EQ(outcome_of(outcome), "full");
  EXPECT_GT(committed, 5);
  EXPECT_EQ(outcome_of(append(*store, opened, committed + 1)), "ok");
  store.reset();
  store = must(open_sqlite(folder.path()));
  EXPECT_EQ(must(store->journal().read(7, 1, 1000)).size(), static_cast<std::size_t>(committed + 1));
}

TEST(FullDisk, StopsASqliteWorkerWithNothingHalfDone) {  // J9
  const TemporaryFolder folder;
  const auto store = must(open_sqlite(folder.path()));
  const CampaignId mire = some_campaign(*store);
  const SeatId bo = some_seat(*store, mire);

  {
    const FullDisk full(limit_bytes);
    const NewChatMessage long_message{mire, bo, {bo}, 100, Bytes(limit_bytes, 'x')};
    EXPECT_EQ(outcome_of(store->chat().append(long_message)), "full");
  }

  EXPECT_TRUE(must(store->chat().page({.campaign = mire, .limit = 10})).empty());
  EXPECT_EQ(outcome_of(store->chat().append({mire, bo, {bo}, 100, "short"})), "ok");
}

TEST(FullDisk, LeavesNoSqliteCampaignWithoutItsGm) {  // C2
  const TemporaryFolder folder;
  const auto store = must(open_sqlite(folder.path()));
  const AccountId ada = some_account(*store);

  {
    const FullDisk full(limit_bytes);
    const std::string too_much(limit_bytes, 'A');
    EXPECT_EQ(outcome_of(store->campaigns().create_with_gm({"Mire", "grimwire", ada, 100}, too_much)), "full");
  }

  EXPECT_TRUE(must(store->campaigns().list()).empty());
}

TEST(Checkpoints, MoveTheLogIntoTheDatabaseWhileCommitsGoOn) {  // J9
  const TemporaryFolder folder;
  const auto store = must(open_sqlite(folder.path()));
  const OpenedTable opened = must(store->journal().open(7));

  std::int64_t committed = 0;
  while (std::filesystem::file_size(folder.path() / "fairtable.sqlite") < 1'000'000) {
    ASSERT_EQ(outcome_of(append(*store, opened, ++committed)), "ok");
    ASSERT_LT(committed, 2000);
  }
}

std::size_t files_under(const std::filesystem::path& folder) {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) count += entry.is_regular_file();
  return count;
}

TEST(FullDisk, StopsAnUploadAndLeavesNoFile) {  // F4
  const TemporaryFolder folder;
  const auto store = must(open_sqlite(folder.path()));
  const FullDisk full(limit_bytes);

  {
    auto upload = must(store->assets().begin(10 * limit_bytes));
    EXPECT_EQ(outcome_of(upload->append(Bytes(limit_bytes, 'x'))), "ok");
    EXPECT_EQ(outcome_of(upload->append("y")), "full");
  }

  EXPECT_EQ(files_under(folder.path() / "assets"), 0U);
}

TEST(Uploads, UploadOfAKilledProgramIsClearedAtTheNextStart) {  // F4
  const TemporaryFolder folder;
  auto store = must(open_sqlite(folder.path()));
  auto upload = must(store->assets().begin(100));
  must(upload->append("half"));
  ASSERT_EQ(files_under(folder.path() / "assets"), 1U);

  const auto next = must(open_sqlite(folder.path()));

  EXPECT_EQ(files_under(folder.path() / "assets"), 0U);
}

}  // namespace
}  // namespace ft::persistence::tests
