// A fault of ours in a turn: it is forgotten alone, answered, and play goes on (law T7).
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Faults : public TableFixture {
 protected:
  Faults() {
    people();
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
    forget();
  }
  void people() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
  }
  void forget() {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  void restart(Edition edition) {
    kill();
    start(edition);
    for (Client* client : {&gm, &ada, &bea}) client->forget(), hello(*client);
  }
  void set_number(const char* key, int value) {
    begin_to_set_number(key, value);
    settle();
  }
  void begin_to_set_number(const char* key, int value) {
    wire::Edit change;
    if (std::string_view(key) == "dread")
      change.mutable_set_number()->mutable_owner()->set_encounter(gm.state.encounters(0).id());
    else
      change.mutable_set_number()->mutable_owner()->set_campaign(true);
    change.mutable_set_number()->set_key(gm.name(key));
    change.mutable_set_number()->set_value(value);
    edit(gm, change);
  }
  codec::TableStatus::Kind status() const { return table->status().kind; }
  bool in_log(const Client& client, std::string_view text) const {
    const auto lines = client.of(Delta::kLog);
    return std::any_of(lines.begin(), lines.end(), [&](const Delta& delta) {
      return delta.log().has_log_line() && delta.log().log_line().text() == client.name(text);
    });
  }
  void expect_all_agree() {
    for (Client* client : {&gm, &ada, &bea}) {
      const std::string before = in_order(client->state);
      hello(*client);
      EXPECT_EQ(in_order(client->state), before) << client->seat.name;
    }
  }
};

class FaultOf : public Faults, public testing::WithParamInterface<const char*> {};

TEST_P(FaultOf, TheRulesIsAnsweredAndTheTableGoesOn) {  // P51
  step(ada, "Ada", 2, 2);
  settle();
  forget();

  step(ada, "Ada", 3, 2);
  command(gm, GetParam());
  settle();

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_EQ(gm.refusal(), "E_BUG");
  EXPECT_EQ(ada.refusal(), "E_BUSY") << "of the same turn, and to be sent again";
  EXPECT_EQ(creature("Ada").place.cell.column, 2) << "what was not durable is forgotten";
  EXPECT_FALSE(ada.got(Delta::kAccepted));
  EXPECT_EQ(gm.bytes.find("skirmish.cpp"), std::string::npos) << "where our bug is, the server's log says";

  forget();
  step(ada, "Ada", 3, 2);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_EQ(creature("Ada").place.cell.column, 3);
  expect_all_agree();
}

TEST_P(FaultOf, TheRulesHasTheSameNumberForItsSenderAndInTheServersLog) {
  command(gm, GetParam());
  settle();

  ASSERT_EQ(gm.refusal(), "E_BUG");
  const std::string number = gm.of(Delta::kRefused).back().refused().refusal().params(0).value().text();
  EXPECT_EQ(number.size(), 6U) << number;
  EXPECT_NE(log.back().find("(number " + number + ")"), std::string::npos) << log.back();
}

TEST_P(FaultOf, TheRulesEndsAtTheThirdTimeTheConnectionThatSendsIt) {
  for (int i = 0; i < 2; ++i) {
    command(gm, GetParam());
    settle();
    EXPECT_FALSE(gm.closed) << i;
  }
  command(gm, GetParam());
  settle();

  EXPECT_EQ(gm.closed, codec::Closing::Code::bad_frame);
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
}

INSTANTIATE_TEST_SUITE_P(Kinds, FaultOf, testing::Values("break_it", "throw_it"));

TEST_F(Faults, AThingGivenWithoutAPlacementIsRefused) {
  wire::Edit give_club;
  give_club.mutable_give_item()->set_creature(gm.creature("Ada"));
  give_club.mutable_give_item()->set_kind(gm.name("club"));
  edit(gm, give_club);
  settle();

  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
}

TEST_F(Faults, AnAnswerThatLetsAFaultyCommandThroughIsGivenAgain) {
  strike(ada, "Ada", "Bea");
  settle();
  const std::string question = open_question(bea);
  ASSERT_NE(question, "");
  command(gm, "break_it");  // waits for the answer
  settle();
  dice.faces = {10, 4};

  answer(bea, question, false);
  settle();
  EXPECT_EQ(gm.refusal(), "E_BUG");
  EXPECT_EQ(bea.refusal(), "E_BUSY");
  EXPECT_EQ(open_question(bea), question);

  dice.faces = {10, 4};
  answer(bea, question, false);
  settle();
  EXPECT_EQ(hp("Bea"), 16);
}

TEST_F(Faults, ClientInTheTurnOfAFaultIsServedAgain) {
  leave(bea);
  bea.connection = ++last_connection;
  table->connect(bea.connection, bea.seat, bea);
  wire::ClientFrame frame;
  frame.mutable_hello()->set_protocol(codec::protocol_version);
  send(bea, frame);
  command(gm, "break_it");
  settle();
  EXPECT_EQ(bea.closed, codec::Closing::Code::resume_again);

  hello(bea);
  EXPECT_TRUE(bea.got(Delta::kWelcome));
  EXPECT_FALSE(bea.closed);
}

