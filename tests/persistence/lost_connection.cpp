// J6, J11 and J12 of persistence/README.md: a PostgreSQL server that goes away, and comes back.
#include <gtest/gtest.h>

#include <future>
#include <pqxx/pqxx>

#include "persistence/postgres/url.hpp"
#include "tests/persistence/connection_breaker.hpp"
#include "tests/persistence/contract.hpp"
#include "tests/persistence/postgres_cluster.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

using Outcomes = std::vector<AppendOutcome>;
using Batches = std::vector<Batch>;
using enum AppendOutcome;

class BrokenCommit : public ::testing::Test {
 protected:
  BrokenCommit() : store_(must(open_postgres(with_host(direct_url_, breaker_.folder()), folder_.path()))) {}

  [[nodiscard]] Journal& journal() { return store_->journal(); }

  // Blocks until some session of the server waits for a lock.
  void wait_for_a_waiting_session() {
    pqxx::connection connection(direct_url_);
    pqxx::nontransaction ask(connection);
    while (ask.exec1("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")[0].as<int>() == 0) {
      std::this_thread::yield();
    }
  }

  std::string direct_url_ = PostgresCluster::shared().new_schema_url();
  ConnectionBreaker breaker_{PostgresCluster::shared().socket_folder()};
  TemporaryFolder folder_;
  std::unique_ptr<Store> store_;
  OpenedTable opened_ = must(journal().open(7));
  const std::array<Append, 1> group_{{{7, opened_.epoch, 0, "one"}}};
};

TEST_F(BrokenCommit, CommitThatNeverArrivedIsInDoubtAndLandsByRetry) {  // J6
  breaker_.at_next_commit(AtCommit::drop_before);
  EXPECT_EQ(outcome_of(journal().append(group_)), "in_doubt");

  EXPECT_EQ(must(journal().retry(group_)), Outcomes{committed});
  EXPECT_EQ(must(journal().read(7, 1, 10)), (Batches{{1, "one"}}));
}

TEST_F(BrokenCommit, CommitThatTookEffectIsInDoubtAndFoundByRetry) {  // J6
  breaker_.at_next_commit(AtCommit::drop_after);
  EXPECT_EQ(outcome_of(journal().append(group_)), "in_doubt");

  EXPECT_EQ(must(journal().retry(group_)), Outcomes{committed});
  EXPECT_EQ(must(journal().read(7, 1, 10)), (Batches{{1, "one"}}));
}

TEST_F(BrokenCommit, RetryWaitsForACommitInProgress) {  // J6
  breaker_.at_next_commit(AtCommit::hold);
  EXPECT_EQ(outcome_of(journal().append(group_)), "in_doubt");

  auto retried = std::async(std::launch::async, [&] { return journal().retry(group_); });
  wait_for_a_waiting_session();
  breaker_.release();

  EXPECT_EQ(must(retried.get()), Outcomes{committed});
  EXPECT_EQ(must(journal().read(7, 1, 10)), (Batches{{1, "one"}}));
}

TEST_F(BrokenCommit, WorkerCommitIsInDoubtToo) {  // J11
  breaker_.at_next_commit(AtCommit::drop_after);

  EXPECT_EQ(outcome_of(store_->accounts().create({"Ada", "x", 100})), "in_doubt");
  EXPECT_EQ(outcome_of(store_->accounts().find_by_name("Ada")), "ok");
}

TEST_F(BrokenCommit, LossOfAnIdleSessionGoesUnnoticed) {  // J11
  pqxx::connection connection(direct_url_);
  pqxx::nontransaction(connection)
      .exec(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT "
          "NULL");

  EXPECT_EQ(outcome_of(journal().append(group_)), "ok");
  EXPECT_EQ(outcome_of(store_->check()), "ok");
  EXPECT_EQ(outcome_of(journal().append(group_)), "ok");
}

