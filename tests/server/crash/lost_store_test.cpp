// A disk or database that is full, lost, hung or read-only under a running server: the game stalls with a reason and resumes
// when it is back; nothing acknowledged is lost.
#include <gmock/gmock.h>

#include <functional>
#include <pqxx/pqxx>

#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/crash_fixture.hpp"

namespace ft::test {

using testing::HasSubstr;

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto soon =
    std::chrono::seconds(8);  // players and the health page know after 4; the rest is for a busy machine

// Whether the health page soon gets this status.
bool health_becomes(unsigned status, std::uint16_t port, Clock::time_point began = Clock::now()) {
  while (Clock::now() < began + soon)
    if (Browser(port).get("/health").status == status) return true;
  return false;
}

// Something fails while a player rolls: play pauses, all clients and the health page soon say so, and after `mend` it goes on.
void pauses_play(CrashFixture& company, const std::string& words_for_gm, const std::function<void()>& mend) {
  Person &ada = company.ada, &bea = company.bea;
  const auto began = Clock::now();
  const std::uint32_t meanwhile = ada.ask(roll("meanwhile"));
  bea.await_status(wire::TableStatus::STORAGE_STALLED);
  company.gm.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_LT(Clock::now() - began, soon);
  EXPECT_THAT(bea.knows.status.reason(), HasSubstr("cannot save")) << "what it means for players";
  EXPECT_THAT(company.gm.knows.status.reason(), HasSubstr(words_for_gm)) << "the words are the GM's";
  EXPECT_TRUE(health_becomes(503, company.server.port(), began));
  EXPECT_TRUE(ada.unanswered.contains(meanwhile));

  mend();

  bea.await_status(wire::TableStatus::PLAYING);
  ada.await_answer(meanwhile);
  EXPECT_TRUE(health_becomes(200, company.server.port()));
}

// The log still has exactly these rolls after a kill.
void keeps(CrashFixture& company, const std::vector<std::string>& rolls) {
  company.kill();
  company.come_back();
  EXPECT_EQ(rolls_in(company.bea), rolls);
}

}  // namespace

TEST(LostDatabase, PausesPlayUntilItIsBackAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});
  Person& ada = company.ada;
  ada.await_answer(ada.ask(roll("before")));

  cluster.kill();
  pauses_play(company, "PostgreSQL", [&] { cluster.restart(); });

  ada.await_answer(ada.ask(roll("after")));
  keeps(company, {"before", "meanwhile", "after"});
}

TEST(HungDatabase, PausesPlayUntilItAnswersAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});
  const Person& bea = company.bea;

  cluster.freeze();
  pauses_play(company, "has not answered for 3 seconds", [&] {
    EXPECT_FALSE(Browser(bea.browser).open_table(company.campaign)) << "asked to come again";
    const Answer campaigns = Browser(bea.browser).get("/api/me");
    EXPECT_EQ(campaigns.status, 503u);
    EXPECT_EQ(campaigns.problem(), "The database does not answer. Try again.");
    cluster.thaw();
  });

  keeps(company, {"meanwhile"});
}

TEST(HungDatabase, IsKnownToTheHealthPageWhereNoOnePlays) {
  persistence::tests::PostgresCluster cluster;
  ChildServer server({"--database", cluster.new_schema_url()});
  server.start();
  EXPECT_TRUE(health_becomes(200, server.port()));

  cluster.freeze();
  EXPECT_TRUE(health_becomes(503, server.port()));

  cluster.thaw();
  EXPECT_TRUE(health_becomes(200, server.port()));
}

TEST(HungDatabase, DoesNotKeepTheServerFromEnding) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});
  cluster.freeze();
  (void)company.ada.ask(roll("never saved"));
  company.bea.await_status(wire::TableStatus::STORAGE_STALLED);
  const auto before = std::chrono::steady_clock::now();

  const int exit_code = company.server.end();

  EXPECT_EQ(exit_code, 1);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(15));
  cluster.thaw();
}

