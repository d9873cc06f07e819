// What a window found is kept while the tape before it stays the same.
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {

namespace {

/// A window to Ann, a die, a window to Bo; each counts how often its questions are built.
class WindowCacheTest : public ResolutionTest {
 protected:
  void SetUp() override {
    system.procedures["act"_k] = [this](Resolution& r) {
      hear(r, ann);
      r.roll(20, r.actor(), "strike"_k);
      hear(r, bo);
    };
  }
  void hear(Resolution& r, CreatureId who) {
    ReactionWindow window(r, [this, who] {
      ++looked[who];
      return std::vector{yes_no(who)};
    });
    while (window.next()) continue;
  }
  Outcome again() { return resolve({system, state, command, viewer, {500}, &recall}, tape, dice); }
  void answered(bool said) { tape.emplace_back(answer(again().open.at(0), said)); }

  WindowCache recall;
  std::map<CreatureId, int> looked;
};

TEST_F(WindowCacheTest, IsNotLookedForWithEveryAnswer) {
  answered(false);
  answered(true);
  EXPECT_EQ(again().kind, Kind::finished);
  EXPECT_EQ(looked[ann], 1);
  EXPECT_EQ(looked[bo], 1);
}

TEST_F(WindowCacheTest, IsForgottenBehindAnAnswerThatWasTakenBack) {
  answered(true);
  EXPECT_EQ(again().open.at(0).asked, bo);
  tape.clear();
  answered(false);
  EXPECT_EQ(again().open.at(0).asked, bo);
  EXPECT_EQ(looked[ann], 1);
  EXPECT_EQ(looked[bo], 2);
}

TEST_F(WindowCacheTest, ConcurrentEventsRebuildTheQuestions) {
  (void)again();
  tape.emplace_back(ConcurrentEvents{{NumberSet{cat, "courage"_k, 4, 3}}});
  answered(true);
  (void)again();
  EXPECT_EQ(looked[ann], 2);
}

}  // namespace

}  // namespace ft::rules
