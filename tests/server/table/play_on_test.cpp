// A GM plays on from what a damaged journal still shows.
#include "persistence/faulty/faulty_store.hpp"
#include "protocol/stored/v1/snapshot.pb.h"
#include "tests/server/table/damaged_journal.hpp"

namespace ft::test {

using wire::Delta;
using Kind = codec::TableStatus::Kind;

class PlayOn : public DamagedJournal {
 protected:
  void damage(std::size_t batch) {
    DamagedJournal::damage(batch);
    ASSERT_EQ(table->status().kind, Kind::read_only);
  }
  void play_on(Client& client) {
    wire::Edit change;
    change.set_play_on(true);
    edit(client, change);
    settle();
  }
  void expect_play() {
    EXPECT_EQ(table->status().kind, Kind::playing) << table->status().reason;
    const std::int64_t before = hp("Ghoul");
    set_hp(gm, "Ghoul", static_cast<int>(before) + 5);
    settle();
    EXPECT_EQ(hp("Ghoul"), before + 5);
  }
};

TEST_F(PlayOn, WhatIsShownCountsFromThenOn) {  // P59
  damage(hurt_ghoul_thrice() + 1);
  EXPECT_TRUE(gm.of(Delta::kSnapshot).back().snapshot().status().damaged());
  const auto before = stored();

  play_on(gm);

  EXPECT_EQ(ada.closed, codec::Closing::Code::resume_again);
  EXPECT_TRUE(table->is_handed_over() && !table->is_fenced());
  ASSERT_EQ(stored().size(), before.size() + 1) << "behind the end";
  EXPECT_TRUE(std::equal(before.begin(), before.end(), stored().begin())) << "nothing is deleted";
  open();
  EXPECT_EQ(hp("Ghoul"), 41);
  for (const Client* client : {&gm, &ada}) {
    EXPECT_EQ(log_lines(*client, "played_on").size(), 1U);
    EXPECT_EQ(client->of(Delta::kSnapshot).back().snapshot().log_size(), 1);
  }
  expect_play();
  open();
  EXPECT_EQ(hp("Ghoul"), 46);
}

TEST_F(PlayOn, TheAnswerIsFoundAgain) {
  damage(hurt_ghoul_thrice() + 1);
  play_on(gm);
  const std::size_t before = batches();
  open();

  --gm.last_id;
  play_on(gm);

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_EQ(batches(), before);
}

TEST_F(PlayOn, ASnapshotBehindTheDamageIsWhatCounts) {
  const std::size_t first = hurt_ghoul_thrice();
  table->keep_snapshot();
  settle();
  damage(first + 1);

  play_on(gm);

  open();
  EXPECT_EQ(hp("Ghoul"), 43);
  expect_play();
}

// An upgrade passes over old snapshots, and so finds a damage that nothing has read since.
TEST_F(PlayOn, ASnapshotOfAnOlderFoldIsShownWhereTheJournalCannotMakeItAgain) {  // P56
  const std::size_t first = hurt_ghoul_thrice();
  table->keep_snapshot();
  settle();
  for (auto& [number, bytes] : disk->snapshots.at(campaign)) {
    stored::v1::Snapshot older;
    ASSERT_TRUE(older.ParseFromString(bytes));
    older.set_fold(rules::fold_version - 1);
    bytes = older.SerializeAsString();
  }
  damage(first + 1);
  EXPECT_EQ(hp("Ghoul"), 43);

  play_on(gm);

  open();
  EXPECT_EQ(hp("Ghoul"), 43);
  expect_play();
}

TEST_F(PlayOn, ASnapshotTakenLaterIsReadAsAlways) {
  damage(hurt_ghoul_thrice() + 1);
  play_on(gm);
  open();
  expect_play();
  table->keep_snapshot();
  settle();

  open();

  EXPECT_EQ(table->status().kind, Kind::playing);
  EXPECT_EQ(hp("Ghoul"), 46);
}

TEST_F(PlayOn, AnotherDamageBehindItIsPassedInTheSameWay) {
  damage(hurt_ghoul_thrice() + 1);
  play_on(gm);
  open();
  expect_play();
  damage(stored().size());
  EXPECT_EQ(hp("Ghoul"), 41);

  play_on(gm);

  open();
  EXPECT_EQ(hp("Ghoul"), 41);
  expect_play();
}

TEST_F(PlayOn, AJournalDamagedFromTheFirstBatchPlaysOnWithAnEmptyTable) {
  damage(1);

  play_on(gm);

  open();
  EXPECT_EQ(table->status().kind, Kind::playing);
  EXPECT_TRUE(table->state().state.creatures.empty());
}

TEST_F(PlayOn, AJournalThatCanBeReadAgainFoldsToTheSame) {
  const std::size_t hurt = hurt_ghoul_thrice() + 1;
  const persistence::Bytes intact = stored().at(hurt - 1);
  damage(hurt);
  play_on(gm);

  stored().at(hurt - 1) = intact;
  open();

  EXPECT_EQ(hp("Ghoul"), 41);
  EXPECT_EQ(gm.of(Delta::kSnapshot).back().snapshot().log_size(), 1) << "as where it cannot be read";
  expect_play();
}

TEST_F(PlayOn, APausedGameStaysPausedAndAutoAnswersStay) {
  wire::Edit pause;
  pause.set_stop(true);
  edit(gm, pause);
  wire::ClientFrame always;
  wire::AutoAnswer& order = *always.mutable_auto_answer();
  order.set_client_id(++ada.last_id);
  order.set_creature(ada.creature("Ada"));
  order.set_prompt(ada.name("dodge"));
  order.mutable_value();
  send(ada, always);
  settle();
  const auto orders = table->state().auto_answers;
  damage(hurt_ghoul_thrice() + 1);

  play_on(gm);

  open();
  EXPECT_EQ(table->status().kind, Kind::paused);
  EXPECT_EQ(table->state().auto_answers, orders);
}

TEST_F(PlayOn, WhatIsOpenEndsAndNothingFromBeforeIsTakenBack) {
  strike(ada, "Ada", "Ghoul");
  settle();
  set_hp(gm, "Ghoul", 44);
  settle();
  const std::size_t last = batches();
  set_hp(gm, "Ghoul", 45);
  settle();
  damage(last + 1);
  ASSERT_FALSE(table->state().open.empty());

  play_on(gm);

  open();
  EXPECT_TRUE(table->state().open.empty());
  wire::Edit undo;
  undo.mutable_undo();
  edit(gm, undo);
  settle();
  EXPECT_EQ(gm.refusal(), "E_NOTHING_TO_UNDO");
  expect_play();
}

TEST_F(PlayOn, PressedTwiceItIsWrittenOnce) {
  damage(hurt_ghoul_thrice() + 1);
  const std::size_t before = batches();
  wire::Edit change;
  change.set_play_on(true);
  edit(gm, change);
  edit(gm, change);
  settle();

  EXPECT_EQ(batches(), before + 1);
  EXPECT_TRUE(table->is_handed_over() && !table->is_fenced());
}

TEST_F(PlayOn, AStoreThatFailsMeanwhileTakesItLater) {
  const std::size_t damaged = hurt_ghoul_thrice() + 1;
  const std::vector<persistence::Bytes> intact = stored();
  for (const auto moment : {persistence::FaultMoment::before, persistence::FaultMoment::after})
    for (int at_write = 1; at_write < 5; ++at_write) {
      kill();
      stored() = intact;
      stored().at(damaged - 1) = "not a batch";
      store = persistence::make_faulty(persistence::open_memory(disk), {at_write, moment});
      start();
      for (int i = 0; i < 4; ++i) settle(), wait(2'000);
      gm.forget();
      hello(gm);
      play_on(gm);
      for (int i = 0; i < 4; ++i) settle(), wait(2'000);
      EXPECT_TRUE(table->is_handed_over()) << at_write;
      EXPECT_EQ(stored().size(), intact.size() + 1) << at_write;
      store = persistence::open_memory(disk);
      open();
      EXPECT_EQ(hp("Ghoul"), 41);
      expect_play();
    }
}

TEST_F(PlayOn, AServerThatAnotherHasFencedWritesNothing) {
  damage(hurt_ghoul_thrice() + 1);
  const auto before = stored();
  ASSERT_TRUE(persistence::open_memory(disk)->journal().open(campaign));

  play_on(gm);

  EXPECT_TRUE(table->is_fenced());
  EXPECT_EQ(stored(), before);
}

TEST_F(PlayOn, AFullQueueOfTheJournalIsRefused) {
  damage(hurt_ghoul_thrice() + 1);
  open_with_full_queue();

  wire::Edit change;
  change.set_play_on(true);
  edit(gm, change);
  settle_without_journal();

  EXPECT_EQ(gm.refusal(), "E_BUSY");
  EXPECT_EQ(table->status().kind, Kind::read_only);
}

TEST_F(PlayOn, WhatALaterVersionWroteBehindADamageIsNotBuried) {  // P55
  const std::size_t damaged = hurt_ghoul_thrice() + 1;
  stored().at(damaged - 1) = "not a batch";
  stored().push_back("\x18\x63");

  kill();
  start();
  settle();

  EXPECT_NE(table->status().reason.find("a newer version of Fairtable"), std::string::npos) << table->status().reason;
}

TEST_F(PlayOn, OnlyTheGmOfADamagedJournalMay) {
  play_on(gm);
  EXPECT_EQ(gm.refusal(), "E_NOT_DAMAGED");
  damage(hurt_ghoul_thrice());
  const auto before = stored();

  play_on(ada);

  EXPECT_EQ(ada.refusal(), "E_ROLE");
  EXPECT_FALSE(table->is_handed_over());
  EXPECT_EQ(stored(), before);
  EXPECT_FALSE(ada.of(Delta::kSnapshot).back().snapshot().status().damaged());
}

}  // namespace ft::test
