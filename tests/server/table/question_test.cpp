// Questions: who may answer, auto-answers, several at once (laws R4, R5, R8).
#include "tests/server/table/question_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Questions, HoldTheCommandUntilThePersonAskedAnswers) {  // P17
  strike_bea();
  EXPECT_EQ(hp("Bea"), 20);
  ASSERT_TRUE(bea.got(Delta::kQuestion));
  EXPECT_TRUE(bea.of(Delta::kQuestion)[0].question().mine());
  EXPECT_TRUE(ada.got(Delta::kWaiting));
  EXPECT_FALSE(ada.got(Delta::kQuestion));
  EXPECT_FALSE(gm.of(Delta::kQuestion)[0].question().mine());

  dice.faces = {10, 4};
  answer(bea, false);
  settle();

  EXPECT_EQ(hp("Bea"), 16);
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  EXPECT_TRUE(ada.got(Delta::kQuestionClosed));
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, QuestionIsAnsweredOnlyByItsPlayerOrTheGm) {
  strike_bea();
  const std::string question = open_question(gm);

  answer(ada, question, true);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");

  dice.faces = {2};
  answer(gm, question, false);
  settle();
  EXPECT_TRUE(table->state().open.empty());
  answer(bea, question, true);
  settle();
  EXPECT_EQ(bea.refusal(), "E_ANSWERED");
}

TEST_F(Questions, TellOthersOnlyThatASecretDecisionIsAwaited) {  // P54
  hide("Lurker");
  parley("Lurker");
  EXPECT_TRUE(ada.got(Delta::kQuestion));
  EXPECT_FALSE(ada.got(Delta::kWaiting)) << "who is asked reads nothing of others";
  ASSERT_EQ(bea.of(Delta::kWaiting).size(), 1U) << "Ada's alone, while she is asked";
  EXPECT_NE(bea.of(Delta::kWaiting)[0].waiting().question(), "");
  bea.forget();

  answer(ada, true);
  settle();
  for (Client* client : {&ada, &bea}) {
    ASSERT_TRUE(client->got(Delta::kWaiting));
    EXPECT_TRUE(client->of(Delta::kWaiting).back().waiting().SerializeAsString().empty()) << "no name, no creature";
  }
  EXPECT_FALSE(gm.got(Delta::kWaiting));
  hello(bea);
  ASSERT_EQ(bea.of(Delta::kSnapshot).back().snapshot().waiting_size(), 1);
  EXPECT_TRUE(bea.of(Delta::kSnapshot).back().snapshot().waiting(0).SerializeAsString().empty());
  bea.forget();

  answer(gm, false);
  settle();
  ASSERT_TRUE(bea.got(Delta::kQuestionClosed));
  EXPECT_TRUE(bea.of(Delta::kQuestionClosed)[0].question_closed().SerializeAsString().empty());
}

TEST_F(Questions, HiddenActorsSecretDecisionIsInNoByte) {  // P54
  hide("Ghoul");
  hide("Lurker");
  strike(gm, "Ghoul", "Lurker");
  settle();
  ASSERT_TRUE(gm.got(Delta::kQuestion));
  EXPECT_TRUE(ada.deltas.empty());
  EXPECT_TRUE(bea.deltas.empty());
}

TEST_F(Questions, FollowAnOrderLeftInAdvance) {
  wire::ClientFrame frame;
  frame.mutable_auto_answer()->set_creature(bea.creature("Bea"));
  frame.mutable_auto_answer()->set_prompt(bea.name("dodge"));
  frame.mutable_auto_answer()->mutable_value()->set_yes(true);
  send(bea, frame);
  settle();
  dice.faces = {14};

  strike_bea();

  EXPECT_TRUE(table->state().open.empty());
  EXPECT_EQ(hp("Bea"), 20) << "14 does not hit who dodges";

  const auto orders_after_reload = [&] {
    hello(bea);
    return bea.of(Delta::kSnapshot).back().snapshot().auto_answers_size();
  };
  EXPECT_EQ(orders_after_reload(), 1) << "the page knows what it answers in advance";
  frame.mutable_auto_answer()->clear_value();
  send(bea, frame);
  settle();
  EXPECT_EQ(orders_after_reload(), 0);
}

TEST_F(Questions, AskedAtOnceAreJournaledInOrderAndNotShown) {  // P17
  parley();
  ada.forget();

  answer(bea, true);
  settle();
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  EXPECT_FALSE(ada.got(Delta::kLog));
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);

  answer(ada, true);
  settle();
  EXPECT_EQ(hp("Ghoul"), 20);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, AnAnswerMayWithdrawTheWholeCommand) {
  parley();
  gm.forget();
  answer(ada, false);
  settle();
  answer(bea, false);
  settle();

  EXPECT_TRUE(table->state().open.empty());
  EXPECT_EQ(hp("Ghoul"), 20);
  EXPECT_TRUE(bea.got(Delta::kAccepted)) << "the answer was a legal one";
  EXPECT_TRUE(gm.got(Delta::kQuestionClosed));
  ASSERT_TRUE(gm.got(Delta::kVoided));
  EXPECT_EQ(gm.of(Delta::kVoided)[0].voided().reason(), "") << "a code is no sentence for people";
  kill();
  start();
  hello(gm);
  EXPECT_TRUE(table->state().open.empty());
}

