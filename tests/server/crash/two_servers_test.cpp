// Two servers share one database: everyone reconnects, nothing is lost, nothing happens twice.
#include <gmock/gmock.h>

#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/crash_fixture.hpp"

namespace ft::test {

using persistence::tests::PostgresCluster;
using testing::HasSubstr;

namespace {

// As a browser does when the server asks for it.
void reconnect(Person& who, std::uint64_t campaign) {
  who.take_last_words();
  EXPECT_EQ(who.farewell, "Reconnecting.");
  who.arrive(campaign);
  who.repeat_unanswered();
}

}  // namespace

TEST(TwoServers, OnOneDatabaseSendClientsToReconnectAndEverythingHappensOnce) {
  PostgresCluster cluster;
  const Flags flags{"--database", cluster.new_schema_url()};
  CrashFixture company(flags);
  Person &gm = company.gm, &ada = company.ada, &bea = company.bea;
  ChildServer other(flags);
  other.start();
  bea.drop();
  bea.browser.move_to(other.port());
  bea.arrive(company.campaign);

  const std::uint32_t one = ada.ask(roll("one"));
  for (Person* person : {&gm, &ada}) reconnect(*person, company.campaign);
  ada.await_answer(one);
  EXPECT_EQ(gm.knows.status.reason(), "");

  const std::uint32_t two = bea.ask(roll("two"));
  reconnect(bea, company.campaign);
  bea.await_answer(two);

  wire::ClientFrame line;
  line.mutable_say()->set_text("three");
  const std::uint32_t three = ada.ask(line);
  for (Person* person : {&gm, &ada}) reconnect(*person, company.campaign);
  ada.await_answer(three);

  EXPECT_THAT(gm.knows.status.reason(), HasSubstr("Two servers share one database"));
  EXPECT_EQ(ada.knows.status.reason(), "") << "it is the GM's to know";
  gm.reload(company.campaign);
  EXPECT_EQ(rolls_in(gm), (std::vector<std::string>{"one", "two"}));
  ASSERT_EQ(gm.knows.chat.size(), 1U);
  EXPECT_EQ(gm.knows.chat.front().text(), "three");
}

}  // namespace ft::test
