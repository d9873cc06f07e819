// The fold, and the overlay that must be the same as the fold.
#include "rules/kernel/state/world.hpp"

#include <gtest/gtest.h>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/kernel/values/assert.hpp"
#include "tests/rules/kernel/random_events.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// A state that an overlay over `base` stands for.
State flattened(const World& world) {
  State state;
  state.campaign = world.campaign();
  for (const Creature* one : world.creatures()) state.creatures.push_back(*one);
  for (const Scene* one : world.scenes()) state.scenes.push_back(*one);
  for (const Encounter* one : world.encounters()) state.encounters.push_back(*one);
  state.relations = world.relations();
  return state;
}

TEST(World, IsTheFoldOfItsEventsOverItsBase) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    std::mt19937 random(seed);
    const State base = tiny_state();
    const State untouched = base;
    State folded = base;
    World world(base);
    for (std::uint64_t i = 0; i < 120; ++i) {
      const Event event = random_event(folded, random, 1000 + i);
      fold(folded, event);
      world.apply(event);
      ASSERT_EQ(flattened(world), folded) << "seed " << seed << ", event " << i << " of kind " << event.index();
      for (const Creature& creature : folded.creatures) ASSERT_EQ(world.creature(creature.id), creature);
    }
    ASSERT_EQ(base, untouched) << "an overlay never writes into its base";
  }
}

TEST(World, FindsCreaturesAsTheyComeAndGo) {
  const State base = tiny_state();
  const CreatureId first = base.creatures.front().id, last = base.creatures.back().id;
  World world(base);
  ASSERT_TRUE(world.find(last));
  world.apply(CreatureRemoved{last});
  EXPECT_FALSE(world.find(last));
  ASSERT_TRUE(world.find(first));
  world.apply(CreatureRemoved{first});
  EXPECT_FALSE(world.find(first));
  Creature again = base.creatures.front();
  again.name = "again";
  ASSERT_TRUE(world.find(base.creatures[1].id));
  world.apply(CreatureAdded{again});
  EXPECT_EQ(world.creature(first).name, "again");
  EXPECT_EQ(world.creature(base.creatures[1].id), base.creatures[1]);
}

TEST(Fold, FoldOfAllEventsEqualsOneByOne) {
  std::mt19937 random(3);
  State one_by_one = tiny_state();
  Events events;
  for (std::uint64_t i = 0; i < 200; ++i) {
    events.push_back(random_event(one_by_one, random, 1000 + i));
    fold(one_by_one, events.back());
  }
  State at_once = tiny_state();
  fold(at_once, events);

  EXPECT_EQ(at_once, one_by_one);
}

TEST(Fold, KeepsCreaturesInTheOrderOfTheirIds) {
  State state = tiny_state();
  Creature late = state.creatures[0], early = late;
  late.id = {900};
  early.id = {500};
  fold(state, Events{CreatureAdded{late}, CreatureAdded{early}});

  EXPECT_TRUE(std::is_sorted(state.creatures.begin(), state.creatures.end(),
                             [](const auto& a, const auto& b) { return a.id < b.id; }));
}

TEST(Fold, TakesPlainGroundOffTheList) {
  State state = tiny_state();
  fold(state, Event(TerrainSet{{1}, {{{2, 2}, 1, {.difficult = true}}}}));
  EXPECT_EQ(state.scenes[0].terrain.size(), 1U);
  fold(state, Event(TerrainSet{{1}, {{{2, 2}}}}));
  EXPECT_TRUE(state.scenes[0].terrain.empty());
}

TEST(Fold, FoldOfAnUnknownIdIsABug) {
  State state = tiny_state();
  EXPECT_THROW(fold(state, Event(NumberSet{CreatureId{99}, "health"_k, 1, 0})), Bug);
  EXPECT_THROW(fold(state, Event(CreatureAdded{state.creatures[0]})), Bug);
  const World world(state);
  EXPECT_THROW((void)world.creature({99}), Bug);
}

TEST(Fold, OrderWithoutACreatureFreesIt) {
  State state = tiny_state();
  Encounter fight;
  fight.id = {7};
  fight.scene = {1};
  fight.order = {{1}, {2}, {3}};
  fold(state, Event(EncounterStarted{fight}));
  fold(state, Event(OrderSet{{7}, {{2}, {1}}}));

  EXPECT_EQ(state.creatures[1].encounter, EncounterId{7});
  EXPECT_FALSE(state.creatures[2].encounter);

  fold(state, Event(EncounterEnded{{7}}));
  EXPECT_TRUE(state.encounters.empty());
  EXPECT_FALSE(state.creatures[0].encounter);
}

}  // namespace
}  // namespace ft::rules
