// When a command is refused, overridden or only warned about.
#include "rules/kernel/values/assert.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

// ---- require ---------------------------------------------------------------------------------------------------

TEST_F(ResolutionTest, ARefusalLeavesNoEventsAndThrowsNoDice) {
  const Outcome outcome = play([](Resolution& r) {
    r.require(false, {"E_TIRED"_k, {{"who"_k, r.actor()}}, {}});
    r.roll(20, r.actor(), "strike"_k);
  });
  EXPECT_EQ(outcome.kind, Kind::refused);
  EXPECT_EQ(outcome.refusal.code, "E_TIRED"_k);
  EXPECT_TRUE(outcome.events.empty());
  EXPECT_TRUE(tape.empty());
  EXPECT_EQ(dice.thrown, 0);
}

TEST_F(ResolutionTest, RequireAfterTheFirstRollOrEventIsABug) {
  EXPECT_THROW(play([](Resolution& r) {
                 r.roll(20, r.actor(), "strike"_k);
                 r.require(true, {"E_TIRED"_k, {}, {}});
               }),
               Bug);
}

TEST_F(ResolutionTest, AMissingFieldRefusesTheCommandAndLeavesTheProbeLegal) {
  command.form.clear();
  const Outcome outcome = play([](Resolution& r) { (void)r.creature("target"_k); });
  EXPECT_EQ(outcome.refusal.code, "E_FORM"_k);
  EXPECT_FALSE(probed());
}

TEST_F(ResolutionTest, ACreatureThatTheCommanderCannotKnowIsNoSuchCreature) {
  viewer = {Viewer::Role::player, {1}, {ann}};
  state.creatures[1].hidden = true;
  EXPECT_EQ(play([](Resolution& r) { (void)r.creature("target"_k); }).refusal.code, "E_NO_SUCH"_k);
  viewer = Viewer::gm();
  EXPECT_EQ(run().kind, Kind::finished);
}

TEST_F(ResolutionTest, AFieldOfAnotherKindIsRefused) {
  command.form = {{"target"_k, 7}, {"how"_k, bo}};
  EXPECT_EQ(play([](Resolution& r) { (void)r.creature("target"_k); }).refusal.code, "E_NO_SUCH"_k);
  EXPECT_EQ(play([](Resolution& r) { (void)r.choice("how"_k); }).refusal.code, "E_FORM"_k);
}

TEST_F(ResolutionTest, ANumberOutOfTheRangeOfItsFormIsRefused) {
  const auto times = [&](std::int64_t number) {
    command.form = {{"times"_k, number}};
    return play([](Resolution& r) { (void)r.number("times"_k); }).kind;
  };
  EXPECT_EQ(times(0), Kind::refused);
  EXPECT_EQ(times(1), Kind::finished);
  EXPECT_EQ(times(3), Kind::finished);
  EXPECT_EQ(times(4), Kind::refused);
}

TEST_F(ResolutionTest, UnlessReturnsTheRefusalOfRequire) {
  const auto refused = [&] {
    Verdict verdict;
    const Outcome outcome = play([&](Resolution& r) {
      verdict = r.unless(false, {"E_TIRED"_k, {{"who"_k, r.actor()}}, {}});
      r.require(verdict);
      r.emit(hurt(r, bo, 1));
    });
    EXPECT_EQ(outcome.kind == Kind::refused, verdict.has_value());
    return outcome.kind == Kind::refused ? 99
                                         : static_cast<int>(outcome.events.size()) - 1;  // lines on overridden rules
  };
  EXPECT_EQ(refused(), 99);
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::warn));
  EXPECT_EQ(refused(), 1) << "noted once";
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::off));
  EXPECT_EQ(refused(), 0);
}

