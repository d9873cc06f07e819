// What is forgotten of the past, and what is not.
#include "server/table/history/undo_history.hpp"

#include <gtest/gtest.h>

namespace ft::test {

using rules::ResolutionId;

class TimelineTest : public testing::Test {
 protected:
  void begin(ResolutionId step) { history.begin({step, {}, {}, {}, {}, {}, false, {}}); }
  void happen(ResolutionId step, int times) {
    for (int i = 0; i < times; ++i) {
      history.add_events(step, {rules::ClockAdvanced{{}, 1}}, state);
      rules::fold(state, rules::Event(rules::ClockAdvanced{{}, 1}));
    }
  }
  void happen_much() {
    for (std::uint64_t id = 100; id < 900; ++id) {
      begin({id});
      happen({id}, 1);
    }
  }

  rules::State state;
  table::UndoHistory history;
  const ResolutionId old{1};
};

TEST_F(TimelineTest, OldStepIsForgottenAtTheTrim) {
  begin(old);
  happen(old, 1);
  happen_much();
  EXPECT_TRUE(history.find(old)) << "nothing is while a journal is read";

  history.trim([](ResolutionId) { return false; });

  EXPECT_FALSE(history.find(old));
  EXPECT_TRUE(history.find({700})) << "the last 256 are never too old";
}

TEST_F(TimelineTest, OpenResolutionIsUndoneWhole) {
  begin(old);
  happen(old, 1);
  happen_much();
  happen(old, 1);
  const std::int64_t clock = state.campaign.clock_s;

  history.trim([&](ResolutionId step) { return step == old; });

  ASSERT_TRUE(history.void_steps(
      {old}, [&](ResolutionId step) { return step == old; }, state));
  EXPECT_EQ(state.campaign.clock_s, clock - 2);
  EXPECT_TRUE(history.undone().empty()) << "what a person had begun and not ended";
}

TEST_F(TimelineTest, WhatTheTableHadBegunIsNoPartOfARedo) {
  const ResolutionId begun{2};
  history.begin({old, {}, {}, {7}, {}, {}});
  happen(old, 1);
  begin(begun);
  happen(begun, 1);

  ASSERT_TRUE(history.void_steps(
      {old, begun}, [&](ResolutionId step) { return step == begun; }, state));

  ASSERT_EQ(history.undone().size(), 1U);
  EXPECT_EQ(history.undone().back().events.size(), 1U);
}

// After many painted cells a state is kept besides those of turns, so that an undo need not paint them all again.
TEST_F(TimelineTest, LargePaintsAreForgottenAndTakenBackAsOtherSteps) {
  rules::Scene scene;
  scene.id = {1};
  state.scenes.push_back(scene);
  std::vector<rules::State> before;
  for (std::uint64_t id = 100; id < 900; ++id) {
    rules::TerrainSet paint{{1}, {}};
    for (std::int32_t at = 0; at < 2'500; ++at)
      paint.runs.push_back({{at / 50, at % 50}, 1, {.blocks_move = id % 2 == 0, .difficult = true}});
    paint.runs.resize(2'000 + id % 500);
    if (id >= 895) before.push_back(state);
    begin({id});
    history.add_events({id}, {paint}, state);
    rules::fold(state, rules::Event(paint));
    history.trim([](ResolutionId) { return false; });
  }
  EXPECT_LE(history.steps().size(), 256U + 128U);
  EXPECT_TRUE(history.find({700}));

  for (std::uint64_t id = 899; id >= 895; --id, before.pop_back()) {
    ASSERT_TRUE(history.void_steps(
        {{id}}, [](ResolutionId) { return false; }, state));
    EXPECT_EQ(state, before.back()) << id;
  }
}

}  // namespace ft::test
