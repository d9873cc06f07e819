// Windows: several creatures may react, in order of arrival, until all have passed.
#include "rules/kernel/declarations/command_as_answer.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {

namespace {

class Windows : public ResolutionTest {
 protected:
  /// Opens a window to those in `asked`, and collects all reactions.
  Outcome open() {
    return play([this](Resolution& r) {
      heard.clear();
      ReactionWindow window(r, [this] {
        std::vector<Question> questions;
        for (const CreatureId who : asked) questions.push_back(yes_no(who));
        return questions;
      });
      while (const auto spoken = window.next()) heard.push_back(spoken->who);
    });
  }
  std::vector<CreatureId> asked{ann, bo, cat};
  std::vector<CreatureId> heard;
};

TEST_F(Windows, ReactionsComeInOrderOfArrival) {
  const Outcome all = open();
  ASSERT_EQ(all.open.size(), 3U);
  const Outcome cat_spoke = say(all, true, 2);
  ASSERT_EQ(cat_spoke.open.size(), 2U);
  const Outcome ann_passed = say(cat_spoke, false, 0);
  EXPECT_EQ(say(ann_passed, true, 0).kind, Kind::finished);
  EXPECT_THAT(heard, ::testing::ElementsAre(cat, bo));
}

TEST_F(Windows, UnansweredCreatureKeepsItsQuestion) {
  const Outcome all = open();
  EXPECT_EQ(say(all, true, 0).open[0].tag, all.open[1].tag);
}

TEST_F(Windows, CloseWhenAllPass) {
  Outcome outcome = open();
  for (int i = 0; i < 3; ++i) outcome = say(outcome, false);
  EXPECT_EQ(outcome.kind, Kind::finished);
  EXPECT_TRUE(heard.empty());
}

TEST_F(Windows, PassOverManyAtOnce) {
  const Outcome all = open();
  tape.emplace_back(TimedOut{{all.open[0].tag, all.open[2].tag}});
  const Outcome bo_left = run();
  ASSERT_EQ(bo_left.open.size(), 1U);
  EXPECT_EQ(bo_left.open[0].asked, bo);
  tape.emplace_back(TimedOut{{all.open[0].tag, 77}});
  EXPECT_EQ(run().kind, Kind::diverged);
}

TEST_F(Windows, AskAgainOnlyAfterChangedAnswers) {
  play([](Resolution& r) {
    ReactionWindow window(r, [&r] {
      std::vector<Question> questions{yes_no(ann), yes_no(bo)};
      questions[1].max = r.world().creature(cat).numbers.get("courage"_k);
      return questions;
    });
    while (window.next()) continue;
  });
  const Outcome before = run();
  tape.emplace_back(answer(before.open[0], false));
  tape.emplace_back(ConcurrentEvents{{NumberSet{cat, "courage"_k, 4, 3}}});
  const Outcome after = run();
  ASSERT_EQ(after.open.size(), 1U);  // Ann's pass stands
  EXPECT_EQ(after.open[0].asked, bo);
  EXPECT_NE(after.open[0].tag, before.open[1].tag);
}

TEST_F(Windows, EventsAfterTheLastAnswerGoToTheNextQuestion) {
  std::int64_t seen = 0;
  play([&seen](Resolution& r) {
    ReactionWindow window(r, [] { return std::vector{yes_no(ann)}; });
    while (window.next()) continue;
    seen = r.world().creature(cat).numbers.get("courage"_k);
    (void)r.ask(yes_no(bo));
  });
  const Outcome second = say(run(), false);
  ASSERT_EQ(second.open.front().asked, bo);
  tape.emplace_back(ConcurrentEvents{{NumberSet{cat, "courage"_k, 4, 3}}});
  EXPECT_EQ(run().kind, Kind::needs_answer);
  EXPECT_EQ(seen, 3);
}

TEST_F(Windows, WindowClosedByAnEventLeavesTheRestToTheNextQuestion) {
  std::vector<std::int64_t> seen;
  play([&seen](Resolution& r) {
    seen.clear();
    const auto courage = [&r] { return r.world().creature(cat).numbers.get("courage"_k); };
    ReactionWindow window(r, [&] { return courage() > 3 ? std::vector<Question>() : std::vector{yes_no(ann)}; });
    while (window.next()) continue;
    seen.push_back(courage());
    (void)r.ask(yes_no(bo));
  });
  tape = {ConcurrentEvents{{NumberSet{cat, "courage"_k, 4, 3}}}, ConcurrentEvents{{NumberSet{cat, "courage"_k, 5, 4}}}};
  EXPECT_EQ(run().kind, Kind::needs_answer);
  EXPECT_THAT(seen, ::testing::ElementsAre(4));
}

TEST(Answers, AnswerToAnActionBeginsWithAnOption) {
  Question question;
  question.shape = Shape::action;
  question.default_answer = "pass"_k;
  question.options = {{Values{"interrupt"_k, "step"_k}, "o_step"_k, {}}, {Values{"challenge"_k}, "o_challenge"_k, {}}};
  const Command step{"step"_k, ann, {{"to"_k, Place::at({1, 1})}}, {}, {}};
  const Command parry{"parry"_k, ann, {}, {}, {}};
  EXPECT_TRUE(legal(question, "pass"_k));
  EXPECT_TRUE(legal(question, make_action_answer("interrupt"_k, step)));
  EXPECT_TRUE(legal(question, make_action_answer("challenge"_k, parry)));
  EXPECT_FALSE(legal(question, make_action_answer("interrupt"_k, parry)));
  EXPECT_FALSE(legal(question, Values{"challenge"_k}));
  EXPECT_FALSE(legal(question, Values{"challenge"_k, "parry"_k, 3, 4}));
  EXPECT_FALSE(legal(question, true));
  EXPECT_EQ(command_of_answer(make_action_answer("interrupt"_k, step), ann), step);
  EXPECT_EQ(response_type(make_action_answer("challenge"_k, parry)), "challenge"_k);
}

TEST(Answers, AnswerMayBeACommand) {
  const Command step{"step"_k, ann, {{"to"_k, Place::at({1, 1})}}, {}, {}};
  const Option any{Values{"interrupt"_k, "step"_k}, "o_step"_k, {}};
  const Option there{Values{"interrupt"_k, "step"_k, "to"_k, Place::at({2, 2})}, "o_step"_k, {}};
  EXPECT_EQ(command_as_answer(any, step), make_action_answer("interrupt"_k, step));
  EXPECT_FALSE(command_as_answer(there, step));
  EXPECT_FALSE(command_as_answer({Values{"interrupt"_k, "parry"_k}, "o_parry"_k, {}}, step));
  EXPECT_FALSE(command_as_answer({Values{"challenge"_k}, "o_challenge"_k, {}}, step));
  EXPECT_FALSE(command_as_answer({Values{"abort"_k, "step"_k}, "o_abort"_k, {}}, step))
      << "done once more it is not given up";
}

}  // namespace

}  // namespace ft::rules
