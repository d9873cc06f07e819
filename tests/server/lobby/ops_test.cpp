// The health page, how the store was when last asked, and the threads that may block.
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "persistence/memory/memory_store.hpp"
#include "server/ops/health.hpp"
#include "server/ops/log.hpp"
#include "server/ops/store_health.hpp"
#include "server/ops/worker.hpp"

namespace ft::ops::test {

TEST(Health, HealthReportsTheDatabaseFault) {
  const Counters counters;

  EXPECT_TRUE(
      health_json({}, counters).starts_with(R"({"status":"ok","version":"0.1.0","database":"ok","uptime_s":0)"));
  EXPECT_TRUE(health_json({.database_trouble = "does not answer", .uptime_s = 7}, counters)
                  .starts_with(R"({"status":"degraded","version":"0.1.0","database":"does not answer","uptime_s":7)"));
}

TEST(Health, HealthCountsRefusedFrames) {
  Counters counters;
  counters.bad_frames = 3;

  EXPECT_NE(health_json({.tables = 2, .tables_read_only = 1}, counters).find(R"("bad_frames":3)"), std::string::npos);
  EXPECT_NE(health_json({.tables = 2, .tables_read_only = 1}, counters).find(R"("tables_read_only":1)"),
            std::string::npos);
}

TEST(StoreHealth, IsInTroubleUntilItHasAskedAndWhileItCannotAskForLong) {
  const auto store = persistence::open_memory();
  StoreHealth watch;
  EXPECT_EQ(watch.problem(100), "not asked yet");
  watch.poll(*store, 100);
  EXPECT_EQ(watch.problem(200), "");

  EXPECT_TRUE(watch.begin_poll(200));
  EXPECT_FALSE(watch.begin_poll(201)) << "one question at a time";
  EXPECT_EQ(watch.problem(214), "") << "it waits behind other work";
  EXPECT_EQ(watch.problem(215), "does not answer");

  watch.poll(*store, 215);
  EXPECT_EQ(watch.problem(215), "");
  EXPECT_TRUE(watch.begin_poll(215));
}

TEST(StoreHealth, IsInTroubleWhileTheJournalIsStalled) {
  const auto store = persistence::open_memory();
  StoreHealth watch;
  watch.poll(*store, 100);

  watch.note_journal(true);
  EXPECT_EQ(watch.problem(100), "does not save");

  watch.note_journal(false);
  EXPECT_EQ(watch.problem(100), "");
}

// A store that lost its database, and names it.
class LostStore final : public persistence::Store {
 public:
  persistence::Journal& journal() override { return inner_->journal(); }
  persistence::JournalReader& history() override { return inner_->history(); }
  persistence::Snapshots& snapshots() override { return inner_->snapshots(); }
  persistence::Accounts& accounts() override { return inner_->accounts(); }
  persistence::AccountLinks& account_links() override { return inner_->account_links(); }
  persistence::Campaigns& campaigns() override { return inner_->campaigns(); }
  persistence::Seats& seats() override { return inner_->seats(); }
  persistence::Chat& chat() override { return inner_->chat(); }
  persistence::Assets& assets() override { return inner_->assets(); }
  persistence::Result<void> erase(persistence::CampaignId campaign) override { return inner_->erase(campaign); }
  persistence::Result<void> check() override {
    return persistence::fail(persistence::StoreError::unreachable, "connection to 10.0.0.7, user fairtable, failed");
  }

 private:
  std::unique_ptr<persistence::Store> inner_ = persistence::open_memory();
};

TEST(StoreHealth, ReportsOnlyThatTheDatabaseDoesNotAnswer) {
  LostStore store;
  StoreHealth watch;

  watch.poll(store, 100);

  EXPECT_EQ(watch.problem(100), "does not answer");
}

TEST(Worker, WorkerRunsItsQueueInOrderAndNothingAfterStop) {
  std::vector<int> done;
  Worker worker("test", 100);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(worker.post([&done, i] { done.push_back(i); }));

  worker.stop();

  EXPECT_EQ(done, (std::vector{0, 1, 2}));
  EXPECT_FALSE(worker.post([] {}));
}

TEST(Worker, FullQueueRefusesUnlessPostUnbounded) {
  std::promise<void> go_on;
  std::promise<void> started;
  int done = 0;
  Worker worker("test", 1);
  ASSERT_TRUE(worker.post([&] {
    started.set_value();
    go_on.get_future().wait();
  }));
  started.get_future().wait();

  EXPECT_TRUE(worker.post([&] { ++done; }));
  EXPECT_FALSE(worker.post([&] { ++done; }));
  worker.post_unbounded([&] { ++done; });

  go_on.set_value();
  worker.stop();
  EXPECT_EQ(done, 2);
}

TEST(Worker, OutlivesAJobThatThrows) {
  int done = 0;
  Worker worker("test", 100);
  ASSERT_TRUE(worker.post([] { throw std::out_of_range("a bad row"); }));
  ASSERT_TRUE(worker.post([&] { ++done; }));

  worker.stop();

  EXPECT_EQ(done, 1);
}

TEST(LogLevel, IsOneOfFive) {
  EXPECT_EQ(log_level_from("warning"), LogLevel::warning);
  EXPECT_EQ(log_level_from("loud").error(), "'loud' is no log level: choose debug, info, warning, error or off");
}

}  // namespace ft::ops::test
