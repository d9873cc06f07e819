// When a command is refused, overridden or only warned about.
#include "rules/kernel/assert.hpp"
#include "tests/rules/kernel/resolving.hpp"

namespace ft::rules {
namespace {

// ---- require ---------------------------------------------------------------------------------------------------

TEST_F(Resolving, a_refusal_leaves_no_events_and_throws_no_dice) {
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

TEST_F(Resolving, require_after_the_first_roll_or_event_is_a_bug) {
  EXPECT_THROW(play([](Resolution& r) {
                 r.roll(20, r.actor(), "strike"_k);
                 r.require(true, {"E_TIRED"_k, {}, {}});
               }),
               Bug);
}

TEST_F(Resolving, a_missing_field_refuses_the_command_and_leaves_the_probe_legal) {
  command.form.clear();
  const Outcome outcome = play([](Resolution& r) { (void)r.creature("target"_k); });
  EXPECT_EQ(outcome.refusal.code, "E_FORM"_k);
  EXPECT_FALSE(probed());
}

TEST_F(Resolving, a_creature_that_the_commander_cannot_know_is_no_such_creature) {
  viewer = {Viewer::Role::player, {1}, {ann}};
  state.creatures[1].hidden = true;
  EXPECT_EQ(play([](Resolution& r) { (void)r.creature("target"_k); }).refusal.code, "E_NO_SUCH"_k);
  viewer = Viewer::gm();
  EXPECT_EQ(run().kind, Kind::finished);
}

TEST_F(Resolving, a_field_of_another_kind_is_refused) {
  command.form = {{"target"_k, 7}, {"how"_k, bo}};
  EXPECT_EQ(play([](Resolution& r) { (void)r.creature("target"_k); }).refusal.code, "E_NO_SUCH"_k);
  EXPECT_EQ(play([](Resolution& r) { (void)r.choice("how"_k); }).refusal.code, "E_FORM"_k);
}

TEST_F(Resolving, a_number_out_of_the_range_of_its_form_is_refused) {
  const auto times = [&](std::int64_t number) {
    command.form = {{"times"_k, number}};
    return play([](Resolution& r) { (void)r.number("times"_k); }).kind;
  };
  EXPECT_EQ(times(0), Kind::refused);
  EXPECT_EQ(times(1), Kind::finished);
  EXPECT_EQ(times(3), Kind::finished);
  EXPECT_EQ(times(4), Kind::refused);
}

TEST_F(Resolving, unless_returns_what_require_would_refuse) {
  const auto refused = [&] {
    Verdict verdict;
    const Outcome outcome = play([&](Resolution& r) {
      verdict = r.unless(false, {"E_TIRED"_k, {{"who"_k, r.actor()}}, {}});
      r.require(verdict);
      r.emit(hurt(r, bo, 1));
    });
    EXPECT_EQ(outcome.kind == Kind::refused, verdict.has_value());
    return outcome.kind == Kind::refused ? 99
                                         : static_cast<int>(outcome.events.size()) - 1;  // lines on rules set aside
  };
  EXPECT_EQ(refused(), 99);
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::warn));
  EXPECT_EQ(refused(), 1) << "noted once";
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::off));
  EXPECT_EQ(refused(), 0);
}

TEST_F(Resolving, a_recheck_tells_what_its_check_returns_and_notes_nothing) {
  state.campaign.strictness.set("E_TIRED"_k, static_cast<std::int64_t>(Strictness::warn));
  const Outcome outcome = play([](Resolution& r) {
    EXPECT_FALSE(r.why_not([](Resolution& again) { return again.unless(false, {"E_TIRED"_k, {}, {}}); }));
    const Verdict fact = r.why_not([](Resolution& again) { return again.unless(false, {"E_FORM"_k, {}, {}}); });
    EXPECT_TRUE(fact && fact->code == "E_FORM"_k);
    r.emit(hurt(r, bo, 1));
  });
  EXPECT_EQ(outcome.events.size(), 1U);
}

TEST_F(Resolving, the_gm_may_override_a_rule_and_the_reason_is_noted_first) {
  command.overrides = {"E_TIRED"_k};
  command.override_reason = "heroic";
  const Outcome outcome = play([](Resolution& r) {
    r.require(false, {"E_TIRED"_k, {}, {}});
    r.emit(hurt(r, bo, 1));
  });
  ASSERT_EQ(outcome.kind, Kind::finished);
  ASSERT_EQ(outcome.events.size(), 2U);
  const auto& aside = std::get<RuleSetAside>(outcome.events[0]);
  EXPECT_EQ(aside.reason, "heroic");
  EXPECT_EQ(aside.rule, "T-1"_k) << "the rule that the schema names";
  EXPECT_FALSE(aside.warning);
}

TEST_F(Resolving, a_player_may_not_override_and_nobody_overrides_a_fact) {
  command.overrides = {"E_TIRED"_k, "E_NO_SUCH"_k};
  command.override_reason = "please";
  EXPECT_EQ(play([](Resolution& r) { r.require(false, {"E_NO_SUCH"_k, {}, {}}); }).kind, Kind::refused);
  viewer = {Viewer::Role::player, {1}, {ann}};
  EXPECT_EQ(play([](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); }).kind, Kind::refused);
}

TEST_F(Resolving, a_rule_that_is_off_passes_in_silence_and_one_that_warns_is_noted) {
  const auto tired = [](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); };
  fold(state, Event(StrictnessSet{"E_TIRED"_k, Strictness::off}));
  EXPECT_TRUE(play(tired).events.empty());
  fold(state, Event(StrictnessSet{"E_TIRED"_k, Strictness::warn}));
  const Outcome warned = play(tired);
  ASSERT_EQ(warned.events.size(), 1U);
  EXPECT_TRUE(std::get<RuleSetAside>(warned.events[0]).warning);
}

TEST_F(Resolving, a_refusal_code_that_the_schema_does_not_declare_is_a_bug) {
  EXPECT_THROW(play([](Resolution& r) { r.require(false, {"E_UNHEARD_OF"_k, {}, {}}); }), Bug);
}

// ---- why_not ---------------------------------------------------------------------------------------------------

TEST_F(Resolving, a_recheck_says_why_and_does_not_refuse) {
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

TEST_F(Resolving, a_recheck_stops_before_the_first_roll_or_event_of_what_it_checks) {
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
