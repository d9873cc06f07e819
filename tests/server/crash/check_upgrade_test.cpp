// `fairtable --check-upgrade`: what another version would make of the campaigns, without a byte written (V5).
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <map>

#include "persistence/postgres/postgres_connection.hpp"
#include "persistence/sqlite/sqlite_connection.hpp"
#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/crash_fixture.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace fs = std::filesystem;
using testing::HasSubstr;

namespace {

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// All but the index of SQLite's log, which changes as it is read.
std::map<std::string, std::string> files_in(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() != ".sqlite-shm")
      files[entry.path()] = bytes_of(entry.path());
  return files;
}

std::vector<fs::path> names_in(const fs::path& folder) {
  std::vector<fs::path> names;
  for (const auto& [name, bytes] : files_in(folder)) names.emplace_back(name);
  return names;
}

// Of a database that an ordinary user reaches.
std::string url_for_anyone(persistence::tests::PostgresCluster& cluster) {
  fs::permissions(cluster.socket_folder(), fs::perms::all);
  return cluster.new_schema_url();
}

constexpr auto back_to_version_4 = "DROP TABLE account_links; DELETE FROM schema_versions WHERE version = 5";
constexpr auto would_migrate = "The database has version 4; this program would bring it to version 5.\n";
constexpr auto goes_on = "The Bridge (heimr): goes on as it is.\n";
constexpr auto undone = "The Bridge (heimr): would be undone: Start combat.\n";

}  // namespace

/// A campaign of HEIMR whose fight has just been begun, with a question open.
class CheckUpgrade : public testing::Test {
 protected:
  void begin_a_fight(ChildServer& server) {
    server.start();
    gm.browser.move_to(server.port());
    set_up(gm, server.setup_token());
    campaign = make_sample(gm, "The Bridge", "heimr");
    begin_with_a_tie();
  }
  /// The dice decide whether two creatures are tied in the order, and the GM is asked which is first.
  void begin_with_a_tie() {
    ASSERT_EQ(answer_to(gm, action(gm, "start_conflict")), "");
    for (int tries = 0; tries < 100 && gm.knows.questions.empty(); ++tries) {
      ASSERT_EQ(answer_to(gm, action(gm, "end_conflict")), "");
      ASSERT_EQ(answer_to(gm, action(gm, "start_conflict")), "");
    }
    ASSERT_FALSE(gm.knows.questions.empty());
  }
  static fs::path data(const ChildServer& server) { return server.folder() / "data"; }
  static Ending check(const ChildServer& server, const Flags& more = {}) {
    Flags flags{"--check-upgrade", "--data", data(server)};
    flags.insert(flags.end(), more.begin(), more.end());
    return run_to_end(flags);
  }
  /// Where initiative is rolled with another attribute.
  Flags changed_content() const {
    const fs::path content = folder.path() / "content";
    fs::copy(FT_CONTENT_FOLDER, content, fs::copy_options::recursive);
    const fs::path attributes = content / "heimr" / "content" / "attributes.toml";
    std::string text = bytes_of(attributes);
    const std::string mark = "initiative = true\n";
    text.erase(text.find(mark), mark.size());
    text.insert(text.find("fatigue = true\n"), mark);
    std::ofstream(attributes, std::ios::binary) << text;
    return {"--content", content};
  }

  persistence::tests::TemporaryFolder folder;
  Person gm{"Gil", Browser(0)};
  std::uint64_t campaign = 0;
};

TEST_F(CheckUpgrade, SaysWhatGoesOnAndWhatWouldBeUndone) {
  ChildServer server;
  begin_a_fight(server);
  EXPECT_EQ(server.end(), 0);
  const auto before = files_in(data(server));

  const Ending same = check(server);
  const Ending changed = check(server, changed_content());

  EXPECT_EQ(same.output, goes_on) << same.complaints;
  EXPECT_EQ(same.exit_code, 0);
  EXPECT_EQ(changed.output, undone) << changed.complaints;
  EXPECT_EQ(changed.exit_code, 1);
  EXPECT_EQ(files_in(data(server)), before);
}

TEST_F(CheckUpgrade, ReadsTheDatabaseOfAKilledServerAsItLies) {
  ChildServer server;
  begin_a_fight(server);
  server.kill();
  const auto before = files_in(data(server));

  EXPECT_EQ(check(server).output, goes_on);

  EXPECT_EQ(files_in(data(server)), before);
}

TEST_F(CheckUpgrade, DisturbsNoRunningServer) {
  ChildServer server;
  begin_a_fight(server);
  const std::vector<fs::path> before = names_in(data(server));

  EXPECT_EQ(check(server).output, goes_on);

  EXPECT_EQ(names_in(data(server)), before);
  EXPECT_EQ(answer_to(gm, roll("still here")), "");
  EXPECT_EQ(gm.knows.status.kind(), wire::TableStatus::PLAYING);
}

