// The journal thread: groups, answers, pauses, and the one that spoils it for itself alone (laws T1, T6, T7).
#include "server/table/history/journal_writer.hpp"

#include <gtest/gtest.h>

#include <future>

#include "persistence/faulty/faulty_store.hpp"
#include "persistence/memory/memory_store.hpp"
#include "tests/server/table/fake_loop.hpp"

namespace ft::test {

using table::AppendResult;

class JournalWriterTest : public testing::Test {
 protected:
  explicit JournalWriterTest(std::unique_ptr<persistence::Store> opened = nullptr) : store(std::move(opened)) {
    if (!store) store = persistence::open_memory(disk);
    const auto owner = store->accounts().create({.name = "gm", .password_hash = "x", .created_at_s = 1});
    for (auto* id : {&first, &second})
      *id = store->campaigns().create({.name = "c", .system = "s", .owner = owner->id, .created_at_s = 1})->id;
  }
  void run() {
    while (loop.step()) continue;
  }
  void append(table::JournalWriter& writer, persistence::CampaignId id, std::int64_t epoch, std::int64_t number) {
    EXPECT_TRUE(writer.append({id, epoch, number, std::make_shared<const std::string>("bytes")}, loop,
                              [this, id](const AppendResult& written) { answers.emplace_back(id, written.kind); }));
  }

  FakeClock clock;
  FakeLoop loop{clock};
  std::shared_ptr<persistence::MemoryStoreData> disk = persistence::make_memory_disk();
  std::unique_ptr<persistence::Store> store;
  persistence::CampaignId first = 0, second = 0;
  std::vector<std::pair<persistence::CampaignId, AppendResult::Kind>> answers;
};

TEST_F(JournalWriterTest, AppendsOfManyTablesAreOneGroupAnsweredInOrder) {
  const std::int64_t epoch = store->journal().open(first)->epoch, other = store->journal().open(second)->epoch;
  table::JournalWriter writer(store->journal(), {});

  append(writer, second, other, 0);
  append(writer, first, epoch, 0);
  EXPECT_TRUE(answers.empty());
  writer.step();
  run();

  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0], std::pair(second, AppendResult::Kind::committed));
  EXPECT_TRUE(writer.idle());
}

TEST_F(JournalWriterTest, OneFencedTableRefusesItselfAlone) {
  const std::int64_t old = store->journal().open(first)->epoch, other = store->journal().open(second)->epoch;
  ASSERT_TRUE(store->journal().open(first));
  table::JournalWriter writer(store->journal(), {});

  append(writer, first, old, 0);
  append(writer, second, other, 0);
  writer.step();
  run();

  EXPECT_EQ(answers[0], std::pair(first, AppendResult::Kind::refused));
  EXPECT_EQ(answers[1], std::pair(second, AppendResult::Kind::committed));
}

TEST_F(JournalWriterTest, FailureIsReportedOnceAndRetriedWithBackoff) {
  const std::int64_t epoch = store->journal().open(first)->epoch;
  auto faulty = persistence::make_faulty(std::move(store), {1, persistence::FaultMoment::after});
  table::JournalWriter writer(faulty->journal(), {});
  append(writer, first, epoch, 0);

  EXPECT_EQ(writer.step().count(), 50);
  run();
  EXPECT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0].second, AppendResult::Kind::storage_stalled);
  EXPECT_TRUE(writer.report_trouble(std::chrono::steady_clock::now())) << "for the health page";

  EXPECT_EQ(writer.step().count(), 0);
  EXPECT_FALSE(writer.report_trouble(std::chrono::steady_clock::now()));
  run();
  EXPECT_EQ(answers.back().second, AppendResult::Kind::committed);
  EXPECT_EQ(*faulty->journal().last_number(first), 1) << "in doubt, and written once";
}

/// Answers only once it is let.
class HungJournal : public persistence::Journal {
 public:
  explicit HungJournal(persistence::Journal& inner) : inner_(inner) {}
  persistence::Result<persistence::OpenedTable> open(persistence::CampaignId id) override { return inner_.open(id); }
  persistence::Result<std::vector<persistence::AppendOutcome>> append(
      std::span<const persistence::Append> group) override {
    if (std::exchange(first_, false)) asked.set_value();
    answer_.wait();
    return inner_.append(group);
  }
  persistence::Result<std::vector<persistence::AppendOutcome>> retry(
      std::span<const persistence::Append> group) override {
    return inner_.retry(group);
  }
  persistence::Result<std::int64_t> last_number(persistence::CampaignId id) override { return inner_.last_number(id); }
  persistence::Result<std::vector<persistence::Batch>> read(persistence::CampaignId id, std::int64_t from,
                                                            std::size_t most) override {
    return inner_.read(id, from, most);
  }
  std::promise<void> asked, go_on;

