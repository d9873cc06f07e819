// Performing, what happens meanwhile, and the laws of the tape on random procedures.
#include <random>

#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

// ---- perform, ever, ids ----------------------------------------------------------------------------------------

TEST_F(ResolutionTest, AnActionPlayedAsAnAnswerRefusesTheAnswerAndTheQuestionStays) {
  system.procedures["reply"_k] = [](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); };
  const Outcome asked = play([](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    if (*r.ask(yes_no(bo)).as<bool>()) r.perform({"reply"_k, bo, {}, {}, {}});
  });
  EXPECT_EQ(say(asked, true).kind, Kind::answer_refused);
  tape.pop_back();
  EXPECT_EQ(run().kind, Kind::needs_answer);
  EXPECT_EQ(say(asked, false).kind, Kind::finished);
}

TEST_F(ResolutionTest, APerformedActionHasItsOwnActorAndForm) {
  CreatureId inner, outer;
  system.procedures["reply"_k] = [&](Resolution& r) { inner = r.actor(); };
  (void)play([&](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    r.perform({"reply"_k, cat, {}, {}, {}});
    outer = r.actor();
  });
  EXPECT_EQ(inner, cat);
  EXPECT_EQ(outer, ann);
}

TEST_F(ResolutionTest, AnswersUseTheKnowledgeOfTheAsked) {  // R6
  state.creatures[1].seats = {{1}};
  state.creatures[2].hidden = true;
  bool commander = false, answerer = true, after = false;
  (void)play([&](Resolution& r) {
    commander = r.known().find(cat);
    r.perform({"reply"_k, bo, {}, {}, {}}, [&](Resolution& inner) { answerer = inner.known().find(cat); });
    (void)r.why_not([&](Resolution& again) {
      again.perform({"reply"_k, bo, {}, {}, {}}, [](Resolution& inner) {
        inner.require(false, {"E_TIRED"_k, {}, {}});
      });
    });
    after = r.known().find(cat);
  });
  EXPECT_TRUE(commander);
  EXPECT_FALSE(answerer);
  EXPECT_TRUE(after);
}

TEST_F(ResolutionTest, EverIsTrueOfAnythingThatHappenedSinceTheStart) {
  bool before = true, after = false;
  (void)play([&](Resolution& r) {
    const auto of_bo = [](const Event& e) { return std::holds_alternative<NumberSet>(e); };
    before = r.ever(of_bo);
    r.emit(hurt(r, bo, 1));
    after = r.ever(of_bo);
  });
  EXPECT_FALSE(before);
  EXPECT_TRUE(after);
}

TEST_F(ResolutionTest, NewIdsHaveTheResolutionAndAnOrdinal) {
  std::vector<std::uint64_t> names;
  const auto procedure = [&](Resolution& r) { names = {r.next_id(), r.next_id()}; };
  (void)play(procedure);
  EXPECT_THAT(names, ::testing::ElementsAre((500U << 16) + 1, (500U << 16) + 2));
}

TEST_F(ResolutionTest, SettingANumberToItsValueEmitsNothing) {
  EXPECT_TRUE(play([](Resolution& r) { r.set(bo, "health"_k, 10); }).events.empty());
  EXPECT_EQ(play([](Resolution& r) { r.set(bo, "health"_k, 9); }).events.size(), 1U);
}

TEST_F(ResolutionTest, HouseRuleIsTheTablesChoiceOrTheBooksDefault) {
  std::int64_t value = -1;
  const auto procedure = [&](Resolution& r) { value = r.house_rule("lenient"_k); };
  (void)play(procedure);
  EXPECT_EQ(value, 1);
  fold(state, Event(HouseRuleSet{"lenient"_k, 0}));
  (void)play(procedure);
  EXPECT_EQ(value, 0);
}

// ---- meanwhile -------------------------------------------------------------------------------------------------

