// Light and darkness, senses, and areas that block sight, on maps with vision. Source: sight 2.
#include <gmock/gmock.h>

#include <random>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/vision/line.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::int64_t samples_of_a_cell = 16;
constexpr MapPoint middle_of(Cell cell) { return {720 * cell.column + 360, 720 * cell.row + 360}; }

/// A map of 1 m squares without walls. Ann plays creature 1 at 2,5; creature 2, a foe, stands at 8,5; creature 3 is far away.
class Lighting : public testing::Test {
 protected:
  Lighting() {
    map().vision_mode = VisionMode::vision;
    state.creatures[0].place = Place::at({2, 5});
    state.creatures[1].place = Place::at({8, 5});
    state.creatures[2].place = Place::at({18, 18});
  }
  Scene& map() { return state.scenes.front(); }
  void darken() { map().darkness = 10; }
  void light(Light one) { map().lights.set({&one, 1}); }
  void gain(std::size_t creature, Key condition) {
    Condition one;
    one.id = {100 + creature};
    one.key = condition;
    state.creatures[creature].conditions.push_back(one);
  }
  void mist_at(Cell cell) {
    Condition one;
    one.id = {200};
    one.key = "mist"_k;
    put_area(one, {.center = cell});
    map().areas.push_back(one);
  }
  [[nodiscard]] bool knows_foe() const { return knows(system, state, state.creatures[1], ann); }
  [[nodiscard]] Sight sight() const { return {system, state.scenes.front(), ann, state.creatures}; }
  [[nodiscard]] static Light lamp(Cell at, Length bright, Length dim) {
    return {.id = {7}, .at = middle_of(at), .bright = bright, .dim = dim};
  }

  const TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
};

TEST_F(Lighting, InPitchDarknessACreatureKnowsWhatIsBesideIt) {  // sight S7
  darken();
  EXPECT_EQ(sight().seen().count(), 9 * samples_of_a_cell);
  EXPECT_FALSE(knows_foe());
  state.creatures[1].place = Place::at({3, 6});
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, ANinthOfDarknessHidesNothing) {  // sight S7
  map().darkness = 9;
  EXPECT_TRUE(knows_foe());
  EXPECT_EQ(sight().seen().count(), 400 * samples_of_a_cell);
}

TEST_F(Lighting, WhatALampLightsIsSeenFromTheDark) {  // sight S7
  darken();
  light(lamp({8, 6}, metres(1), metres(2)));
  EXPECT_TRUE(knows_foe());
  EXPECT_TRUE(sight().sees(Cell{8, 7}));
  EXPECT_FALSE(sight().sees(Cell{8, 9}) || sight().sees(Cell{5, 5}));
}

TEST_F(Lighting, ALampThatIsOffLightsNothing) {
  darken();
  Light off = lamp({8, 6}, {}, metres(2));
  off.off = true;
  light(off);
  EXPECT_FALSE(knows_foe());
}

TEST_F(Lighting, LitIsNotSeen) {  // sight S7
  darken();
  light(lamp({8, 6}, metres(1), metres(2)));
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{3600, 0}, {3600, 14'400}}}});
  EXPECT_FALSE(knows_foe()) << "a wall is between";
}

TEST_F(Lighting, WallsStopLightUnlessItShinesThroughThem) {
  darken();
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{5040, 4320}, {6480, 4320}}}});  // south of 7,5 and 8,5
  Light below = lamp({8, 6}, {}, metres(2));
  light(below);
  EXPECT_FALSE(knows_foe());
  below.through_walls = true;
  light(below);
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, ASourceOfDarknessHidesWhatIsInIt) {
  Light shade = lamp({8, 5}, {}, metres(2));
  shade.darkens = true;
  light(shade);
  EXPECT_FALSE(knows_foe()) << "on a bright map";
  EXPECT_TRUE(sight().sees(Cell{5, 5}));
  EXPECT_TRUE(sight().sees(Cell{12, 5})) << "behind it";
}

