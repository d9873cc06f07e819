// Maps with vision: players know what their creatures see, and remember what these explored. Source: sight 2, 3.
#include <gmock/gmock.h>

#include <array>
#include <random>
#include <thread>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/vision/line.hpp"
#include "rules/kernel/vision/sight_map.hpp"
#include "rules/kernel/vision/snap_rounding.hpp"
#include "tests/rules/kernel/random_events.hpp"
#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using testing::IsEmpty;
using testing::SizeIs;

TEST_F(SightTest, AWallHidesWhatIsBehindItUntilItsDoorIsOpen) {
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_TRUE(knows_foe(Viewer::gm()));
  EXPECT_TRUE(sight(ann).sees(Cell{3, 0}) && sight(ann).sees(Cell{3, 19}));
  EXPECT_FALSE(sight(ann).sees(Cell{4, 5}));

  open_door();

  EXPECT_TRUE(knows_foe(ann));
  EXPECT_FALSE(sight(ann).sees(Cell{4, 0})) << "beside the door";
  EXPECT_FALSE(knows_foe(ben)) << "he stands far from the door";
}

TEST_F(SightTest, EyesAreAboveALowWall) {
  Wall low = map().walls.all()[0];
  low.height = {15'999};
  map().walls.set({&low, 1});
  EXPECT_TRUE(sight(ann).sees(Cell{4, 0})) << "a person's eyes are 1.6 m high";

  low.height = {16'001};
  map().walls.set({&low, 1});
  EXPECT_FALSE(sight(ann).sees(Cell{4, 0}));
  state.creatures[0].place.height = 2;
  EXPECT_TRUE(sight(ann).sees(Cell{4, 0})) << "from where it flies";
}

TEST_F(SightTest, WhoPlaysNoCreatureSeesWithTheParty) {
  EXPECT_FALSE(knows_foe(spectator));
  open_door();
  EXPECT_TRUE(knows_foe(spectator));
  state.creatures[1].hidden = true;
  EXPECT_FALSE(knows_foe(spectator) || knows_foe(ann));
}

TEST_F(SightTest, WithSharedVisionPlayersSeeThroughTheCharactersOfTheirSide) {
  open_door();
  state.creatures[2].side = state.creatures[0].side;
  const auto of_ben = [&] { return viewer_of_players(std::array{SeatId{2}}, state); };
  EXPECT_FALSE(knows_foe(of_ben()));

  state.campaign.house_rules.set("shared_vision"_k, 1);
  EXPECT_TRUE(knows_foe(of_ben()));
  map().revealed = {{{1}, {}}};
  map().revealed.front().samples = sight(ann).seen();
  EXPECT_TRUE(is_revealed(map(), of_ben(), Cell{3, 5})) << "what she explored";
  EXPECT_FALSE(of_ben().plays({1}));

  state.creatures[2].side = Key("strangers");
  EXPECT_FALSE(knows_foe(of_ben())) << "another side";
  EXPECT_TRUE(changes_knowledge(system, state, HouseRuleSet{"shared_vision"_k, 0}));
}

TEST_F(SightTest, RockShowsItsFaceAndHidesWhatIsBehind) {
  map().walls = {};
  map().terrain.paint({{{4, 0}, 20, {.blocks_sight = true}}, {{5, 0}, 20, {.blocks_sight = true}}});
  EXPECT_TRUE(sight(ann).sees(Cell{4, 5}));
  EXPECT_FALSE(sight(ann).sees(Cell{5, 5}) || knows_foe(ann));
}

TEST_F(SightTest, ACreatureAmongWhatBlocksSightSeesOutAndIsSeen) {
  map().walls = {};
  map().terrain.paint({{{1, 5}, 1, {.blocks_sight = true}}});
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_TRUE(knows(system, state, state.creatures[0], ben)) << "the face of its cell";
}

TEST_F(SightTest, NoPartOfACreatureReachesThroughAWall) {  // sight S3
  state.creatures[1].place = Place::at({3, 5});
  state.creatures[1].size = 2;  // its middle is on the wall's line: it is drawn over both sides
  map().walls.set(std::vector<Wall>{{.id = {71}, .line = {{3000, 3600}, {3000, 4320}}},
                                    {.id = {70}, .line = {{3000, 0}, {3000, 3600}}},
                                    {.id = {72}, .line = {{3000, 4320}, {3000, 14400}}}});
  EXPECT_TRUE(knows_foe(ann)) << "its middle is on her side";
  state.creatures[1].place = Place::at({4, 5});
  EXPECT_FALSE(knows_foe(ann)) << "its middle is beyond, and the strip on her side belongs to the wall's other side";
}

TEST_F(SightTest, WhatACreatureHasSeenIsExploredOnce) {  // sight S13
  ASSERT_THAT(happen({}), SizeIs(2)) << "one for each creature with a player";
  EXPECT_THAT(happen({}), IsEmpty());
  EXPECT_EQ(map().revealed[0].samples.count(), 4 * 20 * 16) << "the four columns on her side of the wall";

  open_door();
  const Events more = happen({});
  ASSERT_FALSE(more.empty());
  EXPECT_TRUE(std::get<AreaRevealed>(more[0]).area.samples.contains({4 * 6, 4 * 5 + 1}));
}

TEST_F(SightTest, WhatIsSeenOnTheWayIsExploredToo) {
  open_door();
  happen({});
  const Events walk{Moved{{1}, {1}, Place::at({1, 5}), Place::at({5, 5}), {}},
                    Moved{{1}, {1}, Place::at({5, 5}), Place::at({1, 6}), {}}};
  const Events explored = happen(walk);
  ASSERT_FALSE(explored.empty());
  EXPECT_TRUE(std::get<AreaRevealed>(explored[0]).area.samples.contains({4 * 19, 0})) << "a corner seen from 5,5 alone";
}

TEST_F(SightTest, ExploredTerrainIsKnownAndWhatIsSeenIsSent) {
  map().terrain.paint({{{2, 2}, 1, {.difficult = true}}, {{8, 8}, 1, {.difficult = true}}});
  happen({});
  const Scene known = project(system, state, ann).scenes.front();
  EXPECT_EQ(known.terrain.size(), 1U);
  EXPECT_EQ(known.seen.count(), 4 * 20 * 16);
  ASSERT_THAT(known.walls.all(), SizeIs(1)) << "the door";
  state.creatures[0].place = {};
  const Scene remembered = project(system, state, ann).scenes.front();
  EXPECT_TRUE(remembered.seen.empty());
  EXPECT_EQ(remembered.terrain.size(), 1U) << "it stays explored";
}

TEST_F(SightTest, AnEyeSeesEachSampleThatIsInLine) {  // sight S2
  std::mt19937 random(5);
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  for (int round = 0; round < 20; ++round) {
    std::vector<Wall> walls;
    std::vector<Line> lines;
    for (std::uint64_t id = 1; id <= 25; ++id) {
      const Line line{{720 * below(20), 720 * below(20)}, {720 * below(20) + 7, 720 * below(20)}};
      walls.push_back({.id = {id}, .line = line, .sight = below(4) ? Blocking::full : Blocking::limited});
      lines.push_back(line);
    }
    map().walls = {};
    map().walls.set(walls);
    const Place place = Place::at({below(20), below(20)});
    const Raster seen = SightMap(map()).seen_from(place, 1);
    const WallIndex index(snap_rounded(lines));
    std::vector<Barrier> barriers;
    for (const Wall& wall : walls) barriers.push_back({.blocking = wall.sight});
    const std::vector<Sample> own = samples_of_cell(Scene::Grid::square, place.cell);
    for (Sample at; at.row < 80; ++at.row)
      for (at.column = 0; at.column < 80; ++at.column)
        ASSERT_EQ(seen.contains(at), std::ranges::find(own, at) != own.end() ||
                                         in_line({index, barriers}, Origin::creature,
                                                 eye_point(Scene::Grid::square, place.cell, 1), point_of(at)))
            << "round " << round << ", sample " << at.column << "," << at.row;
  }
}

TEST_F(SightTest, WhatIsRememberedOfAMapIsWhatComputingItAgainSays) {  // sight S6
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::mt19937 random(seed);
    state = tiny_state();
    for (std::uint64_t i = 0; i < 60; ++i) {
      fold(state, random_event(state, random, 1000 + i));
      Scene copy = map();
      copy.vision_mode = VisionMode::vision;
      const Viewer viewer{Viewer::Role::player, {1}, {state.creatures.front().id}};
      const auto look = [&] {
        const Sight now(system, copy, viewer, state.creatures);
        return std::pair(now.seen(), now.lit());
      };
      std::pair<Raster, LitArea> again;
      std::thread([&] { again = look(); }).join();  // which remembers nothing
      ASSERT_EQ(look(), again) << "seed " << seed << ", event " << i;
    }
  }
}

TEST_F(SightTest, WhatIsKnownAfterAStepIsKnownBeforeTheNext) {  // sight S6
  std::mt19937_64 random(11);
  const auto cell = [&] {
    return Cell{static_cast<std::int32_t>(random() % 9), static_cast<std::int32_t>(random() % 9)};
  };
  Sights sights(system, state);
  Exploration kept(sights);
  for (std::uint64_t i = 0; i < 400; ++i) {
    const Creature& mover = state.creatures[random() % state.creatures.size()];
    Event event = Moved{mover.id, mover.scene, mover.place, Place::at(cell()), {}};
    if (random() % 4 == 0)
      event = DoorSet{{1}, {{71}, random() % 2 == 0 ? DoorState::Is::open : DoorState::Is::closed}};
    if (random() % 8 == 0) event = TerrainSet{{1}, {{cell(), 1, {.difficult = true}}}};
    Exploration fresh(sights);
    fold(state, event);
    sights.forget();
    kept.follow(sights, event);
    fresh.follow(sights, event);
    const Events learned = fresh.learned(sights);
    ASSERT_EQ(kept.learned(sights), learned) << "event " << i;
    fold(state, learned);
    kept.settle(state);
  }
}

}  // namespace
}  // namespace ft::rules
