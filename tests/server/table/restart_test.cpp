// Nothing is lost or repeated when the process dies (laws R5, R7, R14, T1).
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Restart : public TableFixture {
 protected:
  void people() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
  }
  Restart() {
    people();
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
  }
  void restart(Edition edition = Edition::first) {
    kill();
    start(edition);
    for (Client* client : {&gm, &ada, &bea}) client->forget(), hello(*client);
  }
};

TEST_F(Restart, TheSameQuestionIsOpenWithTheSameId) {
  strike(ada, "Ada", "Bea");
  settle();
  const std::string question = open_question(bea);
  restart();

  EXPECT_EQ(open_question(bea), question);
  dice.faces = {10, 4};
  answer(bea, false);
  settle();
  EXPECT_EQ(hp("Bea"), 16);
}

TEST_F(Restart, TheLogReadsAsIfNothingHadHappened) {
  dice.faces = {10, 4};
  strike(ada, "Ada", "Bea");
  settle();
  answer(bea, false);
  say(ada, "/r 2d6+3 # luck");
  settle();
  hello(ada);
  const auto before = ada.of(Delta::kSnapshot).back().snapshot();
  ASSERT_GT(before.log_size(), 3);

  restart();

  const auto after = ada.of(Delta::kSnapshot).back().snapshot();
  ASSERT_EQ(after.log_size(), before.log_size());
  for (int i = 0; i < after.log_size(); ++i) EXPECT_EQ(after.log(i).DebugString(), before.log(i).DebugString());
}

// A kill after each step of the loop, wherever it is: before the append, between append and answer, after.
TEST_F(Restart, AKillAtAnyPointLosesNothingThatWasAcknowledged) {
  for (int steps = 0; steps < 24; ++steps) {
    const std::int64_t before = hp("Ghoul");
    set_hp(gm, "Ghoul", static_cast<int>(before) + 1);
    gm.forget();
    for (int i = 0; i < steps; ++i)
      if (i % 3 == 2)
        journal->step();
      else
        loop.step();
    const bool acknowledged = gm.got(Delta::kAccepted);
    const std::int64_t shown = hp("Ghoul");

    restart();

    EXPECT_GE(hp("Ghoul"), acknowledged ? before + 1 : before) << steps;
    EXPECT_LE(hp("Ghoul"), shown + 1);
  }
}

TEST_F(Restart, ChangedRulesCancelOpenActionsAndKeepTheirDice) {
  strike(ada, "Ada", "Bea");
  settle();
  ASSERT_FALSE(table->state().open.empty());

  restart(Edition::changed_rules);

  // The open question came before any throw, so it is the same under the changed rules: it goes on.
  EXPECT_FALSE(table->state().open.empty());
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
}

TEST_F(Restart, LogsWhatChangedRulesUndidOnceForAGmWhoComesLater) {
  command(gm, "rally");
  settle();
  kill();
  start(Edition::changed_rules);
  hello(ada);
  EXPECT_TRUE(log_lines(ada, "rules_changed").empty()) << "it was the GM's";

  for (int arrivals = 0; arrivals < 2; ++arrivals) {  // unloaded before the GM comes, and again
    kill();
    start(Edition::changed_rules);
    gm.forget();
    hello(gm);
    EXPECT_EQ(log_lines(gm, "rules_changed"), std::vector<std::string>{"what=rally "});
    EXPECT_EQ(gm.of(Delta::kSnapshot).back().snapshot().status().reason(), "");
    EXPECT_TRUE(table->state().open.empty());
  }
}

TEST_F(Restart, OpeningWritesTheSampleOnceAndOnlyOnce) {
  const std::size_t before = batches();
  restart();
  EXPECT_EQ(batches(), before);
  EXPECT_EQ(table->state().state.creatures.size(), 4U);
}

TEST_F(Restart, AStoppedTableStaysStopped) {
  say(gm, "/stop");
  settle();
  restart();
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::paused);
}

TEST_F(Restart, ASnapshotAndTheJournalGiveTheSameState) {
  for (int i = 0; i < 450; ++i) {
    set_hp(gm, "Ghoul", i % 90);
    settle();
    if (i == 200) table->keep_snapshot();
  }
  const rules::State before = table->state().state;
  EXPECT_TRUE(store->snapshots().latest_at_or_before(campaign, static_cast<std::int64_t>(batches()) - 200));
  restart();
  EXPECT_EQ(table->state().state, before);
}

TEST_F(Restart, AnUndoAcrossASnapshotIsFoldedFromAnOlderOne) {
  for (int i = 0; i < 5; ++i) {
    set_hp(gm, "Ghoul", 30 + i);
    settle();
  }
  table->keep_snapshot();
  say(gm, "/undo");
  settle();
  EXPECT_EQ(hp("Ghoul"), 33);
  restart();
  EXPECT_EQ(hp("Ghoul"), 33);
}

TEST_F(Restart, AnUndoFarBackStaysDone) {
  const rules::Cell home = creature("Bea").place.cell;
  const auto wander = [&](int steps) {
    for (int i = 0; i < steps; ++i) {
      step(bea, "Bea", creature("Bea").place.cell == home ? home.column + 1 : home.column, home.row);
      settle();
    }
  };
  wander(130);
  const rules::Place before = creature("Ada").place;
  step(ada, "Ada", 2, 2);
  settle();
  ASSERT_NE(creature("Ada").place, before);
  wander(30);
  table->keep_snapshot();
  wander(300);
  ASSERT_GT(batches(), 460U) << "Bea is on her way";
  ASSERT_TRUE(store->snapshots().latest_at_or_before(campaign, static_cast<std::int64_t>(batches()) - 200));

  wire::ClientFrame frame;
  frame.mutable_edit()->set_client_id(++gm.last_id);
  frame.mutable_edit()->mutable_undo()->set_creature(gm.creature("Ada"));
  send(gm, frame);
  settle();
  ASSERT_EQ(creature("Ada").place, before);
  restart();

  EXPECT_EQ(creature("Ada").place, before);
}

TEST_F(Restart, ACampaignOfANewerVersionIsLeftUntouched) {  // P55
  kill();
  auto newer = persistence::open_memory(disk);
  const auto opened = newer->journal().open(campaign);
  const std::string of_format_99 = "\x18\x63";
  const persistence::Append append{campaign, opened->epoch, opened->last_number, of_format_99};
  ASSERT_TRUE(newer->journal().append({&append, 1}));
  newer.reset();
  start();
  ada.forget();
  hello(ada);
  settle();

  EXPECT_EQ(ada.closed, codec::Closing::Code::no_such_table);
  ASSERT_TRUE(ada.got(Delta::kClosing));
  const std::string sentence = ada.of(Delta::kClosing).back().closing().text();
  EXPECT_NE(sentence.find("a newer version of Fairtable"), std::string::npos) << sentence;
  EXPECT_EQ(batches(), static_cast<std::size_t>(opened->last_number) + 1);
}

}  // namespace ft::test
