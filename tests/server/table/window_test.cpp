// Windows: who is asked briefly, commands that are answers, deadlines (laws R3, R8).
#include "tests/server/table/declaration_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Windows : public DeclarationFixture {};

TEST_F(Windows, ShowOptionalQuestionsWhileABlockingOneIsOpen) {  // P40
  lunge(gm, "Ghoul", "Bea");
  settle();

  ASSERT_TRUE(ada.got(Delta::kQuestion));
  EXPECT_TRUE(ada.of(Delta::kQuestion)[0].question().non_blocking());
  EXPECT_FALSE(ada.of(Delta::kQuestion)[0].question().running());
  ASSERT_TRUE(bea.got(Delta::kQuestion));
  EXPECT_EQ(bea.of(Delta::kQuestion)[0].question().total_ms(), 8'000);
  ASSERT_EQ(ada.of(Delta::kWaiting).size(), 1U) << "for Bea";
  EXPECT_FALSE(bea.got(Delta::kWaiting)) << "nobody waits for Ada";

  pass(bea);
  EXPECT_EQ(hp("Bea"), 15);
  EXPECT_TRUE(ada.got(Delta::kQuestionClosed));
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Windows, TimeOutOptionalQuestionsWithoutABlockingOne) {  // P40
  wire::Edit hide;
  hide.mutable_hide_creature()->set_creature(gm.creature("Bea"));
  hide.mutable_hide_creature()->set_hidden(true);
  edit(gm, hide);
  settle();
  forget();

  lunge(gm, "Ghoul", "Bea");
  settle();

  EXPECT_EQ(hp("Bea"), 15);
  for (const Client* client : {&gm, &ada, &bea}) {
    EXPECT_FALSE(client->got(Delta::kQuestion));
    EXPECT_FALSE(client->got(Delta::kQuestionClosed));
    EXPECT_FALSE(client->got(Delta::kDeclarations));
  }
  kill();
  start();
  hello(gm);
  EXPECT_EQ(hp("Bea"), 15);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Windows, RunAnOptionalTimerWithoutConnections) {  // P41
  set_glance(2);
  lunge(ada, "Ada", "Bea");
  settle();
  wait(3'000);
  leave(gm);
  pass(bea);
  EXPECT_EQ(hp("Bea"), 20) << "the Ghoul has two seconds from now on";

  wait(1'999);
  EXPECT_EQ(hp("Bea"), 20);
  wait(1);
  EXPECT_EQ(hp("Bea"), 15);
  for (const Delta& delta : ada.of(Delta::kLog))
    EXPECT_NE(delta.log().log_line().text(), ada.name("answered_by_silence"))
        << "an optional reaction has no timeout line";
}

TEST_F(Windows, StopTheClockOfABriefQuestionWithTheTable) {
  set_glance(2);
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  say(gm, "/stop");
  settle();
  wait(10'000);
  EXPECT_EQ(hp("Bea"), 20);
  say(gm, "/resume");
  settle();
  wait(2'000);
  EXPECT_EQ(hp("Bea"), 15);
}

TEST_F(Windows, TakeACommandTheyOfferAsTheAnswer) {  // P42
  lunge(gm, "Ghoul", "Bea");
  settle();
  forget();

  slip(bea, "Bea", 1);
  EXPECT_EQ(creature("Bea").place.cell.column, 1);
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  EXPECT_EQ(table->state().open.size(), 1U) << "everybody is asked anew";
  pass(bea);
  EXPECT_EQ(hp("Bea"), 15) << "not far enough";
}

TEST_F(Windows, TakeItFromTheGmForACreatureOfHis) {
  lunge(ada, "Ada", "Ghoul");
  settle();
  slip(gm, "Ghoul", 4);
  pass(gm);
  EXPECT_EQ(creature("Ghoul").place.cell.column, 4);
  EXPECT_EQ(hp("Ghoul"), 20);
}

TEST_F(Windows, RefuseACommandAsAnyOther) {  // P42
  lunge(gm, "Ghoul", "Bea");
  settle();
  bea.forget();
  const std::uint32_t sent = slip(bea, "Bea", 9);
  EXPECT_EQ(bea.refusal(), "E_FAR");
  EXPECT_EQ(bea.of(Delta::kRefused)[0].refused().client_id(), sent);
  EXPECT_FALSE(bea.got(Delta::kQuestionClosed));
  EXPECT_EQ(table->state().open.size(), 1U);
}

TEST_F(Windows, TakeACommandOnlyAsTheOptionFixesIt) {
  set_glance(5);
  lunge(gm, "Ghoul", "Bea");
  settle();
  lunge(bea, "Bea", "Ghoul");  // the challenge is of who lunged
  settle();
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  EXPECT_EQ(declared(bea).open(0).declared_size(), 2);
  EXPECT_EQ(declared(bea).open(0).waits_for_size(), 0) << "Ada is asked only briefly";
}

TEST_F(Windows, LetACommandWaitThatTheyDoNotOffer) {
  lunge(gm, "Ghoul", "Bea");
  settle();
  lunge(ada, "Ada", "Bea");  // only the Ghoul may be challenged
  settle();
  EXPECT_FALSE(ada.got(Delta::kAccepted));
  EXPECT_EQ(declared(ada).queue_size(), 1);
}

TEST_F(Windows, SilenceDecidesForTheGmsCreaturesToo) {  // P43
  lunge(ada, "Ada", "Ghoul");
  settle();
  ASSERT_TRUE(gm.got(Delta::kQuestion));
  EXPECT_EQ(gm.of(Delta::kQuestion)[0].question().total_ms(), 8'000);
  wait(7'999);
  EXPECT_EQ(hp("Ghoul"), 20);
  wait(1);
  EXPECT_EQ(hp("Ghoul"), 15);
}

TEST_F(Windows, ATimeOfDaySetForwardTakesNoTimeAway) {
  lunge(gm, "Ghoul", "Bea");
  settle();
  clock.set_forward_ms = 3'600'000;

  leave(gm);
  hello(gm);

  const Delta arrival = gm.of(Delta::kSnapshot).back();
  std::vector<int> left_ms;
  for (const auto& question : arrival.snapshot().questions())
    if (question.running()) left_ms.push_back(static_cast<int>(question.left_ms()));
  EXPECT_EQ(left_ms, std::vector{8'000}) << "of Bea's question";
}

TEST_F(Windows, WindowWaitsForAnAbsentGm) {
  lunge(ada, "Ada", "Ghoul");
  settle();
  leave(gm);
  wait(3'600'000);
  EXPECT_EQ(hp("Ghoul"), 20);
}

TEST_F(Windows, StandAfterARestart) {
  lunge(gm, "Ghoul", "Bea");
  settle();
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);

  ASSERT_EQ(declared(ada).open_size(), 1);
  EXPECT_EQ(declared(ada).open(0).waits_for(0), ada.creature("Bea"));
  EXPECT_LE(declared(ada).open(0).arrived_ms(), 0);
  slip(bea, "Bea", 1);
  slip(bea, "Bea", 0);
  pass(bea);
  EXPECT_EQ(hp("Bea"), 20) << "out of reach";
}

}  // namespace ft::test
