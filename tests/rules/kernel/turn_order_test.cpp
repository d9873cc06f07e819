// The order of an encounter: newcomers, ties, rounds, whose turn is next.
#include "rules/kernel/encounters/turn_order.hpp"

#include "rules/kernel/encounters/encounters.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

constexpr Key courage = "courage"_k;  // here: acts earlier the more it has

class TurnOrderTest : public ResolutionTest {
 protected:
  TurnOrderTest() {
    for (Creature& creature : state.creatures)
      creature.numbers.set(courage, 10 - static_cast<std::int64_t>(creature.id.value));
    Encounter fight;
    fight.id = {7};
    fight.scene = {1};
    fight.order = {ann, bo};
    state.encounters.push_back(fight);
    for (const CreatureId who : fight.order) state.creatures[who.value - 1].encounter = fight.id;
  }
  /// The order and whether the turn is missed, with `had_turn` of the others.
  std::pair<std::vector<CreatureId>, bool> entered(std::int64_t with, std::vector<CreatureId> had_turn) {
    std::pair<std::vector<CreatureId>, bool> result;
    const Outcome done = play([&](Resolution& r) {
      r.set(cat, courage, with);
      const auto number = [&](CreatureId who) { return r.world().creature(who).numbers.get(courage); };
      result.second =
          enter_order(r, {7}, cat,
                      {[&](CreatureId other) { return number(cat) > number(other); },
                       [&](CreatureId other) { return std::count(had_turn.begin(), had_turn.end(), other); }});
    });
    result.first = std::get<OrderSet>(done.events.back()).order;
    return result;
  }
};

TEST_F(TurnOrderTest, ANewcomerStandsBeforeTheFirstThatActsAfterIt) {
  EXPECT_THAT(entered(20, {}).first, ElementsAre(cat, ann, bo));
  EXPECT_THAT(entered(9, {}).first, ElementsAre(ann, cat, bo));
  EXPECT_THAT(entered(1, {}).first, ElementsAre(ann, bo, cat));
}

TEST_F(TurnOrderTest, ANewcomerMissesItsTurnWhenOneBehindItHasHadTheirs) {
  EXPECT_TRUE(entered(20, {ann}).second);
  EXPECT_FALSE(entered(9, {ann}).second);
  EXPECT_FALSE(entered(1, {ann, bo}).second);
}

TEST_F(TurnOrderTest, TiedCreaturesAreAskedAboutPlaceByPlace) {
  std::vector<CreatureId> order{ann, bo, cat};
  const auto settle = [&](Resolution& r) {
    order = {ann, bo, cat};
    settle_ties(r, order, {.tied = [](CreatureId, CreatureId) { return true; }});
  };
  const Outcome first = play(settle);
  ASSERT_EQ(first.open.size(), 1U);
  EXPECT_EQ(first.open[0].options.size(), 3U);
  const Outcome second = say(first, cat);
  ASSERT_EQ(second.open.size(), 1U);
  EXPECT_EQ(second.open[0].options.size(), 2U);  // ann and bo, for the second place
  EXPECT_EQ(say(second, bo).kind, Kind::finished);
  EXPECT_THAT(order, ElementsAre(cat, bo, ann));
}

TEST_F(TurnOrderTest, TheNextCommandEndsATurnStartsOneOrBeginsARound) {
  TurnHooks hooks{[](const World& world, const Encounter& fight) {
                    return world.creature(fight.turn).numbers.get("health"_k) <= 0;
                  },
                  [](const World& world, CreatureId who) { return world.creature(who).numbers.get(courage) > 0; },
                  [](const World&, CreatureId) { return true; }};
  Encounter& fight = state.encounters[0];
  EXPECT_EQ(next_turn_command(World(state), fight, hooks), table_command("start_turn"_k, ann));
  state.creatures[0].numbers.set(courage, 0);
  EXPECT_EQ(next_turn_command(World(state), fight, hooks), table_command("start_turn"_k, bo));
  state.creatures[1].numbers.set(courage, 0);
  EXPECT_EQ(next_turn_command(World(state), fight, hooks), table_command("begin_round"_k, fight.id));
  hooks.needs_rounds = [](const World&, CreatureId) { return false; };
  EXPECT_FALSE(next_turn_command(World(state), fight, hooks));
  fight.turn = bo;
  EXPECT_FALSE(next_turn_command(World(state), fight, hooks));
  state.creatures[1].numbers.set("health"_k, 0);
  EXPECT_EQ(next_turn_command(World(state), fight, hooks), table_command("end_turn"_k, bo));
}

}  // namespace
}  // namespace ft::rules
