// V1 to V3 of persistence/README.md: which databases a program opens.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <pqxx/pqxx>

#include "persistence/postgres/migrations.hpp"
#include "persistence/sqlite/migrations.hpp"
#include "tests/persistence/contract.hpp"
#include "tests/persistence/postgres_cluster.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

constexpr auto from_the_future = "INSERT INTO schema_versions (version, name) VALUES (999, '0999_future')";

void execute_in_sqlite(const std::filesystem::path& folder, const char* statement) {
  sqlite3* database = nullptr;
  sqlite3_open((folder / "fairtable.sqlite").c_str(), &database);
  EXPECT_EQ(sqlite3_exec(database, statement, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

TEST(Versions, MigrationsComeInPairs) {  // V1
  const auto sqlite = sqlite::migrations();
  const auto postgres = postgres::migrations();

  ASSERT_EQ(sqlite.size(), postgres.size());
  for (std::size_t step = 0; step < sqlite.size(); ++step) EXPECT_EQ(sqlite[step].name, postgres[step].name);
  EXPECT_EQ(sqlite[0].name, "0001_initial");
}

TEST(Versions, ANewerSqliteDatabaseIsRefusedWithASentence) {  // V2
  const TemporaryFolder folder;
  must(open_sqlite(folder.path())).reset();
  execute_in_sqlite(folder.path(), from_the_future);

  const auto opened = open_sqlite(folder.path());

  ASSERT_EQ(outcome_of(opened), "newer_database");
  EXPECT_EQ(opened.error().text,
            "the database has version 999, but this program knows only versions up to 5: start a newer Fairtable");
}

TEST(Versions, ANewerPostgresDatabaseIsRefused) {  // V2
  const TemporaryFolder folder;
  const std::string url = PostgresCluster::shared().new_schema_url();
  must(open_postgres(url, folder.path())).reset();
  pqxx::connection connection(url);
  pqxx::nontransaction(connection).exec(from_the_future);

  EXPECT_EQ(outcome_of(open_postgres(url, folder.path())), "newer_database");
}

TEST(Versions, AFileThatIsNoDatabaseIsCorrupt) {  // V3
  const TemporaryFolder folder;
  std::FILE* file = std::fopen((folder.path() / "fairtable.sqlite").c_str(), "w");
  std::fputs(
      "this is not a database, but it is long enough to be read as one: "
      "this is not a database, but it is long enough to be read as one",
      file);
  std::fclose(file);

  EXPECT_EQ(outcome_of(open_sqlite(folder.path())), "corrupt");
}

TEST(Versions, AFolderThatCannotBeMadeIsUnreachable) {  // V3
  EXPECT_EQ(outcome_of(open_sqlite("/proc/fairtable")), "unreachable");
}

TEST(Versions, AGapInAJournalIsCorrupt) {  // J10
  const TemporaryFolder folder;
  {
    const auto store = must(open_sqlite(folder.path()));
    const auto opened = must(store->journal().open(7));
    for (std::int64_t number = 0; number < 3; ++number) {
      const std::array<Append, 1> group{{{7, opened.epoch, number, "x"}}};
      (void)must(store->journal().append(group));
    }
  }
  execute_in_sqlite(folder.path(), "DELETE FROM journal WHERE number = 2");

  const auto store = must(open_sqlite(folder.path()));
  EXPECT_EQ(outcome_of(store->journal().read(7, 1, 10)), "corrupt");
  EXPECT_EQ(outcome_of(store->journal().read(7, 3, 10)), "ok");
}

}  // namespace
}  // namespace ft::persistence::tests