TEST(LostDatabase, IsReportedToClients) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});

  cluster.kill();
  const Answer answer = Browser(company.server.port()).get("/api/me");

  EXPECT_EQ(answer.status, 503u);
  EXPECT_EQ(answer.problem(), "Database unreachable. Try again.");
  cluster.restart();
  EXPECT_EQ(company.ada.browser.get("/api/me").status, 200u);
}

// A standby after a failover, or an administrator's hand.
TEST(ReadOnlyDatabase, PausesPlayUntilItTakesWritesAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  const std::string database = cluster.new_schema_url();
  CrashFixture company({"--database", database});
  const auto set_read_only = [&](const std::string& value) {
    pqxx::connection connection(database);
    pqxx::nontransaction administrator(connection);
    administrator.exec("ALTER SYSTEM SET default_transaction_read_only = " + value);
    administrator.exec("SELECT pg_reload_conf()");
    std::string shown;  // of a new connection; the others have been signaled before it began
    while (shown != value) {
      pqxx::connection later(database);
      shown = pqxx::nontransaction(later).exec("SHOW default_transaction_read_only")[0][0].as<std::string>();
    }
  };

  set_read_only("on");
  pauses_play(company, "read-only transaction", [&] { set_read_only("off"); });

  keeps(company, {"meanwhile"});
}

// PostgreSQL ends a statement that finds no room with 53100; a trigger does so here.
TEST(FullDatabase, PausesPlayUntilThereIsRoomAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  const std::string database = cluster.new_schema_url();
  CrashFixture company({"--database", database});
  pqxx::connection connection(database);
  pqxx::nontransaction administrator(connection);

  administrator.exec(
      "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
      " RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;"
      "CREATE TRIGGER no_room BEFORE INSERT ON journal EXECUTE FUNCTION no_room()");
  pauses_play(company, "No space left on device", [&] { administrator.exec("DROP TRIGGER no_room ON journal"); });

  keeps(company, {"meanwhile"});
}

TEST(HungDisk, PausesPlayUntilItAnswersAndLosesNothing) {
  CrashFixture company({}, ChildServer::Machine::faulty);

  company.server.machine().disk = DiskFault::hangs;
  pauses_play(company, "has not answered for 3 seconds", [&] { company.server.machine().disk = DiskFault::none; });

  keeps(company, {"meanwhile"});
}

TEST(ReadOnlyDisk, PausesPlayUntilItTakesWritesAndLosesNothing) {
  CrashFixture company({}, ChildServer::Machine::faulty);

  company.server.machine().disk = DiskFault::read_only;
  pauses_play(company, "SQLite", [&] { company.server.machine().disk = DiskFault::none; });

  keeps(company, {"meanwhile"});
}

TEST(FullDisk, PausesPlayUntilThereIsRoomAndLosesNothing) {
  CrashFixture company;
  company.ada.await_answer(company.ada.ask(roll("before")));

  company.server.limit_files(4096);
  pauses_play(company, "full", [&] { company.server.limit_files(0); });

  keeps(company, {"before", "meanwhile"});
}

TEST(FullDisk, RefusesAnInviteAndAnUploadInASentence) {
  CrashFixture company;
  Browser& gm = company.gm.browser;
  const std::string about = "/api/campaigns/" + std::to_string(company.campaign);

  company.server.limit_files(4096);
  const Answer invite = gm.post(about + "/invites", wire::NewInvite());
  const Answer upload = gm.send({.method = "POST",
                                 .path = about + "/assets",
                                 .body = std::string(100'000, 'x'),
                                 .headers = {{"X-File-Name", "map.png"}}});

  EXPECT_EQ(invite.status, 503u);
  EXPECT_EQ(invite.problem(), "The server's disk is full. Nothing was saved.");
  EXPECT_EQ(upload.status, 503u);
  EXPECT_EQ(upload.problem(), "The server's disk is full. Nothing was saved.");
  company.server.limit_files(0);
  EXPECT_EQ(gm.post(about + "/invites", wire::NewInvite()).status, 200u);
}

}  // namespace ft::test
