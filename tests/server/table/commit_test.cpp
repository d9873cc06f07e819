// What is shown when, and what happens when it cannot be kept (laws T1, T2, T6, T7, T9).
#include "persistence/faulty/faulty_store.hpp"
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Commit : public TableFixture {
 protected:
  Commit() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
    gm.forget();
    ada.forget();
  }
};

TEST_F(Commit, SendsNothingBeforeTheAppendIsDurable) {  // P24
  step(ada, "Ada", 2, 2);
  settle_without_journal();
  EXPECT_TRUE(ada.deltas.empty());
  EXPECT_TRUE(gm.deltas.empty());

  journal->step();
  settle_without_journal();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_TRUE(gm.got(Delta::kCreaturePatch));
}

TEST_F(Commit, ARefusalChangesNothingAndIsNotJournaled) {  // P25
  const std::size_t before = batches();

  step(ada, "Ada", 9, 9);
  settle();

  EXPECT_EQ(ada.refusal(), "E_FAR");
  EXPECT_TRUE(gm.deltas.empty());
  EXPECT_EQ(batches(), before);
  EXPECT_EQ(creature("Ada").place.cell.column, 1);
}

TEST_F(Commit, OneTurnOfManyMessagesIsOneBatchAndOneFrame) {
  const std::size_t before = batches();
  const std::uint64_t frames = gm.frames_seen;

  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 3, 2);
  step(ada, "Ada", 3, 3);
  settle();

  EXPECT_EQ(batches(), before + 1);
  EXPECT_EQ(gm.frames_seen, frames + 1);
  EXPECT_EQ(creature("Ada").place.cell.row, 3);
}

TEST_F(Commit, MessageToABusyTableBeforeItsTurnTakesPart) {
  const std::size_t before = batches();
  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 2, 3);
  ada.unread = [&] { step(ada, "Ada", 3, 3); };

  settle();

  EXPECT_EQ(batches(), before + 1);
  EXPECT_EQ(creature("Ada").place.cell.column, 3);
}

TEST_F(Commit, GarbageThatIsReadAtTheTurnEndsItsConnectionAlone) {
  const std::size_t before = batches();
  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 2, 3);
  gm.unread = [&] { EXPECT_EQ(table->receive(gm.connection, "\xff\xff"), table::ReceiveResult::bad_frame); };
  ada.unread = [&] { step(ada, "Ada", 3, 3); };

  settle();

  EXPECT_EQ(gm.closed, codec::Closing::Code::bad_frame);
  EXPECT_EQ(batches(), before + 1);
  EXPECT_EQ(creature("Ada").place.cell.column, 3);
}

TEST_F(Commit, FullOutboxClosesOnlyThatConnection) {
  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 2, 3);
  gm.unread = [&] {
    gm.full = true;
    wire::ClientFrame echo;
    echo.set_echo(7);
    send(gm, echo);
  };

  settle();

  EXPECT_EQ(gm.closed, codec::Closing::Code::resume_again);
  EXPECT_EQ(creature("Ada").place.cell.row, 3);
}

TEST_F(Commit, MessageDuringAnAppendWaitsForTheNextTurn) {
  step(ada, "Ada", 2, 2);
  settle_without_journal();
  step(ada, "Ada", 3, 2);
  settle_without_journal();
  EXPECT_EQ(creature("Ada").place.cell.column, 2);

  settle();
  EXPECT_EQ(creature("Ada").place.cell.column, 3);
  EXPECT_EQ(ada.of(Delta::kAccepted).size(), 2U);
}