TEST(LostServer, IsUnreachableUntilItIsBackAndThenNothingIsMissing) {  // J11
  PostgresCluster cluster;
  const TemporaryFolder folder;
  const auto store = must(open_postgres(cluster.new_schema_url(), folder.path()));
  const OpenedTable opened = must(store->journal().open(7));
  const std::array<Append, 1> one{{{7, opened.epoch, 0, "one"}}};
  const std::array<Append, 1> two{{{7, opened.epoch, 1, "two"}}};
  (void)must(store->journal().append(one));

  cluster.kill();
  EXPECT_EQ(outcome_of(store->journal().append(two)), "unreachable");
  EXPECT_EQ(outcome_of(store->journal().retry(two)), "unreachable");
  EXPECT_EQ(outcome_of(store->accounts().create({"Ada", "x", 100})), "unreachable");
  EXPECT_EQ(outcome_of(store->check()), "unreachable");

  cluster.restart();
  EXPECT_EQ(must(store->journal().retry(two)), Outcomes{committed});
  EXPECT_EQ(must(store->history().read(7, 1, 10)), (Batches{{1, "one"}, {2, "two"}}));
  EXPECT_EQ(outcome_of(store->check()), "ok");
}

TEST(Standby, TakesOverFromALostPrimaryWithNothingMissing) {  // J14
  PostgresCluster primary;
  const auto standby = PostgresCluster::standby_of(primary);
  const TemporaryFolder folder;
  const auto store = must(open_postgres(
      with_host(primary.new_schema_url(), standby->socket_folder() + "," + primary.socket_folder()), folder.path()));
  const OpenedTable opened = must(store->journal().open(7));
  const std::array<Append, 1> one{{{7, opened.epoch, 0, "one"}}};
  const std::array<Append, 1> two{{{7, opened.epoch, 1, "two"}}};
  EXPECT_EQ(must(store->journal().append(one)), Outcomes{committed}) << "by the host that takes writes";

  primary.kill();
  EXPECT_EQ(outcome_of(store->journal().append(two)), "unreachable");
  EXPECT_EQ(outcome_of(store->check()), "unreachable") << "a standby will not do";

  standby->promote();
  EXPECT_EQ(must(store->journal().retry(two)), Outcomes{committed});
  EXPECT_EQ(must(store->history().read(7, 1, 10)), (Batches{{1, "one"}, {2, "two"}}));
}

TEST(Standby, IsLeftForTheServerThatTakesWrites) {  // J14
  PostgresCluster cluster;
  const std::string url = cluster.new_schema_url();
  const TemporaryFolder folder;
  const auto store = must(open_postgres(url, folder.path()));
  pqxx::connection connection(url);
  pqxx::nontransaction control(connection);

  control.exec("ALTER SYSTEM SET default_transaction_read_only = on");  // its sessions stay, and refuse to write
  control.exec("SELECT pg_reload_conf()");
  std::string outcome = "ok";
  for (int i = 0; outcome == "ok"; ++i) outcome = outcome_of(store->accounts().create({std::to_string(i), "x", 100}));

  EXPECT_EQ(outcome, "unreachable");
  EXPECT_EQ(outcome_of(store->check()), "unreachable") << "the session that refused is not asked again";
}

TEST(PostgresUrl, FailuresDoNotContainThePassword) {  // J12
  const TemporaryFolder folder;

  for (const std::string url : {"postgresql://ada:s3cret@/x?host=/nowhere", "postgresql://ada:s3cret@localhost:port/x",
                                "postgresql://ada:s3cret@[::1/x", "host=/nowhere user=ada password=s3cret"}) {
    const auto opened = open_postgres(url, folder.path());

    ASSERT_EQ(outcome_of(opened), "unreachable");
    EXPECT_EQ(opened.error().text.find("s3cret"), std::string::npos) << opened.error().text;
  }
}

TEST(PostgresUrl, GetsDefaultsUnlessItHasItsOwn) {  // J12
  EXPECT_EQ(
      postgres::with_defaults("postgresql:///x"),
      "postgresql:///x?connect_timeout=5&tcp_user_timeout=5000&keepalives_idle=5&target_session_attrs=read-write");
  EXPECT_EQ(
      postgres::with_defaults("postgresql:///x?connect_timeout=9"),
      "postgresql:///x?connect_timeout=9&tcp_user_timeout=5000&keepalives_idle=5&target_session_attrs=read-write");
  EXPECT_EQ(postgres::with_defaults("dbname=x"),
            "dbname=x connect_timeout=5 tcp_user_timeout=5000 keepalives_idle=5 target_session_attrs=read-write");
}

}  // namespace
}  // namespace ft::persistence::tests
