// Rolling and asking: what the tape holds and when it diverges; what answers are legal.
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

// ---- roll ------------------------------------------------------------------------------------------------------

TEST_F(ResolutionTest, DiceAreDrawnOnceAndReadFromTheTapeAfterThat) {
  dice = Faces({14});
  const auto strike = [](Resolution& r) {
    const int face = r.roll(20, r.actor(), "strike"_k);
    r.emit(hurt(r, bo, face));
  };
  const Outcome first = play(strike), second = run();
  EXPECT_EQ(dice.thrown, 1);
  EXPECT_EQ(tape, (Tape{DieRolled{ann, "strike"_k, 20, 14}}));
  EXPECT_EQ(first.events, second.events);
}

TEST_F(ResolutionTest, ATapeWithAnotherDieDivergesAndSaysWhere) {
  tape = {DieRolled{ann, "strike"_k, 6, 3}};
  const Outcome outcome = play([](Resolution& r) { r.roll(20, r.actor(), "strike"_k); });
  EXPECT_EQ(outcome.kind, Kind::diverged);
  EXPECT_THAT(outcome.divergence, ::testing::HasSubstr("entry 0"));
  EXPECT_THAT(outcome.divergence, ::testing::HasSubstr("d20"));
}

TEST_F(ResolutionTest, ATapeThatGoesOnAfterTheEndDiverges) {
  tape = {DieRolled{ann, "strike"_k, 6, 3}};
  EXPECT_EQ(play([](Resolution&) {}).kind, Kind::diverged);
}

// ---- ask -------------------------------------------------------------------------------------------------------

TEST_F(ResolutionTest, QuestionWaitsForItsAnswerAndEarlierEventsStand) {
  const Outcome asked = play([](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    if (*r.ask(yes_no(bo)).as<bool>()) r.emit(hurt(r, ann, 2));
  });
  ASSERT_EQ(asked.kind, Kind::needs_answer);
  EXPECT_EQ(asked.events.size(), 1U);
  ASSERT_EQ(asked.open.size(), 1U);

  const Outcome done = say(asked, true);
  EXPECT_EQ(done.kind, Kind::finished);
  EXPECT_EQ(done.events.size(), 2U);
  EXPECT_EQ(done.events[0], asked.events[0]);
}

TEST_F(ResolutionTest, TagOfAQuestionRevealsNoEarlierQuestions) {
  const Outcome alone = play([](Resolution& r) { (void)r.ask(yes_no(bo)); });
  const Outcome first = play([](Resolution& r) {
    (void)r.ask(yes_no(ann));
    (void)r.ask(yes_no(bo));
    (void)r.ask(yes_no(bo));
  });
  const Outcome second = say(first, true);
  const Outcome third = say(second, true);

  EXPECT_EQ(second.open.at(0).tag, alone.open.at(0).tag);
  EXPECT_NE(third.open.at(0).tag, second.open.at(0).tag);
}

TEST_F(ResolutionTest, AnswersOfTheGmAndTimeoutsAreLogged) {
  const auto asks = [](Secrecy secrecy) {
    return [secrecy](Resolution& r) {
      Question question = yes_no(bo);
      question.secrecy = secrecy;
      (void)r.ask(std::move(question));
      r.emit(hurt(r, bo, 1));
    };
  };
  const Audience all{Audience::Kind::all, {}}, player{Audience::Kind::players_of, {bo}};
  const struct {
    AnsweredBy by;
    Secrecy secrecy;
    std::vector<Event> marked;
  } cases[]{{AnsweredBy::person, Secrecy::open, {}},
            {AnsweredBy::standing_order,
             Secrecy::open,
             {LogLine{"answered_by_order"_k, {{"who"_k, bo}, {"answer"_k, true}}, {}, player}}},
            {AnsweredBy::gm, Secrecy::open, {LogLine{"answered_by_gm"_k, {{"who"_k, bo}}, {}, all}}},
            {AnsweredBy::timeout, Secrecy::open, {LogLine{"answered_by_silence"_k, {{"who"_k, bo}}, {}, all}}},
            {AnsweredBy::gm, Secrecy::secret, {LogLine{"answered_by_gm"_k, {{"who"_k, bo}}, {}, player}}}};
  for (const auto& [by, secrecy, marked] : cases) {
    tape = {};
    const Question question = play(asks(secrecy)).open.at(0);
    tape.emplace_back(Answered{question.tag, bo, question.prompt, true, by});
    Events expected = marked;
    expected.emplace_back(NumberSet{bo, "health"_k, 9, 10});
    EXPECT_EQ(run().events, expected);
  }
}

TEST_F(ResolutionTest, AnAnswerToAnotherQuestionDiverges) {
  const auto procedure = [](Resolution& r) { (void)r.ask(yes_no(bo)); };
  const Question question = play(procedure).open.at(0);
  for (const Answered& wrong : {Answered{2, bo, question.prompt, true}, Answered{1, cat, question.prompt, true},
                                Answered{1, bo, "q_who"_k, true}, Answered{1, bo, question.prompt, 7}}) {
    tape = {wrong};
    EXPECT_EQ(run().kind, Kind::diverged);
  }
}