TEST_F(ResolutionTest, ConcurrentEventsFollowTheQuestionAndAreNotItsOwn) {
  std::int64_t seen = 0;
  const Outcome asked = play([&](Resolution& r) {
    (void)r.ask(yes_no(bo));
    seen = r.world().creature(bo).numbers.get("health"_k);
  });
  tape.emplace_back(ConcurrentEvents{{NumberSet{bo, "health"_k, 4, 10}}});
  ASSERT_EQ(run().kind, Kind::needs_answer);
  const Outcome done = say(asked, true);
  EXPECT_EQ(done.kind, Kind::finished);
  EXPECT_EQ(seen, 4);
  EXPECT_TRUE(done.events.empty());
}

TEST_F(ResolutionTest, QuestionsAreAskedAgainOnlyAfterChangedAnswers) {
  const Outcome asked = play([](Resolution& r) {
    (void)r.ask([&] {
      Question question = yes_no(ann);
      question.shape = Shape::number;
      question.min = 0;
      question.max = r.world().creature(bo).numbers.get("health"_k);
      question.default_answer = 0;
      return question;
    });
  });
  tape.emplace_back(ConcurrentEvents{{NumberSet{cat, "health"_k, 1, 10}}});
  EXPECT_EQ(run().open.at(0).tag, asked.open.at(0).tag);
  tape.emplace_back(ConcurrentEvents{{NumberSet{bo, "health"_k, 3, 10}}});
  const Outcome second = run();
  EXPECT_NE(second.open.at(0).tag, asked.open.at(0).tag);
  EXPECT_EQ(second.open.at(0).max, 3);
  EXPECT_EQ(say(second, 3).kind, Kind::finished);
}

// ---- laws on random procedures ---------------------------------------------------------------------------------

/// Rolls, asks and emits in an order that only a seed and the answers decide.
void wander(Resolution& r, unsigned seed) {
  std::mt19937 random(seed);
  for (int step = 0; step < 12; ++step) {
    const CreatureId who{random() % 3 + 1};
    switch (random() % 5) {
      case 0: r.emit(hurt(r, who, r.roll(6, who, "strike"_k))); break;
      case 1:
        if (*r.ask(yes_no(who)).as<bool>()) r.emit(hurt(r, who, 1));
        break;
      case 2:
        for (const Value& value : r.ask_each({yes_no(ann), yes_no(bo)}))
          if (*value.as<bool>()) r.emit(LogLine{"note"_k, {}, {}, {}});
        break;
      case 3:
        if (const auto spoken = ReactionWindow(r, [] { return std::vector{yes_no(bo), yes_no(cat)}; }).next())
          r.set(cat, "courage"_k, static_cast<std::int64_t>(spoken->who.value));
        break;
      default: r.emit(hurt(r, who, 1));
    }
  }
}

TEST_F(ResolutionTest, EventsUpToATapeEntryAreAPrefixOfLaterEvents) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed + 1000);
    std::vector<std::int32_t> faces(64);
    for (auto& face : faces) face = static_cast<std::int32_t>(random() % 6) + 1;
    tape.clear();
    dice = Faces(faces);
    Outcome outcome = play([seed](Resolution& r) { wander(r, seed); });
    while (outcome.kind == Kind::needs_answer)
      outcome = say(outcome, random() % 2 == 0, random() % outcome.open.size());
    ASSERT_EQ(outcome.kind, Kind::finished) << outcome.divergence;

    const Tape whole = tape;
    Events before;
    for (std::size_t length = 0; length <= whole.size(); ++length) {
      tape.assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
      std::vector<std::int32_t> rest;
      for (std::size_t i = length; i < whole.size(); ++i)
        if (const auto* die = std::get_if<DieRolled>(&whole[i])) rest.push_back(die->face);
      dice = Faces(rest);
      const Outcome again = run();
      ASSERT_TRUE(again.kind == Kind::needs_answer || again.kind == Kind::finished) << again.divergence;
      ASSERT_GE(again.events.size(), before.size());
      ASSERT_TRUE(std::equal(before.begin(), before.end(), again.events.begin()))
          << "seed " << seed << ", entry " << length;
      ASSERT_TRUE(std::equal(again.events.begin(), again.events.end(), outcome.events.begin()));
      before = again.events;
    }
  }
}

}  // namespace
}  // namespace ft::rules