TEST_F(Lighting, AConeLightsItsSideAlone) {
  darken();
  Light east = lamp({8, 10}, {}, metres(5));
  east.degrees = 90;
  east.direction = 90;
  light(east);
  EXPECT_TRUE(sight().sees(Cell{11, 10}) && sight().sees(Cell{10, 11}));
  EXPECT_FALSE(sight().sees(Cell{6, 10}) || sight().sees(Cell{8, 13}) || sight().sees(Cell{8, 7}));
  east.degrees = 270;
  light(east);
  EXPECT_TRUE(sight().sees(Cell{8, 13}) && sight().sees(Cell{8, 7}));
  EXPECT_FALSE(sight().sees(Cell{5, 10}));
}

TEST_F(Lighting, DarkVisionReachesAsFarAsItsNumberSays) {
  darken();
  state.creatures[0].numbers.set("dark_vision"_k, 5);
  EXPECT_FALSE(knows_foe()) << "its nearest samples are 5.6 m away";
  state.creatures[0].numbers.set("dark_vision"_k, 6);
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, ACreatureThatGivesLightIsSeenFromAfar) {
  darken();
  state.creatures[1].numbers.set("light_dim"_k, 2);
  EXPECT_TRUE(knows_foe());
  state.creatures[1].numbers.set("light_dim"_k, 0);
  state.creatures[0].numbers.set("light_bright"_k, 7);
  EXPECT_TRUE(knows_foe()) << "by her own light";
}