TEST_F(ResolutionTest, RecheckReturnsTheRefusalAndLogsNothing) {
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::warn));
  const Outcome outcome = play([](Resolution& r) {
    EXPECT_FALSE(r.why_not([](Resolution& again) { return again.unless(false, {"E_TIRED"_k, {}, {}}); }));
    const Verdict fact = r.why_not([](Resolution& again) { return again.unless(false, {"E_FORM"_k, {}, {}}); });
    EXPECT_TRUE(fact && fact->code == "E_FORM"_k);
    r.emit(hurt(r, bo, 1));
  });
  EXPECT_EQ(outcome.events.size(), 1U);
}

TEST_F(ResolutionTest, TheGmMayOverrideARuleAndTheReasonIsNotedFirst) {
  command.overrides = {"E_TIRED"_k};
  command.override_reason = "heroic";
  const Outcome outcome = play([](Resolution& r) {
    r.require(false, {"E_TIRED"_k, {}, {}});
    r.emit(hurt(r, bo, 1));
  });
  ASSERT_EQ(outcome.kind, Kind::finished);
  ASSERT_EQ(outcome.events.size(), 2U);
  const auto& aside = std::get<RuleOverridden>(outcome.events[0]);
  EXPECT_EQ(aside.reason, "heroic");
  EXPECT_EQ(aside.rule, "T-1"_k) << "the rule that the schema names";
  EXPECT_FALSE(aside.warning);
}

TEST_F(ResolutionTest, PlayersOverrideNothingAndGmsNoAbsoluteRefusal) {
  command.overrides = {"E_TIRED"_k, "E_NO_SUCH"_k};
  command.override_reason = "please";
  EXPECT_EQ(play([](Resolution& r) { r.require(false, {"E_NO_SUCH"_k, {}, {}}); }).kind, Kind::refused);
  viewer = {Viewer::Role::player, {1}, {ann}};
  EXPECT_EQ(play([](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); }).kind, Kind::refused);
}

TEST_F(ResolutionTest, ARuleThatIsOffPassesInSilenceAndOneThatWarnsIsNoted) {
  const auto tired = [](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); };
  fold(state, Event(StrictnessSet{"E_TIRED"_k, Strictness::off}));
  EXPECT_TRUE(play(tired).events.empty());
  fold(state, Event(StrictnessSet{"E_TIRED"_k, Strictness::warn}));
  const Outcome warned = play(tired);
  ASSERT_EQ(warned.events.size(), 1U);
  EXPECT_TRUE(std::get<RuleOverridden>(warned.events[0]).warning);
}

TEST_F(ResolutionTest, ARefusalCodeThatTheSchemaDoesNotDeclareIsABug) {
  EXPECT_THROW(play([](Resolution& r) { r.require(false, {"E_UNHEARD_OF"_k, {}, {}}); }), Bug);
}

// ---- why_not ---------------------------------------------------------------------------------------------------

TEST_F(ResolutionTest, ARecheckSaysWhyAndDoesNotRefuse) {
  Verdict first, second;
  const Outcome outcome = play([&](Resolution& r) {
    r.roll(20, r.actor(), "strike"_k);
    const auto awake = [](Resolution& c) {
      c.require(c.world().creature(bo).numbers.get("health"_k) > 0, {"E_TIRED"_k, {}, {}});
    };
    first = r.why_not(awake);
    r.emit(hurt(r, bo, 10));
    second = r.why_not(awake);
  });
  EXPECT_EQ(outcome.kind, Kind::finished);
  EXPECT_FALSE(first);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->code, "E_TIRED"_k);
}

TEST_F(ResolutionTest, RecheckStopsBeforeTheFirstRollOrEvent) {
  const Outcome outcome = play([](Resolution& r) {
    r.emit(hurt(r, bo, 1));
    EXPECT_FALSE(r.why_not([](Resolution& c) {
      c.emit(hurt(c, bo, 5));
      c.require(false, {"E_TIRED"_k, {}, {}});
    }));
  });
  EXPECT_EQ(outcome.events.size(), 1U);
}

}  // namespace
}  // namespace ft::rules
