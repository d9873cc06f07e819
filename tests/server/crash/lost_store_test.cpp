// A full disk and a lost database under a running server: the game stalls with a reason and resumes when it is back;
// nothing acknowledged is lost.
#include <gmock/gmock.h>

#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/crash_fixture.hpp"

namespace ft::test {

using testing::HasSubstr;

namespace {

// Whether the health page says so within 20 s.
bool becomes_unwell(std::uint16_t port) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (std::chrono::steady_clock::now() < end)
    if (Browser(port).get("/health").status == 503) return true;
  return false;
}

}  // namespace

TEST(LostDatabase, PausesPlayUntilItIsBackAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});
  Person &ada = company.ada, &bea = company.bea;
  ada.await_answer(ada.ask(roll("before")));

  cluster.kill();
  const std::uint32_t meanwhile = ada.ask(roll("meanwhile"));
  bea.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_THAT(bea.knows.status.reason(), HasSubstr("cannot save")) << "what it means for players";
  company.gm.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_THAT(company.gm.knows.status.reason(), HasSubstr("PostgreSQL")) << "the words are the GM's";
  EXPECT_TRUE(ada.unanswered.contains(meanwhile));
  cluster.restart();

  bea.await_status(wire::TableStatus::PLAYING);
  ada.await_answer(meanwhile);
  ada.await_answer(ada.ask(roll("after")));
  company.kill();
  company.come_back();
  EXPECT_EQ(rolls_in(bea), (std::vector<std::string>{"before", "meanwhile", "after"}));
}

TEST(HungDatabase, PausesPlayUntilItAnswersAndLosesNothing) {
  persistence::tests::PostgresCluster cluster;
  CrashFixture company({"--database", cluster.new_schema_url()});
  Person &ada = company.ada, &bea = company.bea;

  cluster.freeze();
  const std::uint32_t meanwhile = ada.ask(roll("meanwhile"));
  bea.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_THAT(bea.knows.status.reason(), HasSubstr("cannot save"));
  company.gm.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_THAT(company.gm.knows.status.reason(), HasSubstr("has not answered for 3 seconds"));
  EXPECT_TRUE(becomes_unwell(company.server.port()));
  EXPECT_FALSE(Browser(bea.browser).open_table(company.campaign)) << "asked to come again";
  const Answer campaigns = Browser(bea.browser).get("/api/me");
  EXPECT_EQ(campaigns.status, 503u);
  EXPECT_EQ(campaigns.problem(), "The database does not answer. Try again.");
  cluster.thaw();

  bea.await_status(wire::TableStatus::PLAYING);
  ada.await_answer(meanwhile);
  company.kill();
  company.come_back();
  EXPECT_EQ(rolls_in(bea), (std::vector<std::string>{"meanwhile"}));
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

TEST(FullDisk, PausesPlayUntilThereIsRoomAndLosesNothing) {
  CrashFixture company;
  Person &ada = company.ada, &bea = company.bea;
  ada.await_answer(ada.ask(roll("before")));

  company.server.limit_files(4096);
  const std::uint32_t meanwhile = ada.ask(roll("meanwhile"));
  bea.await_status(wire::TableStatus::STORAGE_STALLED);
  company.gm.await_status(wire::TableStatus::STORAGE_STALLED);
  EXPECT_THAT(company.gm.knows.status.reason(), HasSubstr("full"));
  company.server.limit_files(0);

  bea.await_status(wire::TableStatus::PLAYING);
  ada.await_answer(meanwhile);
  company.kill();
  company.come_back();
  EXPECT_EQ(rolls_in(bea), (std::vector<std::string>{"before", "meanwhile"}));
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