 private:
  persistence::Journal& inner_;
  std::shared_future<void> answer_ = go_on.get_future().share();
  bool first_ = true;
};

TEST_F(JournalWriterTest, AHungStoreIsReportedOnceToEachTableThatWaits) {
  using Kind = AppendResult::Kind;
  const std::int64_t epoch = store->journal().open(first)->epoch, other = store->journal().open(second)->epoch;
  HungJournal hung(store->journal());
  auto writer = std::make_unique<table::JournalWriter>(hung, table::JournalWriter::Limits{});
  const auto before = std::chrono::steady_clock::now();
  append(*writer, first, epoch, 0);
  writer->start();
  hung.asked.get_future().wait();
  append(*writer, second, other, 0);

  EXPECT_FALSE(writer->report_trouble(before));
  EXPECT_TRUE(writer->report_trouble(std::chrono::steady_clock::now() + std::chrono::seconds(3)));
  EXPECT_TRUE(writer->report_trouble(std::chrono::steady_clock::now() + std::chrono::seconds(4)));

  run();
  EXPECT_EQ(answers, (decltype(answers){{first, Kind::storage_stalled}, {second, Kind::storage_stalled}}));

  answers.clear();
  hung.go_on.set_value();
  writer.reset();
  run();
  EXPECT_EQ(answers, (decltype(answers){{first, Kind::committed}, {second, Kind::committed}}));
}

TEST_F(JournalWriterTest, AppendTriedAloneAfterAFaultWaitsAsAGroupDoes) {
  class Moody : public persistence::Journal {
   public:
    explicit Moody(persistence::Journal& inner) : inner_(inner) {}
    persistence::Result<persistence::OpenedTable> open(persistence::CampaignId id) override { return inner_.open(id); }
    persistence::Result<std::vector<persistence::AppendOutcome>> append(
        std::span<const persistence::Append> group) override {
      if (!answers.empty())
        return persistence::fail(std::exchange(answers, {answers.begin() + 1, answers.end()})[0], "");
      return inner_.append(group);
    }
    persistence::Result<std::vector<persistence::AppendOutcome>> retry(
        std::span<const persistence::Append> group) override {
      return inner_.retry(group);
    }
    persistence::Result<std::int64_t> last_number(persistence::CampaignId id) override {
      return inner_.last_number(id);
    }
    persistence::Result<std::vector<persistence::Batch>> read(persistence::CampaignId id, std::int64_t from,
                                                              std::size_t most) override {
      return inner_.read(id, from, most);
    }
    std::vector<persistence::StoreError> answers{persistence::StoreError::invalid,
                                                 persistence::StoreError::unreachable};

   private:
    persistence::Journal& inner_;
  } moody(store->journal());
  const std::int64_t epoch = store->journal().open(first)->epoch, other = store->journal().open(second)->epoch;
  table::JournalWriter writer(moody, {});
  append(writer, first, epoch, 0);
  append(writer, second, other, 0);

  EXPECT_GT(writer.step().count(), 0) << "the group is spoiled, and alone the store is out of reach";
  EXPECT_EQ(writer.step().count(), 0);
  run();

  using Kind = AppendResult::Kind;
  EXPECT_EQ(answers, (decltype(answers){{first, Kind::storage_stalled},
                                        {second, Kind::storage_stalled},
                                        {first, Kind::committed},
                                        {second, Kind::committed}}));
}

TEST_F(JournalWriterTest, AFullQueueRefuses) {
  table::JournalWriter writer(store->journal(), {.queue = 1});
  append(writer, first, 1, 0);
  EXPECT_FALSE(
      writer.append({second, 1, 0, std::make_shared<const std::string>("b")}, loop, [](const AppendResult&) {}));
}

TEST_F(JournalWriterTest, ThreadFinishesItsQueueBeforeItEnds) {
  const std::int64_t epoch = store->journal().open(first)->epoch;
  {
    table::JournalWriter writer(store->journal(), {});
    append(writer, first, epoch, 0);
    append(writer, first, epoch, 1);
    writer.start();
  }
  run();
  EXPECT_EQ(answers.size(), 2U);
  EXPECT_EQ(*store->journal().last_number(first), 2);
}

}  // namespace ft::test
