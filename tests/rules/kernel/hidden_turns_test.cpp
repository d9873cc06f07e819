// The turn of a combatant unknown to a player: no frame to the player reveals it.
#include <gmock/gmock.h>

#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// Ann (seat 1) fights Bo, Cat and Dan, in this order.
class HiddenTurns : public ::testing::Test {
 protected:
  HiddenTurns() {
    Encounter fight;
    fight.id = {9};
    fight.scene = {1};
    fight.round = 2;
    fight.order = {{1}, {2}, {3}, {4}};
    state.encounters = {fight};
  }
  void hide(std::uint64_t id) { state.creatures[id - 1].hidden = true; }
  void order(std::vector<CreatureId> ids) { state.encounters[0].order = std::move(ids); }
  CreatureId turn_seen(CreatureId acting, const Viewer& viewer) {
    state.encounters[0].turn = acting;
    return project(system, state, viewer).encounters[0].turn;
  }
  std::optional<Event> shown(const Event& event, const Viewer& viewer) {
    const bool changes = knew(system, state, event, viewer);
    State after = state;
    fold(after, event);
    return project(system, after, event, viewer, changes);
  }
  const TinySystem system;
  State state = tiny_state({"Ann", "Bo", "Cat", "Dan"});
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  const Viewer cat{Viewer::Role::player, {2}, {{3}}};
};

TEST_F(HiddenTurns, LooksLikeTheTurnBeforeIt) {
  hide(3);
  EXPECT_EQ(turn_seen({3}, ann), CreatureId{2});
  EXPECT_EQ(turn_seen({3}, Viewer::gm()), CreatureId{3});
}

TEST_F(HiddenTurns, LooksLikeTheTurnBeforeSeveralHiddenOnes) {
  hide(3);
  hide(4);
  EXPECT_EQ(turn_seen({4}, ann), CreatureId{2});
}

TEST_F(HiddenTurns, IsNeverTakenForTheViewersOwnTurn) {
  hide(2);
  EXPECT_EQ(turn_seen({2}, ann), CreatureId{3}) << "Ann has just ended her turn";
  EXPECT_EQ(turn_seen({2}, cat), CreatureId{1});
}

TEST_F(HiddenTurns, AtTheTopOfTheOrderLooksLikeTheNextTurn) {
  hide(4);
  order({{4}, {1}, {2}, {3}});
  EXPECT_EQ(turn_seen({4}, cat), CreatureId{1});
  EXPECT_EQ(turn_seen({4}, ann), CreatureId{}) << "it would be her own";
}

TEST_F(HiddenTurns, TurnOfAPartlyHiddenCreatureIsAGapForSome) {
  state.relations = {{{5}, "hides_from"_k, CreatureId{4}, CreatureId{1}, {}, false}};
  EXPECT_EQ(turn_seen({4}, ann), CreatureId{3});
  EXPECT_EQ(turn_seen({4}, cat), CreatureId{4});
}

TEST_F(HiddenTurns, StartAndEndNameTheCombatantItLooksLike) {
  hide(3);
  const auto started = shown(TurnStarted{{9}, {3}}, ann);
  ASSERT_TRUE(started);
  EXPECT_EQ(*started, Event(TurnStarted{{9}, {2}}));

  state.encounters[0].turn = {3};
  const auto ended = shown(TurnEnded{{9}, {3}}, ann);
  ASSERT_TRUE(ended);
  EXPECT_EQ(*ended, Event(TurnEnded{{9}, {2}}));
}

TEST_F(HiddenTurns, WithoutAVisibleCombatantAreNotAnnounced) {
  hide(4);
  order({{4}, {1}, {2}, {3}});
  EXPECT_FALSE(shown(TurnStarted{{9}, {4}}, ann));
  state.encounters[0].turn = {4};
  EXPECT_FALSE(shown(TurnEnded{{9}, {4}}, ann));
}

TEST_F(HiddenTurns, AnOrderThatMovesOnlyHiddenCombatantsIsNotAnnounced) {
  hide(3);
  EXPECT_FALSE(shown(OrderSet{{9}, {{3}, {1}, {2}, {4}}}, ann));
  const auto moved = shown(OrderSet{{9}, {{2}, {1}, {3}, {4}}}, ann);
  ASSERT_TRUE(moved);
  EXPECT_EQ(std::get<OrderSet>(*moved).order, (std::vector<CreatureId>{{2}, {1}, {4}}));
}

TEST_F(HiddenTurns, NewOrderDuringAHiddenTurnChangesKnowledge) {
  const OrderSet later{{9}, {{1}, {3}, {2}, {4}}};
  state.encounters[0].turn = {3};
  EXPECT_FALSE(changes_knowledge(system, state, later));
  hide(3);
  EXPECT_TRUE(changes_knowledge(system, state, later));
}

TEST_F(HiddenTurns, TurnsOfKnownCombatantsAreAnnouncedAsTheyAre) {
  EXPECT_EQ(shown(TurnStarted{{9}, {2}}, ann), std::optional(Event(TurnStarted{{9}, {2}})));
  state.encounters[0].turn = {2};
  EXPECT_EQ(shown(TurnEnded{{9}, {2}}, ann), std::optional(Event(TurnEnded{{9}, {2}})));
}

TEST_F(HiddenTurns, OrdersWithAHiddenCombatantNeedADiff) {
  EXPECT_FALSE(changes_knowledge(system, state, OrderSet{{9}, {{2}, {1}, {3}, {4}}}));

  hide(3);

  EXPECT_TRUE(changes_knowledge(system, state, OrderSet{{9}, {{2}, {1}, {3}, {4}}}))
      << "a turn may start in the same batch";
}

}  // namespace
}  // namespace ft::rules
