// A sample as a campaign begins with it: who and what stands where.
#include <gtest/gtest.h>

#include "server/table/history/new_campaign.hpp"
#include "tests/server/table/test_rulebook.hpp"

namespace ft::test {

using namespace rules;
using namespace rules::literals;

namespace {

codec::Sample clearing() {
  codec::SampleScene scene;
  scene.name = "Clearing";
  scene.grid = Scene::Grid::hex_rows;
  scene.items.push_back({.kind = "club", .cell = {3, 2}, .placement = "held", .numbers = {}});
  scene.items.push_back({.kind = "club", .cell = {0, 0}, .placement = "pack", .numbers = {{"hp", 2}}});
  scene.creatures.push_back({.record = "rat", .name = {}, .side = "foes", .cell = {4, 5}, .numbers = {}});
  scene.ground.push_back({.cells = {{1, 4}}, .blocks_move = true, .numbers = {}, .name = {}});
  return {"The clearing", {scene}};
}

}  // namespace

TEST(Samples, HexesAreCountedInColumnsAndRowsOfTheScreen) {
  const auto system = make_skirmish();

  const auto state = table::sample_state(*system, clearing(), {});

  ASSERT_TRUE(state);
  EXPECT_EQ(state->creatures.at(0).place, Place::at({2, 5}));  // row 5 begins two cells further left: 4 - floor(5/2)
  EXPECT_EQ(state->scenes.at(0).terrain.runs().at(0).first, (Cell{-1, 4}));
}

TEST(Samples, ThingsLieAboutAsTheyAreFresh) {
  const auto system = make_skirmish();

  const auto state = table::sample_state(*system, clearing(), {});

  ASSERT_TRUE(state);
  const auto& items = state->scenes.at(0).items;
  ASSERT_EQ(items.size(), 2);
  EXPECT_EQ(items[0].kind, "club"_k);
  EXPECT_EQ(items[0].place, Place::at({2, 2}));
  EXPECT_EQ(items[0].placement, "held"_k);
  EXPECT_EQ(items[0].numbers.get("hp"_k), 5);
  EXPECT_EQ(items[1].numbers.get("hp"_k), 2);
}

TEST(Samples, UnknownItemKindIsRefused) {
  const auto system = make_skirmish();
  codec::Sample sample = clearing();
  sample.scenes[0].items[0].kind = "rat";
  codec::Sample elsewhere = clearing();
  elsewhere.scenes[0].items[0].placement = "nowhere_known";

  EXPECT_FALSE(table::sample_state(*system, sample, {}));
  EXPECT_FALSE(table::sample_state(*system, elsewhere, {}));
}

TEST(Samples, ThingsGetIdsThatAreDrawn) {
  const auto system = make_skirmish();
  const auto state = table::sample_state(*system, clearing(), {});
  std::uint64_t next = 90;

  const State drawn = table::with_drawn_ids(*state, [&] { return next -= 10; });

  const auto& items = drawn.scenes.at(0).items;
  ASSERT_EQ(items.size(), 2);
  EXPECT_EQ(items[0].id, ItemId{table::first_item_of({70})});  // by id: the one drawn last
  EXPECT_EQ(items[1].id, ItemId{table::first_item_of({80})});
  EXPECT_EQ(items[1].placement, "held"_k);
}

}  // namespace ft::test
