// Maps with fog: players know what lies in revealed samples, and nothing else. Source: sight 3.
#include "rules/kernel/knowledge/fog.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/path_search.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/projection/visible_areas.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using testing::IsEmpty;
using testing::SizeIs;

/// The samples of a rectangle of squares.
Raster squares(Cell first, Cell last) {
  RasterBuilder samples({{4 * first.column, 4 * first.row}, {4 * last.column + 3, 4 * last.row + 3}});
  for (int row = 4 * first.row; row <= 4 * last.row + 3; ++row)
    samples.set_run(row, 4 * first.column, 4 * last.column + 3);
  return samples.build();
}

/// Ann (seat 1) plays creature 1 at 1,1, Ben (seat 2) creature 3 at 3,1; creature 2, a foe, stands at 2,1. All is under fog.
class Fog : public testing::Test {
 protected:
  Fog() {
    state.creatures[2].seats = {{2}};
    map().vision_mode = VisionMode::manual;
  }
  Scene& map() { return state.scenes.front(); }
  void reveal_squares(Cell first, Cell last, CreatureId to = {}) { reveal(map().revealed, {to, squares(first, last)}); }
  [[nodiscard]] bool knows_foe(const Viewer& viewer) const { return knows(system, state, state.creatures[1], viewer); }
  [[nodiscard]] Scene seen_by(const Viewer& viewer) const { return project(system, state, viewer).scenes.front(); }

  const TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}}, ben{Viewer::Role::player, {2}, {{3}}};
  const Viewer spectator{Viewer::Role::player, {9}, {}};
};

TEST_F(Fog, ACreatureUnderFogIsUnknownToAllButItsPlayerAndTheGm) {
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_TRUE(knows_foe(Viewer::gm()));
  EXPECT_TRUE(knows(system, state, state.creatures[0], ann));
  EXPECT_FALSE(knows(system, state, state.creatures[0], ben));
  const World world(state);
  EXPECT_THAT(View(system, world, ann).in_scene({1}), SizeIs(1));
}

TEST_F(Fog, OneRevealedSampleOfItsFootprintShowsACreature) {
  state.creatures[1].place = Place::at({5, 5});
  state.creatures[1].size = 2;  // the squares 5,5 to 6,6
  const Raster corner = squares({6, 6}, {6, 6}) & squares({6, 6}, {9, 9});
  reveal(map().revealed, {{}, corner});
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_TRUE(knows_foe(spectator));

  hide(map().revealed, {{}, corner});
  reveal_squares({7, 5}, {9, 9});
  EXPECT_FALSE(knows_foe(ann));
}

TEST_F(Fog, AnAreaForOneCreatureShowsItsPlayersAlone) {
  reveal_squares({2, 1}, {2, 1}, {1});
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_FALSE(knows_foe(ben) || knows_foe(spectator));
  EXPECT_THAT(seen_by(ann).revealed, SizeIs(1));
  EXPECT_THAT(seen_by(ben).revealed, IsEmpty());
}

TEST_F(Fog, ARevealedCreatureStillHides) {
  reveal_squares({0, 0}, {19, 19});
  EXPECT_TRUE(knows_foe(ann));
  state.creatures[1].hidden = true;
  EXPECT_FALSE(knows_foe(ann));
}

TEST_F(Fog, NothingOfAMapIsKnownButWhatIsRevealedOfIt) {
  map().picture = {.asset = "feed", .width_px = 800, .height_px = 800};
  map().terrain.paint({{{4, 0}, 6, {.blocks_move = true}}});
  map().items = {{{60}, "saw"_k, "ground"_k, Place::at({4, 2}), {}},
                 {{61}, "saw"_k, "ground"_k, Place::at({9, 9}), {}}};
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{0, 720}, {7200, 720}}},
                                    {.id = {71}, .line = {{2880, 1440}, {3600, 1440}}, .door = Wall::Door::door},
                                    {.id = {72}, .line = {{2880, 9360}, {3600, 9360}}, .door = Wall::Door::door},
                                    {.id = {73}, .line = {{2880, 2160}, {3600, 2160}}, .door = Wall::Door::secret}});
  reveal_squares({4, 1}, {5, 3});

  const Scene seen = seen_by(ann);

  EXPECT_EQ(seen.picture.asset, "") << "its tiles are fetched one by one";
  EXPECT_EQ(seen.picture.width_px, 800);
  EXPECT_EQ(seen.terrain, SceneTerrain({{{4, 1}, 3, {.blocks_move = true}}}));
  ASSERT_THAT(seen.items, SizeIs(1));
  EXPECT_EQ(seen.items[0].id, ItemId{60});
  ASSERT_THAT(seen.walls.all(), SizeIs(1)) << "no wall, no door out of sight, no secret door";
  EXPECT_EQ(seen.walls.all()[0].id, FixtureId{71});
  EXPECT_EQ(project(system, state, Viewer::gm()).scenes.front(), map());
  map().walls.set_door({{73}, DoorState::Is::open});
  EXPECT_THAT(seen_by(ann).walls.all(), SizeIs(2));
}