TEST_F(Lighting, TheBlindKnowWhatIsBesideThem) {
  gain(0, "blinded"_k);
  EXPECT_FALSE(knows_foe());
  EXPECT_EQ(sight().seen().count(), 9 * samples_of_a_cell);
  state.creatures[1].place = Place::at({3, 5});
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, TremorSenseFeelsThoseOnTheGround) {
  darken();
  gain(0, "blinded"_k);
  gain(1, "unseen"_k);
  mist_at({5, 5});
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{5'040, 0}, {5'040, 14'400}}}});
  state.creatures[0].numbers.set("tremor_sense"_k, 5);
  EXPECT_FALSE(knows_foe()) << "its nearest samples are 5.6 m away";
  state.creatures[0].numbers.set("tremor_sense"_k, 6);
  EXPECT_TRUE(knows_foe());
  EXPECT_EQ(sight().seen().count(), 9 * samples_of_a_cell) << "and no ground";
  state.creatures[1].place.height = 1;
  EXPECT_FALSE(knows_foe()) << "in the air";
}

TEST_F(Lighting, TheInvisibleAreKnownFromBeside) {
  gain(1, "unseen"_k);
  EXPECT_FALSE(knows_foe());
  EXPECT_TRUE(sight().sees(Cell{8, 5})) << "the ground there";
  state.creatures[1].place = Place::at({3, 5});
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, MistHidesWhatIsInItAndBehindIt) {
  mist_at({8, 5});
  EXPECT_FALSE(knows_foe());
  EXPECT_TRUE(sight().sees(Cell{8, 5})) << "its outside";
  EXPECT_FALSE(sight().sees(Cell{11, 5}));
  state.creatures[1].place = Place::at({8, 6});
  EXPECT_TRUE(knows_foe());
}

TEST_F(Lighting, FromMistACreatureSeesWhatIsBesideItAlone) {
  mist_at({2, 5});
  EXPECT_FALSE(knows_foe());
  EXPECT_EQ(sight().seen().count(), 9 * samples_of_a_cell);
}

TEST_F(Lighting, PlayersAreSentLightLevelsAndTheLightsTheySee) {
  darken();
  Light hidden = lamp({15, 15}, {}, metres(1));
  hidden.id = {8};
  hidden.off = true;
  light(lamp({8, 6}, metres(1), metres(2)));
  light(hidden);
  const Scene known = project(system, state, ann).scenes.front();
  ASSERT_THAT(known.lights.all(), SizeIs(1));
  EXPECT_EQ(known.lights.all()[0].id, FixtureId{7});
  EXPECT_FALSE(known.bright.empty());
  EXPECT_TRUE((known.bright & known.dim).empty());
  EXPECT_EQ((known.bright | known.dim) - known.seen, Raster());
  map().vision_mode = VisionMode::open;
  const Scene open = project(system, state, ann).scenes.front();
  EXPECT_THAT(open.lights.all(), IsEmpty());
  EXPECT_EQ(open.darkness, 0);
}

TEST_F(Lighting, ALampJustBehindAWallIsNotKnown) {
  map().darkness = 5;
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{5'040, 0}, {5'040, 14'400}}}});
  Light sconce = lamp({7, 5}, {}, metres(3));
  sconce.at.x = 5'050;
  light(sconce);
  EXPECT_TRUE(sight().sees(Cell{6, 5})) << "beside it, before the wall";
  EXPECT_THAT(project(system, state, ann).scenes.front().lights.all(), IsEmpty());
  sconce.at.x = 5'030;
  light(sconce);
  EXPECT_THAT(project(system, state, ann).scenes.front().lights.all(), SizeIs(1));
}

TEST_F(Lighting, ACreatureThatTheGmHidesGivesNoLight) {
  darken();
  state.creatures[1].numbers.set("light_dim"_k, 3);
  state.creatures[1].hidden = true;
  EXPECT_EQ(sight().seen().count(), 9 * samples_of_a_cell);
}

TEST_F(Lighting, GroundThatAPassingLightShowsIsExplored) {  // sight S12
  darken();
  state.creatures[1].numbers.set("light_dim"_k, 2);
  const Events walk{Moved{{2}, {1}, Place::at({8, 5}), Place::at({8, 10}), {}},
                    Moved{{2}, {1}, Place::at({8, 10}), Place::at({8, 15}), {}}};
  Sights sights(system, state);
  Exploration exploration(sights);
  for (const Event& step : walk) {
    fold(state, step);
    sights.forget();
    exploration.follow(sights, step);
  }
  const Events explored = exploration.learned(sights);
  ASSERT_THAT(explored, SizeIs(1));
  const Raster samples = std::get<AreaRevealed>(explored[0]).area.samples;
  EXPECT_TRUE(samples.contains({4 * 8, 4 * 10}) && samples.contains({4 * 8, 4 * 15}));
  EXPECT_FALSE(samples.contains({4 * 8, 4 * 5})) << "it was there before, and its player knew it then";
}

TEST_F(Lighting, WhatChangesSightChangesWhatIsKnown) {
  const auto changes = [&](const Event& event) { return changes_knowledge(system, state, event); };
  Condition blind;
  blind.key = "blinded"_k;
  Condition dazed;
  dazed.key = "dazed"_k;
  const std::vector<Event> of_sight{
      NumberSet{CreatureId{2}, "light_dim"_k, 3, 0}, ConditionGained{CreatureId{1}, blind},
      ConditionEnded{CreatureId{1}, {1}, "blinded"_k}, LightsSet{{1}, {lamp({8, 6}, {}, metres(2))}}};
  for (const Event& event : of_sight) EXPECT_TRUE(changes(event)) << event.index();
  EXPECT_FALSE(changes(ConditionGained{CreatureId{1}, dazed}));
  map().vision_mode = VisionMode::open;
  for (const Event& event : of_sight) EXPECT_FALSE(changes(event)) << event.index();
}

/// A scene of that grid with random walls.
Scene walled(Scene::Grid grid, std::mt19937& random) {
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  Scene scene;
  scene.grid = grid;
  scene.columns = scene.rows = 12;
  std::vector<Wall> walls;
  for (std::uint64_t id = 1; id <= 12; ++id) {
    const Line line{{below(8640), below(8640)}, {below(8640), below(8640)}};
    if (line.from != line.to) walls.push_back({.id = {id}, .line = line});
  }
  scene.walls.set(walls);
  return scene;
}

TEST(LitBy, ALightLightsTheSamplesInItsRadiusAndLine) {  // sight S2
  std::mt19937 random(11);
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  for (int round = 0; round < 60; ++round) {
    const auto grid = static_cast<Scene::Grid>(below(4));
    const Scene scene = walled(grid, random);
    const SightMap map(scene);
    Light light{.id = {1}, .at = {below(8640), below(8640)}, .bright = metres(below(4)), .dim = metres(4 + below(4))};
    light.through_walls = below(3) == 0;
    const LitArea lit = lit_by(map, light);
    const Raster reached = map.lit_from(light.at, 100 * square_units);
    for (Sample at; at.row <= samples_of_map(map.scene()).last.row; ++at.row)
      for (at.column = 0; at.column <= samples_of_map(map.scene()).last.column; ++at.column) {
        const auto within = [&](Length radius) {
          return within_radius(grid, light.at, point_of(at), lattice_length(radius, scene.cell));
        };
        const bool free = light.through_walls || reached.contains(at);
        ASSERT_EQ(lit.dim.contains(at), free && within(light.dim)) << round << ": " << at.column << "," << at.row;
        ASSERT_EQ(lit.bright.contains(at), free && within(light.bright)) << round << ": " << at.column << "," << at.row;
      }
  }
}

TEST(LitBy, AConeAndTheRestOfTheCircleMakeTheWhole) {
  std::mt19937 random(12);
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  for (int round = 0; round < 60; ++round) {
    const SightMap map(walled(static_cast<Scene::Grid>(below(4)), random));
    Light light{.id = {1}, .at = {below(8640), below(8640)}, .bright = {}, .dim = metres(3 + below(5))};
    const Raster whole = lit_by(map, light).dim;
    light.degrees = 2 * (1 + below(179));  // an even width has edges on whole degrees
    light.direction = below(360);
    const Raster cone = lit_by(map, light).dim;
    light.degrees = 360 - light.degrees;
    light.direction = (light.direction + 180) % 360;
    const Raster rest = lit_by(map, light).dim;
    EXPECT_EQ(cone | rest, whole) << "round " << round;
    const auto on_edges = (cone & rest).count();
    EXPECT_LE(on_edges, 80) << "round " << round;
  }
}

/// A random map in pitch darkness.
Scene darkened(Scene::Grid grid, std::mt19937& random) {
  Scene scene = walled(grid, random);
  scene.id = {1};
  scene.vision_mode = VisionMode::vision;
  scene.darkness = 10;
  return scene;
}

TEST_F(Lighting, LightingHidesNoSampleAndDarkeningShowsNone) {  // sight S7, sight S8
  std::mt19937 random(13);
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  for (int round = 0; round < 40; ++round) {
    map() = darkened(static_cast<Scene::Grid>(below(3)), random);
    state.creatures[0].place = Place::at({4 + below(4), 4 + below(4)});
    const Raster dark = sight().seen();
    map().darkness = 0;
    const Raster in_line = sight().seen();
    map().darkness = 10;
    const Light lamp{.id = {1}, .at = {below(8640), below(8640)}, .bright = {}, .dim = metres(1 + below(9))};
    light(lamp);
    const Raster lit = sight().seen();
    EXPECT_EQ(lit, dark | (in_line & lit_by(SightMap(map()), lamp).dim)) << "round " << round;
    Light shade{.id = {2}, .at = {below(8640), below(8640)}, .bright = {}, .dim = metres(1 + below(9))};
    shade.darkens = true;
    map().lights.set({&shade, 1});
    EXPECT_EQ(sight().seen() - lit, Raster()) << "round " << round;
  }
}

TEST_F(Lighting, OpeningADoorHidesNoSampleAndClosingItShowsNone) {  // sight S8
  std::mt19937 random(14);
  const auto below = [&](int limit) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(limit)); };
  int shown = 0;
  for (int round = 0; round < 80; ++round) {
    map() = darkened(static_cast<Scene::Grid>(below(3)), random);
    map().darkness = 10 * below(2);
    light({.id = {90}, .at = {below(8640), below(8640)}, .bright = {}, .dim = metres(4 + below(9))});
    Wall door = map().walls.all()[static_cast<std::size_t>(below(10))];
    door.door = Wall::Door::door;
    map().walls.set({&door, 1});
    state.creatures[0].place = Place::at({4 + below(4), 4 + below(4)});
    const Raster closed = sight().seen();
    map().walls.set_door({door.id, DoorState::Is::open});
    const Raster open = sight().seen();
    EXPECT_EQ(closed - open, Raster()) << "round " << round;
    shown += open == closed ? 0 : 1;
    map().walls.set_door({door.id, DoorState::Is::closed});
    EXPECT_EQ(sight().seen(), closed) << "round " << round;
  }
  EXPECT_GT(shown, 10);
}

}  // namespace
}  // namespace ft::rules