TEST_F(ResolutionTest, AskEachReturnsTheAnswersInTheOrderOfTheQuestions) {
  std::vector<bool> heard;
  const Outcome asked = play([&](Resolution& r) {
    heard.clear();
    for (const Value& value : r.ask_each({yes_no(ann), yes_no(bo), yes_no(cat)})) heard.push_back(*value.as<bool>());
  });
  ASSERT_EQ(asked.open.size(), 3U);
  const Outcome two_left = say(asked, true, 2);  // Cat first
  ASSERT_EQ(two_left.kind, Kind::needs_answer);
  EXPECT_EQ(two_left.open.size(), 2U);
  const Outcome one_left = say(two_left, false, 1);  // then Bo
  EXPECT_EQ(say(one_left, true).kind, Kind::finished);
  EXPECT_THAT(heard, ::testing::ElementsAre(true, false, true));
}

TEST_F(ResolutionTest, AutoAnswersAreLoggedAfterAllAnswers) {
  const Outcome asked = play([](Resolution& r) {
    r.emit(hurt(r, cat, 1));
    (void)r.ask_each({yes_no(ann), yes_no(bo)});
  });
  tape = {answer(asked.open[1], true)};
  std::get<Answered>(tape.front()).by = AnsweredBy::standing_order;
  EXPECT_EQ(run().events, asked.events);

  tape.push_back(answer(asked.open[0], false));
  const Outcome done = run();
  ASSERT_EQ(done.events.size(), 2U);
  EXPECT_EQ(std::get<LogLine>(done.events[1]).audience, (Audience{Audience::Kind::players_of, {bo}}));
}

TEST_F(ResolutionTest, TableNoteIsLoggedWhereItWasMade) {
  const LogLine late{"note"_k, {{"who"_k, ann}}, {}, {}}, refused{"note"_k, {{"who"_k, bo}}, {}, {}};
  tape = {TableNote{TableNote::At::beginning, late}};
  const Outcome asked = play([](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    (void)r.ask(yes_no(bo));
  });
  ASSERT_EQ(asked.kind, Kind::needs_answer);
  EXPECT_EQ(asked.events.at(0), Event(late));

  tape.emplace_back(TableNote{TableNote::At::question, refused});
  const Outcome again = run();
  EXPECT_EQ(again.open, asked.open);
  ASSERT_EQ(again.events.size(), 3U);
  EXPECT_EQ(again.events[2], Event(refused));
}

TEST_F(ResolutionTest, NoteAtAQuestionIsLoggedAfterTheEventsBeforeIt) {
  const LogLine refused{"note"_k, {{"who"_k, bo}}, {}, {}};
  const Outcome asked = play([](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    (void)r.ask(yes_no(bo));
  });
  tape = {TableNote{TableNote::At::question, refused}};
  const Outcome again = run();
  ASSERT_EQ(again.events.size(), 2U);
  EXPECT_EQ(again.events[0], asked.events[0]);
  EXPECT_EQ(again.events[1], Event(refused));
}

TEST_F(ResolutionTest, AskEachTakesOneAnswerPerCreature) {
  const Outcome asked = play([](Resolution& r) { (void)r.ask_each({yes_no(ann), yes_no(bo)}); });
  tape = {answer(asked.open[0], true), answer(asked.open[0], true)};
  EXPECT_EQ(run().kind, Kind::diverged);
}

TEST_F(ResolutionTest, AskingNoCreatureDoesNotWait) {
  EXPECT_EQ(play([](Resolution& r) {
              (void)r.ask_each({});
              (void)ReactionWindow(r, [] { return std::vector<Question>(); }).next();
            }).kind,
            Kind::finished);
}

// ---- legal answers ---------------------------------------------------------------------------------------------

TEST(Answers, AnswerMustHaveTheShapeAndBeOffered) {
  Question one;
  one.shape = Shape::one_of;
  one.options = {{"fast"_k, "fast"_k, {}}, {bo, "note"_k, {}}};
  EXPECT_TRUE(legal(one, "fast"_k));
  EXPECT_TRUE(legal(one, bo));
  EXPECT_FALSE(legal(one, "slow"_k));
  EXPECT_FALSE(legal(one, true));

  Question some = one;
  some.shape = Shape::some_of;
  some.min = 1;
  some.max = 2;
  EXPECT_TRUE(legal(some, Values{"fast"_k, bo}));
  EXPECT_FALSE(legal(some, Values{}));
  EXPECT_FALSE(legal(some, Values{bo, bo})) << "nothing is chosen twice";

  Question number;
  number.shape = Shape::number;
  number.min = 1;
  number.max = 3;
  EXPECT_TRUE(legal(number, 1) && legal(number, 3));
  EXPECT_FALSE(legal(number, 0) || legal(number, 4));

  Question place;
  place.shape = Shape::place;
  place.cells = {{2, 2}};
  EXPECT_TRUE(legal(place, Place::at({2, 2})));
  EXPECT_FALSE(legal(place, Place::at({2, 3})));
  place.rules_check_place = true;
  EXPECT_TRUE(legal(place, Place::at({2, 3}))) << "the rules refuse it themselves";
  EXPECT_FALSE(legal(place, true));

  Question text;
  text.shape = Shape::text;
  EXPECT_TRUE(legal(text, std::string(500, 'x')));
  EXPECT_FALSE(legal(text, std::string(501, 'x')));
}

}  // namespace
}  // namespace ft::rules