TEST_F(Fog, AMapWithoutFogIsShownWhole) {
  reveal_squares({0, 0}, {0, 0});
  map().vision_mode = VisionMode::open;
  map().picture.asset = "feed";
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_EQ(seen_by(ann).picture.asset, "feed");
}

TEST_F(Fog, AStepThatCrossesTheEdgeOfARevealedAreaChangesWhatIsKnown) {
  reveal_squares({2, 1}, {4, 1});
  const auto changes = [&](Cell to) {
    return changes_knowledge(system, state, Moved{{2}, {1}, Place::at({2, 1}), Place::at(to), {}});
  };
  EXPECT_FALSE(changes({3, 1}));
  EXPECT_TRUE(changes({2, 2}));
  EXPECT_FALSE(is_shown_to_all(system, state, Moved{{2}, {1}, Place::at({2, 1}), Place::at({3, 1}), {}}));
}

TEST_F(Fog, APreviewLeadsThroughWhatThePlayerDoesNotSee) {  // sight S17
  for (int row = 0; row < 20; ++row) map().terrain.paint({{{4, row}, 1, {.blocks_move = true}}});
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{2160, 0}, {2160, 14400}}}});
  const World world(state);
  const auto path = [&](const Viewer& viewer) {
    return find_path(View(system, world, viewer), world.creature({1}), {{6, 1}});
  };
  EXPECT_EQ(path(ann), (Path{{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}}));
  EXPECT_THAT(path(Viewer::gm()), IsEmpty());

  reveal_squares({4, 0}, {4, 19});
  const World lit(state);
  EXPECT_THAT(find_path(View(system, lit, ann), lit.creature({1}), {{6, 1}}), IsEmpty());
}

TEST_F(Fog, WhatFogHidesRefusesNoPath) {  // sight S17
  map().terrain.paint({{{3, 5}, 1, {.blocks_move = true}}});
  map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{1440, 0}, {1440, 14400}}}});
  state.creatures[0].place = Place::at({1, 5});
  const World world(state);
  const auto legal = [&](const Viewer& viewer) {
    return !path_legal(View(system, world, viewer), world.creature({1}), {{2, 5}, {3, 5}});
  };
  EXPECT_TRUE(legal(ann));
  EXPECT_FALSE(legal(Viewer::gm()));
  EXPECT_TRUE(step_blocked(map(), 1, {1, 5}, {2, 5}) && step_blocked(map(), 1, {2, 5}, {3, 5}));

  reveal_squares({1, 5}, {1, 5});
  const World lit(state);
  EXPECT_TRUE(path_legal(View(system, lit, ann), lit.creature({1}), {{2, 5}})) << "the wall beside a revealed square";
}

TEST_F(Fog, TerrainUnderFogIsOnNoMapOfAPlayer) {  // sight S17
  map().terrain.paint({{{3, 5}, 2, {.difficult = true}}});
  reveal_squares({3, 5}, {3, 5});
  const World world(state);
  const Viewer gm = Viewer::gm();
  const View of_ann(system, world, ann), of_gm(system, world, gm);
  EXPECT_EQ(of_ann.map({1}).terrain.runs(), (std::vector<TerrainRun>{{{3, 5}, 1, {.difficult = true}}}));
  EXPECT_EQ(of_gm.map({1}).terrain.size(), 2U);
}

TEST_F(Fog, AnAreaSeenAtItsEdgeTellsNotItsMiddle) {
  Condition smoke{.id = {80}, .key = "dazed"_k};
  put_area(smoke, {.center = Cell{9, 9}, .radius = 3});
  map().areas = {smoke};
  EXPECT_THAT(seen_by(ann).areas, IsEmpty());

  reveal_squares({6, 9}, {7, 9});

  ASSERT_THAT(seen_by(ann).areas, SizeIs(1));
  EXPECT_NE(area_of(seen_by(ann).areas[0]).center, (Cell{9, 9}));
  EXPECT_EQ(area_of(seen_by(ann).areas[0]).radius, 0);
  EXPECT_EQ(area_of(project(system, state, Viewer::gm()).scenes[0].areas[0]).radius, 3);
}

TEST_F(Fog, RevealedAreasAreJoinedForEach) {
  std::vector<RevealedArea> areas;
  reveal(areas, {{}, squares({0, 0}, {1, 1})});
  reveal(areas, {{2}, squares({0, 0}, {0, 0})});
  reveal(areas, {{}, squares({2, 0}, {2, 1})});
  reveal(areas, {{1}, {}});
  EXPECT_EQ(areas, (std::vector<RevealedArea>{{{}, squares({0, 0}, {2, 1})}, {{2}, squares({0, 0}, {0, 0})}}));

  hide(areas, {{2}, squares({0, 0}, {5, 5})});
  hide(areas, {{}, squares({0, 0}, {1, 1})});
  EXPECT_EQ(areas, (std::vector<RevealedArea>{{{}, squares({2, 0}, {2, 1})}}));
}

}  // namespace
}  // namespace ft::rules