TEST_F(Commit, APlayerMayNotMoveAnothersCreature) {
  step(ada, "Bea", 3, 2);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(Commit, TheSameCommandTwiceHappensOnce) {  // P23
  step(ada, "Ada", 2, 2);
  settle();
  const std::size_t before = batches();
  --ada.last_id;

  step(ada, "Ada", 3, 2);
  settle();

  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  EXPECT_EQ(ada.of(Delta::kAccepted).size(), 2U);
  EXPECT_EQ(batches(), before);
}

TEST_F(Commit, TheSameCommandTwiceHappensOnceAcrossARestart) {  // P23
  step(ada, "Ada", 2, 2);
  settle();
  kill();
  start();
  hello(ada);
  --ada.last_id;

  step(ada, "Ada", 3, 2);
  settle();

  EXPECT_EQ(creature("Ada").place.cell.column, 2);
}

TEST_F(Commit, ATableFencedByALaterOpenerSendsEveryoneToReconnect) {
  auto other = persistence::open_memory(disk);
  ASSERT_TRUE(other->journal().open(campaign));

  step(ada, "Ada", 2, 2);
  settle();

  EXPECT_TRUE(table->is_fenced());
  EXPECT_FALSE(ada.got(Delta::kAccepted));
  EXPECT_FALSE(gm.got(Delta::kCreaturePatch));
  EXPECT_EQ(ada.closed, codec::Closing::Code::resume_again);
  EXPECT_EQ(gm.closed, codec::Closing::Code::resume_again);
  EXPECT_TRUE(table->idle());
}

TEST_F(Commit, ARemovedPersonsHeroIsFreeAndTheyDoNotComeBack) {
  ASSERT_FALSE(creature("Ada").seats.empty());
  table->remove_seat(seat(2));
  settle();
  EXPECT_EQ(ada.closed, codec::Closing::Code::removed);
  EXPECT_TRUE(creature("Ada").seats.empty());

  ada.closed.reset();
  hello(ada);  // a connection that was on its way
  EXPECT_EQ(ada.closed, codec::Closing::Code::removed);
}

TEST_F(Commit, CampaignListHasLastPlayAndThePlayersMap) {
  EXPECT_EQ(store->campaigns().find(campaign)->played_at_s, clock.now_ms / 1000);
  wait(3'600'000);
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_EQ(store->campaigns().find(campaign)->played_at_s, clock.now_ms / 1000);

  wire::Edit change;
  wire::Scene& scene = *change.mutable_edit_scene();
  scene = gm.state.scenes(0);
  scene.mutable_picture()->set_asset(std::string(64, 'a'));
  scene.mutable_picture()->set_width_px(640);
  scene.mutable_picture()->set_height_px(640);
  edit(gm, change);
  settle();
  EXPECT_EQ(store->campaigns().find(campaign)->picture, std::string(64, 'a'));
}

TEST_F(Commit, AFullOutboxClosesTheConnectionToResume) {
  gm.full = true;
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_EQ(gm.closed, codec::Closing::Code::resume_again);
  gm.full = false;
  gm.forget();

  hello(gm, true);

  EXPECT_TRUE(gm.got(Delta::kResumed));
  EXPECT_TRUE(gm.got(Delta::kCreaturePatch));
}

TEST_F(Commit, AFullInboxAnswersBusy) {
  settings.inbox_size = 4;
  wire::ClientFrame frame;
  frame.mutable_ask_sheet()->set_creature(ada.creature("Ada"));

  for (int i = 0; i < 4; ++i) send(ada, frame);

  EXPECT_EQ(table->receive(ada.connection, frame.SerializeAsString()), table::ReceiveResult::busy);
}

TEST_F(Commit, GarbageClosesTheConnection) {  // P20
  EXPECT_EQ(table->receive(ada.connection, "\xff\xff\xff garbage"), table::ReceiveResult::bad_frame);
  EXPECT_EQ(ada.closed, codec::Closing::Code::bad_frame);
  EXPECT_EQ(table->receive(ada.connection, ""), table::ReceiveResult::gone);
}

TEST_F(Commit, OffersGoStaleOnceAndOnlyForTheirAsker) {
  wire::ClientFrame frame;
  frame.mutable_ask_offers()->set_creature(ada.creature("Ada"));
  send(ada, frame);
  settle();
  ASSERT_TRUE(ada.got(Delta::kOffers));

  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 3, 2);
  settle();
  step(ada, "Ada", 4, 2);
  settle();

  EXPECT_EQ(ada.of(Delta::kOffersStale).size(), 1U);
  EXPECT_FALSE(gm.got(Delta::kOffersStale));
}

TEST_F(Commit, AnOverrideOfTheGmIsOnTheRecordWithAReasonOrWithout) {
  for (const auto& [column, reason] : {std::pair(9, "the floor tilts"), std::pair(1, "")}) {
    ada.forget();
    wire::ClientFrame frame;
    wire::Command& far = *frame.mutable_command();
    far.set_client_id(++gm.last_id);
    far.set_action(gm.name("step"));
    far.set_actor(gm.creature("Ada"));
    wire::Param& to = *far.add_form();
    to.set_name(gm.name("to"));
    to.mutable_value()->mutable_place()->set_kind(wire::Place::CELL);
    to.mutable_value()->mutable_place()->set_column(column);
    far.add_overrides(gm.name("E_FAR"));
    far.set_override_reason(reason);
    send(gm, frame);
    settle();

    EXPECT_EQ(creature("Ada").place.cell.column, column);
    const auto lines = ada.of(Delta::kLog);
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.front().log().by_gm());
    EXPECT_EQ(lines.front().log().overridden().reason(), reason);
    EXPECT_EQ(lines.size(), 1U) << "no line for the walk: it is no edit";
  }
}

// The n-th write fails, before or after it took effect: the game stalls with a reason and resumes; nothing is lost or
// doubled.
class StoreFails : public TableFixture, public testing::WithParamInterface<persistence::FaultMoment> {};

TEST_P(StoreFails, PlayPausesWithANoteAndGoesOn) {
  for (int at_write = 1; at_write < 6; ++at_write) {
    kill();
    store = persistence::make_faulty(persistence::open_memory(disk), {at_write, GetParam()});
    start();
    for (int i = 0; i < 4; ++i) settle(), wait(2'000);
    sit(gm, 1, "Gil", true);
    gm.forget();

    for (int i = 0; i < 6; ++i) {
      set_hp(gm, "Ada", 100 - 10 * at_write - i);
      settle();
      settle();
    }

    EXPECT_EQ(gm.of(Delta::kAccepted).size(), 6U) << at_write;
    EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
    kill();
    start();
    settle();
    EXPECT_EQ(hp("Ada"), 100 - 10 * at_write - 5);
  }
}

INSTANTIATE_TEST_SUITE_P(BeforeAndAfter, StoreFails,
                         testing::Values(persistence::FaultMoment::before, persistence::FaultMoment::after));

}  // namespace ft::test
