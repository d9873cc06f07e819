// A client that comes back gets what it missed, or everything (law T4).
#include "persistence/faulty/faulty_store.hpp"
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class ResumeTest : public TableFixture {
 protected:
  ResumeTest() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    settle();
  }
};

TEST_F(ResumeTest, TheTailFollowsAndTheViewIsTheSame) {  // P6
  set_hp(gm, "Bea", 30);
  settle();
  leave(ada);
  set_hp(gm, "Bea", 31);
  settle();
  set_hp(gm, "Bea", 32);
  settle();
  ada.forget();

  hello(ada, true);

  EXPECT_TRUE(ada.got(Delta::kResumed));
  EXPECT_FALSE(ada.got(Delta::kSnapshot));
  EXPECT_EQ(ada.of(Delta::kCreaturePatch).size(), 2U);
  const std::string resumed = in_order(ada.state);
  hello(ada);
  EXPECT_EQ(in_order(ada.state), resumed);
}

TEST_F(ResumeTest, TwiceInARowWorks) {  // P5, P6
  for (int i = 0; i < 3; ++i) {
    leave(ada);
    set_hp(gm, "Bea", 40 + i);
    settle();
    ada.forget();
    hello(ada, true);
    EXPECT_TRUE(ada.got(Delta::kResumed));
    EXPECT_EQ(ada.of(Delta::kCreaturePatch).size(), 1U);
  }
}

TEST_F(ResumeTest, AFrameThatWasSentButNotSeenComesAgain) {  // P5, P6
  const std::uint64_t seen = ada.frames_seen;
  set_hp(gm, "Bea", 30);
  settle();
  leave(ada);
  ada.frames_seen = seen;
  ada.forget();

  hello(ada, true);

  EXPECT_EQ(ada.of(Delta::kCreaturePatch).size(), 1U);
}

TEST_F(ResumeTest, ResumedComesFirstWhateverPlayersWriteMeanwhile) {  // P5
  sit(bea, 3, "Ben");
  leave(ada);
  settle();
  ada.forget();

  say(bea, "/r 1d20");
  hello(ada, true);

  ASSERT_FALSE(ada.deltas.empty());
  EXPECT_TRUE(ada.deltas.front().has_resumed());
  EXPECT_TRUE(ada.got(Delta::kLog));
}

TEST_F(ResumeTest, TheStatusOfAStallBeforeResumedDoesNotCount) {  // P5
  kill();
  store = persistence::make_faulty(persistence::open_memory(disk), {6, persistence::FaultMoment::before});
  start();
  sit(gm, 1, "Gil", true);
  sit(ada, 2, "Ann");
  leave(ada);
  settle();
  for (int i = 0; i < 9 && table->status().kind == codec::TableStatus::Kind::playing; ++i) {
    set_hp(gm, "Bea", 30 + i);
    settle();
  }
  ASSERT_EQ(table->status().kind, codec::TableStatus::Kind::storage_stalled);
  ada.forget();

  hello(ada, true);
  ASSERT_FALSE(ada.deltas.empty());
  EXPECT_EQ(ada.deltas.front().status().kind(), wire::TableStatus::STORAGE_STALLED);
  wait(2'000);
  settle();
  EXPECT_TRUE(ada.got(Delta::kResumed));
  leave(ada);
  set_hp(gm, "Bea", 77);
  settle();
  ada.forget();
  hello(ada, true);

  EXPECT_TRUE(ada.got(Delta::kResumed));
  EXPECT_EQ(ada.of(Delta::kCreaturePatch).size(), 1U);
}

TEST_F(ResumeTest, AfterTooLongSendsAFreshSnapshot) {  // P7
  settings.resume_frames = 3;
  leave(ada);
  for (int i = 0; i < 5; ++i) {
    set_hp(gm, "Bea", 50 + i);
    settle();
  }
  ada.forget();
  hello(ada, true);
  EXPECT_FALSE(ada.got(Delta::kResumed));
  EXPECT_TRUE(ada.got(Delta::kSnapshot));
}

TEST_F(ResumeTest, AfterARestartSendsAFreshSnapshot) {  // P7
  kill();
  start();
  ada.forget();
  hello(ada, true);
  EXPECT_FALSE(ada.got(Delta::kResumed));
  EXPECT_TRUE(ada.got(Delta::kSnapshot));
}

TEST_F(ResumeTest, AnotherSeatsTokenIsOfNoUse) {  // P7
  leave(ada);
  ada.resume = gm.resume;
  ada.forget();
  hello(ada, true);
  EXPECT_TRUE(ada.got(Delta::kSnapshot));
}

TEST_F(ResumeTest, ASecondConnectionOfASeatTakesOver) {  // P8
  Client second;
  second.seat = ada.seat;
  hello(second);
  EXPECT_EQ(ada.closed, codec::Closing::Code::taken_over);
  EXPECT_EQ(table->receive(ada.connection, ""), table::ReceiveResult::gone);
  EXPECT_EQ(table->connected_seats().size(), 2U);
  leave(second);
}

TEST_F(ResumeTest, OldClientMustReload) {  // P2
  Client old;
  old.seat = {{999}, "Old", false};
  old.connection = ++last_connection;
  table->connect(old.connection, old.seat, old);
  wire::ClientFrame frame;
  frame.mutable_hello()->set_protocol(0);
  send(old, frame);
  settle();
  EXPECT_EQ(old.closed, codec::Closing::Code::old_client);
}

TEST_F(ResumeTest, TheFirstMessageIsAHello) {  // P1
  Client rude;
  rude.seat = {{999}, "Rude", false};
  rude.connection = ++last_connection;
  table->connect(rude.connection, rude.seat, rude);
  wire::ClientFrame frame;
  frame.set_echo(1);
  EXPECT_EQ(table->receive(rude.connection, frame.SerializeAsString()), table::ReceiveResult::bad_frame);
  EXPECT_EQ(rude.closed, codec::Closing::Code::bad_frame);
}

TEST_F(ResumeTest, GarbageWhileTheTableIsBeingReadEndsThatConnectionAlone) {  // P1, P20
  kill();
  start();
  gm.connection = ++last_connection;
  ada.connection = ++last_connection;
  table->connect(ada.connection, ada.seat, ada);
  table->connect(gm.connection, gm.seat, gm);
  wire::ClientFrame hello;
  hello.mutable_hello()->set_protocol(codec::protocol_version);
  gm.forget();

  EXPECT_EQ(table->receive(ada.connection, "\xff\xff"), table::ReceiveResult::taken);
  send(gm, hello);
  settle();

  EXPECT_EQ(ada.closed, codec::Closing::Code::bad_frame);
  EXPECT_TRUE(gm.got(Delta::kSnapshot));
}

TEST_F(ResumeTest, EchoesComeBackAtOnceEvenWhileAnAppendIsUnderWay) {
  set_hp(gm, "Bea", 30);
  settle_without_journal();
  gm.forget();
  wire::ClientFrame frame;
  frame.set_echo(77);
  send(gm, frame);
  ASSERT_TRUE(gm.got(Delta::kEcho));
  EXPECT_FALSE(gm.got(Delta::kAccepted));
}

TEST_F(ResumeTest, ARemovedSeatIsClosedAndForgotten) {
  table->remove_seat(seat(2));
  settle();
  EXPECT_EQ(ada.closed, codec::Closing::Code::removed);
  EXPECT_EQ(table->connected_seats().size(), 1U);
}

}  // namespace ft::test
