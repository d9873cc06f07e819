// Content that changes under an open question.
#include "tests/server/table/content_fixture.hpp"

namespace ft::test {

using wire::Delta;

TEST_F(Content, QuestionWithChangedAnswersIsAskedAgain) {  // R4
  put_sabre("1d8");
  command(ada, "arm", "Ada");
  settle();
  ASSERT_EQ(ada.of(Delta::kQuestion).back().question().options_size(), 2);
  ada.forget();

  remove("weapon", "sabre");

  EXPECT_TRUE(ada.got(Delta::kQuestionClosed));
  ASSERT_TRUE(ada.got(Delta::kQuestion));
  EXPECT_EQ(ada.of(Delta::kQuestion).back().question().options_size(), 1);
  wire::ClientFrame frame;
  wire::Answer& club = *frame.mutable_answer();
  club.set_client_id(++ada.last_id);
  club.set_question(open_question(ada));
  club.mutable_value()->set_key(ada.name("club"));
  kill();
  start();
  for (Client* client : {&gm, &ada}) hello(*client);
  EXPECT_EQ(table->status().kind, codec::TableStatus::Kind::playing);
  send(ada, frame);
  settle();
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_EQ(creature("Ada").items.size(), 1U);
}

TEST_F(Content, NewOptionInAnOpenWindowMayBeAnswered) {  // R4
  command(gm, "lunge", "Ghoul", "Ada");
  settle();
  const int before = ada.of(Delta::kQuestion).back().question().options_size();
  put_sabre("1d8");
  ASSERT_EQ(ada.of(Delta::kQuestion).back().question().options_size(), before + 1);

  wire::ClientFrame frame;
  wire::Answer& lets_be = *frame.mutable_answer();
  lets_be.set_client_id(++ada.last_id);
  lets_be.set_question(open_question(ada));
  wire::ValueList& said = *lets_be.mutable_value()->mutable_list();
  for (const char* word : {"challenge", "let_be", "target"}) said.add_values()->set_key(ada.name(word));
  said.add_values()->mutable_ref()->set_creature(ada.creature("Ghoul"));
  send(ada, frame);
  settle();

  EXPECT_TRUE(ada.got(Delta::kAccepted));
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_EQ(hp("Ada"), 15);
}

TEST_F(Content, AnOpenQuestionStaysWhereTheChangeMakesNoDifference) {
  strike(ada, "Ada", "Ghoul");
  settle();
  const std::string question = open_question(gm);
  put_sabre("1d8");

  EXPECT_EQ(open_question(gm), question);
  dice.faces = {10, 4};
  answer(gm, false);
  settle();
  EXPECT_EQ(hp("Ghoul"), 16);
}

TEST_F(Content, DivergingActionIsUndoneAndReportedToTheGm) {
  put_sabre("1d8");
  give_item("Ada", "sabre");
  strike(ada, "Ada", "Ghoul");
  settle();
  ASSERT_NE(open_question(gm), "");
  put_sabre("1d12");

  EXPECT_EQ(open_question(gm), "");
  EXPECT_TRUE(table->state().open.empty());
  EXPECT_TRUE(gm.got(Delta::kVoided));
  EXPECT_EQ(log_lines(gm, "rules_changed_for"), std::vector<std::string>{"what=strike who=Ada "});
  EXPECT_EQ(log_lines(ada, "rules_changed_for").size(), 1U) << "the action was hers";
  EXPECT_FALSE(ada.got(Delta::kStatus));
  EXPECT_EQ(hurt_by_ada(12), 12);
}

}  // namespace ft::test
