// A sample as a campaign begins with it: who and what stands where.
#include <gtest/gtest.h>

#include <set>

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

/// A corner of two walls, a secret door, a window and a lamp.
codec::SampleScene cellar() {
  codec::SampleScene scene;
  scene.name = "Cellar";
  scene.vision = VisionMode::vision;
  scene.darkness = 10;
  scene.walls.push_back({.line = {{0, 0}, {720, 0}, {720, 720}}});
  scene.walls.push_back({.line = {{0, 720}, {720, 720}}, .door = Wall::Door::secret, .state = DoorState::Is::open});
  scene.walls.push_back({.line = {{0, 0}, {0, 720}}, .sight = Blocking::none});
  scene.lights.push_back({.at = {360, 360}, .bright = 2, .dim = 4, .color = 0xff8000, .glow = Light::Glow::pulse});
  return scene;
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

TEST(Samples, ACampaignBeginsWithTheWallsDoorsAndLightsOfItsMaps) {
  const auto system = make_skirmish();
  codec::Sample sample{"The cellar", {cellar(), cellar()}};

  const auto state = table::sample_state(*system, sample, {});

  ASSERT_TRUE(state);
  const Scene& scene = state->scenes.at(0);
  EXPECT_EQ(scene.vision_mode, VisionMode::vision);
  EXPECT_EQ(scene.darkness, 10);
  const auto walls = scene.walls.all();
  ASSERT_EQ(walls.size(), 4U);  // the corner is two
  EXPECT_EQ(walls[0].line, (Line{{0, 0}, {720, 0}}));
  EXPECT_EQ(walls[1].line, (Line{{720, 0}, {720, 720}}));
  EXPECT_EQ(walls[2].door, Wall::Door::secret);
  EXPECT_EQ(scene.walls.door(walls[2].id), DoorState::Is::open);
  EXPECT_EQ(walls[3].sight, Blocking::none);
  EXPECT_EQ(walls[3].move, Blocking::full);
  const auto lights = scene.lights.all();
  ASSERT_EQ(lights.size(), 1U);
  EXPECT_EQ(lights[0].at, (MapPoint{360, 360}));
  EXPECT_EQ(lights[0].bright, metres(2));
  EXPECT_EQ(lights[0].dim, metres(4));
  EXPECT_EQ(lights[0].color, 0xff8000U);
  EXPECT_EQ(lights[0].glow, Light::Glow::pulse);
}

TEST(Samples, WallsAndLightsHaveDistinctIds) {
  const auto system = make_skirmish();
  codec::Sample sample{"The cellar", {cellar(), cellar()}};

  const State drawn = table::with_drawn_ids(*table::sample_state(*system, sample, {}),
                                            [next = 0]() mutable { return static_cast<std::uint64_t>(++next) << 10; });

  std::set<std::uint64_t> ids;
  for (const Scene& scene : drawn.scenes) {
    for (const Wall& wall : scene.walls.all()) ids.insert(wall.id.value);
    for (const Light& light : scene.lights.all()) ids.insert(light.id.value);
  }
  EXPECT_EQ(ids.size(), 10U);
  EXPECT_FALSE(ids.contains(0));
}

}  // namespace ft::test
