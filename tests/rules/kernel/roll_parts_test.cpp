// Parts of a roll, shown to players who cannot read the roller's sheet (law R9).
#include <gmock/gmock.h>

#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// Ann (seat 1) and Bo, of the other side. Courage is for the own side, health for everyone.
class RollParts : public ::testing::Test {
 protected:
  RollMade roll(CreatureId by, Sum total) const {
    return {.by = by, .purpose = "strike"_k, .dice = {{6, 4, false}}, .total = std::move(total), .outcome = "hit"_k};
  }
  RollMade seen(const RollMade& roll) const {
    return std::get<RollMade>(project(system, state, roll, ann, true).value());
  }
  const TinySystem system;
  State state = tiny_state({"Ann", "Bo"});
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  const Sum one_hidden{{"die"_k, 4, {}, false}, {"courage"_k, 3, {}, false}};
  const Sum two_hidden{{"die"_k, 4, {}, false}, {"courage"_k, 3, {}, false}, {"purse"_k, 5, {}, false}};
};

TEST_F(RollParts, OwnCreaturesPartsAreShown) { EXPECT_EQ(seen(roll({1}, two_hidden)).total, two_hidden); }

TEST_F(RollParts, OpenPartsAreShown) {
  const Sum open{{"die"_k, 4, {}, false}, {"health"_k, 10, {}, false}};
  EXPECT_EQ(seen(roll({2}, open)).total, open);
}

TEST_F(RollParts, ASingleHiddenOneTakesTheTotalAlong) {
  const RollMade shown = seen(roll({2}, one_hidden));
  EXPECT_EQ(shown.total, Sum());
  EXPECT_EQ(shown.dice, roll({2}, one_hidden).dice);
  EXPECT_EQ(shown.outcome, "hit"_k);
}

TEST_F(RollParts, SeveralHiddenOnesLeaveTheTotal) {
  EXPECT_EQ(seen(roll({2}, two_hidden)).total, (Sum{{"undisclosed"_k, 12, {}, false}}));
}

TEST_F(RollParts, PartsOfHiddenFeaturesAreHidden) {
  state.creatures[1].features = {{"act"_k, {{"bonus"_k, 2}}}};
  EXPECT_EQ(seen(roll({2}, Sum{{"die"_k, 4, {}, false}, {"act"_k, 1, {}, false}})).total, Sum());
  EXPECT_EQ(seen(roll({2}, Sum{{"die"_k, 4, {}, false}, {"bonus"_k, 2, {}, false}})).total, Sum());
}

TEST_F(RollParts, PartsOfAHiddenConditionAreHidden) {
  EXPECT_EQ(seen(roll({2}, Sum{{"die"_k, 4, {}, false}, {"marked"_k, -1, {}, false}})).total, Sum());
}

TEST_F(RollParts, ATableMayShowThemAll) {
  state.campaign.house_rules.set("open_roll_parts"_k, 1);
  EXPECT_EQ(seen(roll({2}, one_hidden)).total, one_hidden);
}

TEST_F(RollParts, TheNumberToReachIsTheOpponents) {
  RollMade strike = roll({1}, one_hidden);
  strike.against = CreatureId{2};
  strike.target = two_hidden;
  EXPECT_EQ(seen(strike).target, (Sum{{"undisclosed"_k, 12, {}, false}}));
  EXPECT_EQ(seen(strike).total, one_hidden);
}

TEST_F(RollParts, ANumberToReachKeepsItsTotal) {
  RollMade strike = roll({1}, one_hidden);
  strike.against = CreatureId{2};
  strike.target = one_hidden;
  EXPECT_EQ(seen(strike).target, (Sum{{"undisclosed"_k, 7, {}, false}}));
}

TEST_F(RollParts, TheNumberThatBareDiceHaveToReachIsTheRollers) {
  RollMade under = roll({1}, Sum{{"die"_k, 4, {}, false}});
  under.against = CreatureId{2};
  under.target = two_hidden;
  EXPECT_EQ(seen(under).target, two_hidden);
  under.by = CreatureId{2};
  under.against = CreatureId{1};
  EXPECT_EQ(seen(under).target, (Sum{{"undisclosed"_k, 12, {}, false}}));
}

/// What was applied, as Ann reads it.
Sum applied(const System& system, const State& state, const Viewer& viewer, Calculated harm) {
  return std::get<Calculated>(project(system, state, harm, viewer, true).value()).sum;
}

TEST_F(RollParts, AppliedDamageKeepsItsTotal) {
  state.creatures[0].numbers.set("courage"_k, 2);
  EXPECT_EQ(applied(system, state, ann, {CreatureId{2}, "strike"_k, one_hidden, {}, {}}),
            (Sum{{"undisclosed"_k, 7, {}, false}}));
}

TEST_F(RollParts, HiddenSheetsDamageBonusIsHidden) {
  state.creatures[0].numbers.set("courage"_k, 2);  // Bo's is 3
  EXPECT_EQ(applied(system, state, ann, {CreatureId{1}, "strike"_k, one_hidden, {}, {}}),
            (Sum{{"undisclosed"_k, 7, {}, false}}));
}

TEST_F(RollParts, OwnSheetsDamageBonusIsShown) {
  state.creatures[1].numbers.set("courage"_k, 1);  // Ann's is 3
  EXPECT_EQ(applied(system, state, ann, {CreatureId{2}, "strike"_k, one_hidden, {}, {}}), one_hidden);
}

}  // namespace
}  // namespace ft::rules
