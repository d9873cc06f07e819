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

  ASSERT_TRUE(history.void_steps({old}, state));
  EXPECT_EQ(state.campaign.clock_s, clock - 2);
}

}  // namespace ft::test
