// V4 and V5 of persistence/README.md: what is kept before a migration, and a look that changes nothing.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <map>

#include "persistence/postgres/migrations.hpp"
#include "persistence/postgres/postgres_connection.hpp"
#include "persistence/sqlite/migrations.hpp"
#include "persistence/sqlite/sqlite_connection.hpp"
#include "tests/persistence/contract.hpp"
#include "tests/persistence/full_disk.hpp"
#include "tests/persistence/postgres_cluster.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

namespace fs = std::filesystem;
using sqlite::SqliteConnection;

constexpr std::int64_t newest = 5;
constexpr auto an_account =
    "INSERT INTO accounts (name, folded_name, password_hash, created_at_s) VALUES ('Ada', 'ada', 'hash', 100)";

Result<void> nothing_to_copy(std::int64_t) { return {}; }

// A database as an older program left it, with an account.
void make_older(sql::DbConnection& session, std::span<const sql::Migration> migrations) {
  must(sql::migrate(session, migrations.first(newest - 1), nothing_to_copy));
  must(session.run_script(an_account));
}
void make_older_sqlite(const fs::path& folder) {
  make_older(*must(SqliteConnection::open(folder / "fairtable.sqlite")), sqlite::migrations());
}

std::int64_t version_of(const fs::path& file) {
  const auto session = must(SqliteConnection::open_read_only(file));
  return must(session->run("SELECT max(version) FROM schema_versions", {})).front().integer(0);
}

std::map<std::string, std::string> files_in(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    files[entry.path()] = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  return files;
}

TEST(Upgrade, KeepsTheSqliteDatabaseAsItWas) {  // V4
  const TemporaryFolder folder;
  make_older_sqlite(folder.path());
  std::vector<std::string> notices;

  const auto store = must(open_sqlite(folder.path(), [&](std::string_view one) { notices.emplace_back(one); }));

  const fs::path copy = folder.path() / "fairtable-version-4.sqlite";
  EXPECT_EQ(version_of(copy), 4);
  EXPECT_EQ(must(must(SqliteConnection::open_read_only(copy))->run("SELECT name FROM accounts", {})).size(), 1U);
  EXPECT_EQ(notices, std::vector<std::string>{"the database of version 4 is kept as " + copy.string() +
                                              "; it is now brought to version 5"});
  EXPECT_EQ(must(store->accounts().find_by_name("ada")).name, "Ada");
}

TEST(Upgrade, KeepsTheNewestCopyOfAVersion) {  // V4
  const TemporaryFolder folder;
  make_older_sqlite(folder.path());
  const fs::path copy = folder.path() / "fairtable-version-4.sqlite";
  std::ofstream(copy) << "of another day";

  must(open_sqlite(folder.path())).reset();

  EXPECT_EQ(version_of(copy), 4);
}

TEST(Upgrade, CopiesNeitherANewDatabaseNorACurrentOne) {  // V4
  const TemporaryFolder folder;
  std::vector<std::string> notices;
  const auto note = [&](std::string_view one) { notices.emplace_back(one); };

  must(open_sqlite(folder.path(), note)).reset();
  must(open_sqlite(folder.path(), note)).reset();

  EXPECT_EQ(notices, std::vector<std::string>{});
  for (const auto& [file, bytes] : files_in(folder.path())) EXPECT_EQ(file.find("version"), file.npos) << file;
}

TEST(Upgrade, WithoutRoomForTheCopyMigratesNothing) {  // V4
  const TemporaryFolder folder;
  make_older_sqlite(folder.path());

  {
    const FullDisk full(100'000);
    const auto opened = open_sqlite(folder.path());
    ASSERT_EQ(outcome_of(opened), "full");
    EXPECT_EQ(opened.error().text, "the database has the older version 4, and no copy of it can be kept as " +
                                       (folder.path() / "fairtable-version-4.sqlite").string() +
                                       ", so that it stays as it is: SQLite: the disk is full");
  }

  EXPECT_EQ(version_of(folder.path() / "fairtable.sqlite"), 4);
  EXPECT_FALSE(fs::exists(folder.path() / "fairtable-version-4.sqlite"));
  EXPECT_FALSE(fs::exists(folder.path() / "fairtable-version-4.sqlite.part"));
  EXPECT_EQ(outcome_of(open_sqlite(folder.path())), "ok");
}

TEST(Upgrade, OfPostgresSaysThatThereIsNoCopy) {  // V4
  const TemporaryFolder folder;
  const std::string url = PostgresCluster::shared().new_schema_url();
  make_older(*must(postgres::PostgresConnection::open(url)), postgres::migrations());
  std::vector<std::string> notices;

  (void)must(open_postgres(url, folder.path(), [&](std::string_view one) { notices.emplace_back(one); }));

  EXPECT_EQ(notices, std::vector<std::string>{"the database of version 4 is now brought to version 5; of PostgreSQL "
                                              "the server keeps no copy, pg_dump makes one"});
}

TEST(Inspection, OfAStoppedSqliteDatabaseChangesNothing) {  // V5
  const TemporaryFolder folder, scratch;
  make_older_sqlite(folder.path());
  const auto before = files_in(folder.path());

  const InspectedStore inspected = must(inspect_sqlite(folder.path(), scratch.path()));
  (void)some_campaign(*inspected.store, "Bea");

  EXPECT_EQ(inspected.version, 4);
  EXPECT_EQ(inspected.newest, 5);
  EXPECT_EQ(must(inspected.store->accounts().find_by_name("ada")).name, "Ada");
  EXPECT_EQ(files_in(folder.path()), before);
}

TEST(Inspection, ReadsNoPostgresDatabaseOfAnOlderVersion) {  // V5
  const TemporaryFolder scratch;
  const std::string url = PostgresCluster::shared().new_schema_url();
  make_older(*must(postgres::PostgresConnection::open(url)), postgres::migrations());

  const InspectedStore inspected = must(inspect_postgres(url, scratch.path()));

  EXPECT_EQ(inspected.version, 4);
  EXPECT_EQ(inspected.store, nullptr);
}

TEST(Inspection, OfAPostgresDatabaseWritesNothing) {  // V5
  const TemporaryFolder folder, scratch;
  const std::string url = PostgresCluster::shared().new_schema_url();
  (void)some_campaign(*must(open_postgres(url, folder.path())));

  const InspectedStore inspected = must(inspect_postgres(url, scratch.path()));

  EXPECT_EQ(must(inspected.store->campaigns().list()).size(), 1U);
  EXPECT_NE(outcome_of(inspected.store->campaigns().rename(1, "Moor")), "ok");
  EXPECT_NE(outcome_of(inspected.store->journal().open(1)), "ok");
}

TEST(Inspection, FindsNoDatabaseWhereThereIsNone) {  // V5
  const TemporaryFolder folder, scratch;

  EXPECT_EQ(outcome_of(inspect_sqlite(folder.path(), scratch.path())), "not_found");
  EXPECT_TRUE(files_in(folder.path()).empty());
}

}  // namespace
}  // namespace ft::persistence::tests
