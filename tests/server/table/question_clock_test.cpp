// The clocks of questions: when they start, pause and end in the default (law R5).
#include "tests/server/table/question_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Questions, TakeTheirDefaultWhenTheTimeIsOver) {
  strike_bea();
  dice.faces = {10, 4};

  wait(29'999);
  EXPECT_EQ(hp("Bea"), 20);
  wait(1);

  EXPECT_EQ(hp("Bea"), 16);
  ASSERT_TRUE(bea.got(Delta::kQuestionClosed));
  EXPECT_TRUE(bea.of(Delta::kQuestionClosed)[0].question_closed().timed_out());
}

TEST_F(Questions, TimerStartsWhenTheAskedPersonHasSeenThem) {  // P53
  settings.unseen_s = 10;
  strike_bea();
  EXPECT_FALSE(bea.of(Delta::kQuestion)[0].question().running());
  EXPECT_EQ(bea.of(Delta::kQuestion)[0].question().total_ms(), 30'000);
  wait(6'000);
  bea.forget();
  see(bea, gm);
  ASSERT_TRUE(bea.got(Delta::kQuestion));
  EXPECT_EQ(bea.of(Delta::kQuestion)[0].question().left_ms(), 30'000);
  bea.forget();
  see(bea, gm);
  EXPECT_FALSE(bea.got(Delta::kQuestion)) << "seen once";
  dice.faces = {2};

  wait(29'999);
  EXPECT_FALSE(table->state().open.empty());
  wait(1);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, TimerStartsUnseenAfterTenSeconds) {  // P53
  settings.unseen_s = 10;
  strike_bea();
  see(gm, gm);
  see(ada, gm);
  EXPECT_EQ(bea.of(Delta::kQuestion).size(), 1U) << "what others see does not count";
  wait(9'999);
  EXPECT_FALSE(bea.of(Delta::kQuestion).back().question().running());
  wait(1);
  EXPECT_TRUE(bea.of(Delta::kQuestion).back().question().running());
  dice.faces = {2};
  wait(30'000);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, TimerWaitsAgainToBeSeenAfterAReturn) {  // P53
  settings.unseen_s = 10;
  strike_bea();
  see(bea, gm);
  leave(bea);
  wait(3'600'000);
  hello(bea);
  settle();
  dice.faces = {2};

  wait(39'999);
  EXPECT_FALSE(table->state().open.empty());
  wait(1);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, PauseForAbsentPlayersAndRestartOnReturn) {
  strike_bea();
  wait(20'000);
  leave(bea);
  wait(3'600'000);
  EXPECT_FALSE(table->state().open.empty());

  hello(bea);
  dice.faces = {10, 4};
  wait(29'999);
  EXPECT_FALSE(table->state().open.empty());
  wait(1);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, ClockRunsForAnAbsentPlayerAtTheGmsWish) {
  strike_bea();
  leave(bea);
  wire::Edit edit_clock;
  edit_clock.set_start_clock(open_question(gm));
  edit(gm, edit_clock);
  settle();
  dice.faces = {2};

  wait(30'000);

  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, DoNotRunWhileTheTableIsStopped) {
  strike_bea();
  say(gm, "/stop");
  settle();
  wait(60'000);
  EXPECT_FALSE(table->state().open.empty());
  answer(bea, true);
  settle();
  EXPECT_EQ(bea.refusal(), "E_STOPPED");

  say(gm, "/resume");
  settle();
  dice.faces = {2};
  wait(30'000);
  EXPECT_TRUE(table->state().open.empty());
}

}  // namespace ft::test