TEST_F(CheckUpgrade, DisturbsNoRunningServerOnPostgres) {
  persistence::tests::PostgresCluster cluster;
  const std::string database = url_for_anyone(cluster);
  ChildServer server({"--database", database});
  begin_a_fight(server);

  const Ending same = check(server, {"--database", database});
  Flags changed = changed_content();
  changed.insert(changed.end(), {"--database", database});

  EXPECT_EQ(same.output, goes_on) << same.complaints;
  EXPECT_EQ(same.exit_code, 0);
  EXPECT_EQ(check(server, changed).output, undone);
  EXPECT_EQ(answer_to(gm, roll("still here")), "");
  EXPECT_EQ(gm.knows.status.kind(), wire::TableStatus::PLAYING) << "no other opener took its table";
}

TEST_F(CheckUpgrade, SaysWhichCampaignCannotBeOpened) {
  ChildServer server;
  begin_a_fight(server);
  EXPECT_EQ(server.end(), 0);
  {
    const auto session = persistence::sqlite::SqliteConnection::open(data(server) / "fairtable.sqlite");
    ASSERT_TRUE((*session)->run_script("UPDATE campaigns SET system = 'chess'"));
  }

  const Ending ending = check(server);

  EXPECT_EQ(ending.output, "The Bridge (chess): cannot be opened: this server has no rulebook chess\n");
  EXPECT_EQ(ending.exit_code, 1);
}

TEST_F(CheckUpgrade, SaysThatAnOlderDatabaseWouldBeMigrated) {
  ChildServer server;
  begin_a_fight(server);
  EXPECT_EQ(server.end(), 0);
  {
    const auto session = persistence::sqlite::SqliteConnection::open(data(server) / "fairtable.sqlite");
    ASSERT_TRUE((*session)->run_script(back_to_version_4));
  }
  const auto before = files_in(data(server));

  const Ending ending = check(server);

  EXPECT_EQ(ending.output, std::string(would_migrate) + goes_on);
  EXPECT_EQ(files_in(data(server)), before);
}

TEST_F(CheckUpgrade, SaysHowToCheckAnOlderDatabaseOfPostgres) {
  persistence::tests::PostgresCluster cluster;
  const std::string database = url_for_anyone(cluster);
  ChildServer server({"--database", database});
  begin_a_fight(server);
  EXPECT_EQ(server.end(), 0);
  {
    const auto session = persistence::postgres::PostgresConnection::open(database);
    ASSERT_TRUE((*session)->run_script(back_to_version_4));
  }

  const Ending ending = check(server, {"--database", database});

  EXPECT_EQ(ending.output, would_migrate);
  EXPECT_THAT(ending.complaints, HasSubstr("Restore a dump into another database"));
  EXPECT_EQ(ending.exit_code, 1);
}

TEST_F(CheckUpgrade, ChecksACampaignInTheBin) {
  ChildServer server;
  begin_a_fight(server);
  const std::string about = "/api/campaigns/" + std::to_string(campaign);
  ASSERT_EQ(gm.browser.send({.method = "POST", .path = about + "/delete"}).status, 200u);
  EXPECT_EQ(server.end(), 0);

  EXPECT_EQ(check(server).output, "The Bridge (heimr, in the bin): goes on as it is.\n");
}

TEST_F(CheckUpgrade, SaysThatThereIsNoRoomForItsCopy) {
  ChildServer server;
  begin_a_fight(server);
  EXPECT_EQ(server.end(), 0);

  const Ending ending = run_to_end({"--check-upgrade", "--data", data(server)}, 4096);

  EXPECT_THAT(ending.complaints, HasSubstr("full"));
  EXPECT_EQ(ending.exit_code, 1);
}

TEST_F(CheckUpgrade, ReadsADatabaseWithItsLogInAFolderThatItMayNotWriteTo) {
  ChildServer server;
  begin_a_fight(server);
  server.kill();
  ASSERT_TRUE(fs::remove(data(server) / "fairtable.sqlite-shm"));
  ASSERT_GT(fs::file_size(data(server) / "fairtable.sqlite-wal"), 0U);
  const auto before = files_in(data(server));
  fs::permissions(data(server), fs::perms::owner_read | fs::perms::owner_exec);

  const Ending ending = check(server);

  fs::permissions(data(server), fs::perms::owner_all);
  EXPECT_EQ(ending.output, goes_on) << ending.complaints;
  EXPECT_EQ(files_in(data(server)), before);
}

TEST_F(CheckUpgrade, FindsNothingWhereThereIsNoDatabase) {
  const std::string nowhere = folder.path() / "nowhere";

  const Ending ending = run_to_end({"--check-upgrade", "--data", nowhere});

  EXPECT_EQ(ending.complaints, "fairtable: there is no database in " + nowhere + "\n");
  EXPECT_EQ(ending.exit_code, 1);
  EXPECT_FALSE(fs::exists(nowhere));
}

TEST(CheckUpgradeHelp, SaysWhatTheExitStatusMeans) {
  EXPECT_THAT(run_to_end({"--help"}).output, HasSubstr("--check-upgrade"));
}

}  // namespace ft::test