TEST_F(Questions, KeepTheirIdWhileOthersActMeanwhile) {
  strike_bea();
  const std::string question = open_question(bea);
  bea.forget();

  set_hp(gm, "Bea", 50);
  settle();
  EXPECT_FALSE(bea.got(Delta::kQuestion));
  dice.faces = {10, 4};
  answer(bea, question, false);
  settle();

  EXPECT_EQ(hp("Bea"), 46) << "what happened meanwhile counts";
}

TEST_F(Questions, LetTheNewestCommandOfACreatureWait) {
  command(gm, "start_fight");
  settle();
  strike(gm, "Ada", "Bea");
  settle();
  ada.forget();

  step(ada, "Ada", 2, 2);
  step(ada, "Ada", 2, 3);
  settle();
  EXPECT_EQ(ada.refusal(), "E_REPLACED");
  EXPECT_FALSE(ada.got(Delta::kAccepted));
  command(gm, "end_fight");
  settle();
  EXPECT_EQ(gm.refusal(), "E_PENDING");

  dice.faces = {2};
  answer(bea, false);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_EQ(creature("Ada").place.cell.column, 2);
  EXPECT_EQ(creature("Ada").place.cell.row, 3);
}

TEST_F(Questions, RunSideBySideOutsideFights) {
  strike_bea();
  step(bea, "Bea", 3, 3);
  settle();
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  EXPECT_EQ(creature("Bea").place.cell.column, 3);
}

TEST_F(Questions, CreatureNamedByAnOpenQuestionCannotBeRemoved) {
  strike_bea();
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Bea"));
  edit(gm, remove);
  settle();
  EXPECT_EQ(gm.refusal(), "E_OPEN_NAMES");
}

TEST_F(Questions, ProtectTheirItemsAndConditions) {
  wire::Edit daze;
  daze.mutable_add_condition()->set_creature(gm.creature("Bea"));
  daze.mutable_add_condition()->set_key(gm.name("dazed"));
  edit(gm, daze);
  wire::Edit arm;
  arm.mutable_give_item()->set_creature(gm.creature("Bea"));
  arm.mutable_give_item()->set_kind(gm.name("club"));
  arm.mutable_give_item()->set_placement(gm.name("held"));
  edit(gm, arm);
  settle();
  const rules::Creature bea_now = creature("Bea");
  ASSERT_EQ(bea_now.conditions.size(), 1U);
  ASSERT_EQ(bea_now.items.size(), 1U);
  strike_bea();

  wire::Edit take;
  take.mutable_remove_item()->set_creature(gm.creature("Bea"));
  take.mutable_remove_item()->set_item(bea_now.items[0].id.value);
  edit(gm, take);
  settle();
  EXPECT_EQ(gm.refusal(), "E_OPEN_NAMES");
  wire::Edit end;
  end.mutable_end_condition()->set_creature(gm.creature("Bea"));
  end.mutable_end_condition()->set_condition(bea_now.conditions[0].id.value);
  edit(gm, end);
  settle();
  EXPECT_EQ(gm.refusal(), "E_OPEN_NAMES");
  EXPECT_EQ(creature("Bea"), bea_now);
}

TEST_F(Questions, GmAnswersForCreaturesWithoutPlayers) {
  parley("Lurker");
  wait(3'600'000);
  ASSERT_FALSE(table->state().open.empty()) << "where the rules name no time, the GM's does not run by itself";
  const auto& left = table->state().open.begin()->second.questions;
  ASSERT_EQ(left.size(), 1U) << "Ada's ran";
  EXPECT_EQ(left[0].asked, creature("Lurker").id);
}

TEST_F(Questions, DueCommandRunsAtItsTime) {
  command(gm, "start_fight");
  settle();
  EXPECT_EQ(table->state().state.encounters[0].turn, creature("Ada").id) << "at once";

  wire::Edit evening;
  evening.mutable_set_number()->mutable_owner()->set_campaign(true);
  evening.mutable_set_number()->set_key(gm.name("evening"));
  evening.mutable_set_number()->set_value(1);
  edit(gm, evening);
  settle();
  wait(4'999);
  EXPECT_EQ(table->state().state.campaign.numbers.get(rules::Key("evening")), 1);
  wait(1);
  EXPECT_EQ(table->state().state.campaign.numbers.get(rules::Key("evening")), 0);
}

}  // namespace ft::test