// ---- what the table does unasked

TEST_F(Faults, ADueCommandThatIsRefusedIsStoppedAndTheGmReadsIt) {
  set_number("evening", 60);
  wait(5'000);

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_TRUE(in_log(gm, "due_refused"));
  EXPECT_FALSE(in_log(ada, "due_refused"));

  forget();
  step(ada, "Ada", 2, 2);
  wait(5'000);
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_FALSE(in_log(gm, "due_refused")) << "once is enough";

  set_number("evening", 50);
  wait(5'000);
  EXPECT_TRUE(in_log(ada, "night_falls")) << "it is tried again when something has changed";
}

TEST_F(Faults, WhatADroppedTurnHadMadeNoLongerDueIsPlayed) {
  set_number("evening", 50);
  begin_to_set_number("evening", 0);
  command(gm, "break_it");
  settle();
  ASSERT_EQ(table->state().state.campaign.numbers.get(rules::Key("evening")), 50) << "the turn was dropped";
  wait(5'000);
  EXPECT_TRUE(in_log(ada, "night_falls"));
}

TEST_F(Faults, ADueCommandThatMeetsAFaultIsStoppedAndTheGmReadsIt) {
  set_number("evening", 13);
  wait(5'000);

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_TRUE(in_log(gm, "due_failed"));

  forget();
  step(ada, "Ada", 2, 2);
  wait(20'000);
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_FALSE(in_log(gm, "due_failed"));
  expect_all_agree();
}

TEST_F(Faults, ADueCommandThatWasRefusedAndThenMeetsAFaultIsNotTriedAgain) {
  set_number("evening", 60);
  wait(5'000);
  ASSERT_TRUE(in_log(gm, "due_refused"));
  forget();
  set_number("evening", 13);
  wait(5'000);
  EXPECT_TRUE(in_log(gm, "due_failed"));

  const std::size_t lines = log.size();
  step(ada, "Ada", 2, 2);
  wait(20'000);

  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_EQ(log.size(), lines) << log.back();
}

TEST_F(Faults, ADueCommandThatMeetsAFaultDoesNotKeepTheTableFromOpening) {
  set_number("evening", 13);
  restart(Edition::first);
  wait(5'000);

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
}

// ---- what the rules throw while a table is opened

TEST_F(Faults, AnOpenResolutionThatThrowsWhenItIsRunAgainIsTakenBackAlone) {
  command(gm, "rally");
  settle();
  ASSERT_FALSE(table->state().open.empty());

  restart(Edition::with_bug);

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_TRUE(table->state().state.encounters.empty());
  EXPECT_EQ(log_lines(gm, "rules_changed"), std::vector<std::string>{"what=rally "});
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
}

TEST_F(Faults, AnOpenActionThatTheRulebookHasDroppedIsTakenBack) {
  command(gm, "rally");
  settle();

  restart(Edition::dropped);

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Faults, DroppedActionWithDependentsStopsTheTable) {
  command(gm, "rally");
  settle();
  set_number("dread", 3);

  restart(Edition::dropped);

  EXPECT_EQ(status(), codec::TableStatus::Kind::paused);
}

// ---- a stopped table can be started again

class StoppedTable : public Faults {
 protected:
  StoppedTable() {
    command(gm, "rally");
    settle();
    set_number("dread", 3);
    restart(Edition::changed_rules);
  }
  std::string question() const { return gm.of(Delta::kSnapshot).back().snapshot().questions(0).id(); }
  void cancel(bool keep) {
    wire::Edit change;
    change.mutable_cancel()->set_question(question());
    change.mutable_cancel()->set_keep(keep);
    edit(gm, change);
    settle();
  }
};

TEST_F(StoppedTable, CancelIsRefusedWhileLaterStepsDependOnIt) {
  EXPECT_EQ(status(), codec::TableStatus::Kind::paused);
  cancel(false);
  EXPECT_EQ(gm.refusal(), "E_UNDO_BOUND");
}

TEST_F(StoppedTable, GoesOnWhenTheGmEndsTheActionAndKeepsItsEffects) {  // P50
  cancel(true);

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_EQ(table->state().state.encounters.size(), 1U) << "what it has done stays";
  EXPECT_FALSE(gm.got(Delta::kVoided));
  EXPECT_TRUE(in_log(gm, "ended_early"));
  command(gm, "end_fight");
  settle();
  EXPECT_TRUE(table->state().state.encounters.empty());
  expect_all_agree();

  restart(Edition::changed_rules);
  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
}

TEST_F(StoppedTable, ResumesOnceTheGmUndoesTheNewestAndTheOpenStep) {
  say(gm, "/undo");
  settle();

  EXPECT_EQ(status(), codec::TableStatus::Kind::playing);
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_TRUE(table->state().state.encounters.empty());
  expect_all_agree();
}

}  // namespace ft::test
