// Regions of a map: that no player knows them, and what they make of its light. Source: sight 1, 2, law T3.
#include "rules/kernel/maps/regions.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/knowledge/surroundings.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/state/map_difference.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Regions of columns of squares, from top to bottom.
class Regions : public SightTest {
 protected:
  Regions() { open_door(); }
  static Region columns(std::int32_t first, std::int32_t last, Region::Kind kind = Region::Kind::stop,
                        FixtureId id = {1}) {
    const std::int32_t left = square_units * first, right = square_units * (last + 1);
    return {.id = id, .kind = kind, .corners = {{left, 0}, {right, 0}, {right, 14'400}, {left, 14'400}}};
  }
  static Region dark(std::int32_t first, std::int32_t last, std::int32_t level, FixtureId id = {1}) {
    Region region = columns(first, last, Region::Kind::darkness, id);
    region.darkness = level;
    return region;
  }
  void put(const Region& one) { map().regions.set({&one, 1}); }
  [[nodiscard]] std::int32_t darkness_in(Cell cell) {
    return darkness_at(system, World(state), state.scenes.front(), cell);
  }
  [[nodiscard]] bool changes(const Event& event) const { return changes_knowledge(system, state, event); }
};

TEST_F(Regions, NoPlayerKnowsThem) {
  const State without = state;
  put(columns(1, 3));
  for (const Viewer& viewer : {ann, ben, spectator})
    EXPECT_EQ(project(system, state, viewer), project(system, without, viewer));
  EXPECT_EQ(project(system, state, Viewer::gm()), state);
}

TEST_F(Regions, NoPlayerIsShownTheEvents) {
  const Event events[]{RegionsSet{{1}, {columns(1, 3)}}, RegionsRemoved{{1}, {{1}}}};
  for (const Event& event : events) {
    EXPECT_FALSE(changes(event));
    fold(state, event);
    EXPECT_FALSE(project(system, state, event, ann, true));
    EXPECT_EQ(project(system, state, event, Viewer::gm(), true), event);
  }
}

TEST_F(Regions, RegionsOfDarknessChangeWhatPlayersKnow) {
  EXPECT_TRUE(changes(RegionsSet{{1}, {dark(5, 9, 10)}}));
  put(dark(5, 9, 10));
  EXPECT_TRUE(changes(RegionsSet{{1}, {columns(5, 9)}})) << "light again";
  EXPECT_TRUE(changes(RegionsRemoved{{1}, {{1}}}));
  map().vision_mode = VisionMode::open;
  EXPECT_FALSE(changes(RegionsRemoved{{1}, {{1}}}));
}

TEST_F(Regions, ADifferenceLeadsFromSomeRegionsToOthers) {
  put(columns(1, 3, Region::Kind::stop, {1}));
  put(columns(4, 5, Region::Kind::stop, {2}));
  const Scene before = map();
  map().regions.remove(std::vector<FixtureId>{{1}});
  put(columns(4, 5, Region::Kind::trap, {2}));

  EXPECT_THAT(
      map_difference(before, map()),
      ElementsAre(Event(RegionsSet{{1}, {columns(4, 5, Region::Kind::trap, {2})}}), Event(RegionsRemoved{{1}, {{1}}})));
  EXPECT_TRUE(only_map_differs(before, map()));
}

TEST_F(Regions, APlaceIsWhereItsMiddleIs) {
  put(columns(4, 5));
  put(columns(5, 6, Region::Kind::alert, {2}));
  EXPECT_THAT(regions_at(map(), Place::at({5, 2}), 1), ElementsAre(FixtureId{1}, FixtureId{2}));
  EXPECT_THAT(regions_at(map(), Place::at({3, 2}), 1), IsEmpty());
  EXPECT_THAT(regions_at(map(), Place::at({3, 2}), 3), ElementsAre(FixtureId{1}));
  EXPECT_THAT(regions_at(map(), Place{}, 1), IsEmpty());
}

TEST_F(Regions, TheirMiddlesArePlacesOfAnyGrid) {
  EXPECT_EQ(middle_of(map(), columns(4, 6)), Place::at({5, 10}));
  map().grid = Scene::Grid::zones;
  EXPECT_EQ(middle_of(map(), columns(4, 6)), Place::in_zone({5, 10}));
  map().grid = Scene::Grid::gridless;
  EXPECT_EQ(middle_of(map(), columns(4, 6)), Place::at({5, 10}));
  for (const Scene::Grid grid : {Scene::Grid::hex_rows, Scene::Grid::hex_columns})
    for (const Cell cell : {Cell{3, 4}, Cell{2, 5}, Cell{3, 5}}) {
      map().grid = grid;
      const auto [x, y] = center_of(grid, cell);
      const Region about{.id = {1}, .corners = {{x - 300, y}, {x, y - 300}, {x + 300, y}, {x, y + 300}}};
      EXPECT_EQ(middle_of(map(), about), Place::at(cell));
    }
}

TEST_F(Regions, APitchDarkRegionHidesWhatNoLightShows) {
  EXPECT_TRUE(knows_foe(ann));
  put(dark(5, 9, 10));
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_TRUE(sight(ann).sees(Cell{4, 5}));
  const Light lamp{.id = {200}, .at = {6 * 720, 5 * 720}, .bright = {}, .dim = metres(3)};
  map().lights.set({&lamp, 1});
  EXPECT_TRUE(knows_foe(ann));
}

TEST_F(Regions, DuskHidesNothingAndCounts) {
  put(dark(5, 9, 7));
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_EQ(darkness_in({6, 5}), 7);
  EXPECT_EQ(darkness_in({4, 5}), 0);
}

TEST_F(Regions, PlayersSeeHowDarkARegionOfABrightSceneIs) {
  const auto shown = [&] { return project(system, state, ann).scenes.front(); };
  EXPECT_TRUE(shown().bright.empty()) << "all of it is bright";
  put(dark(5, 9, 5));
  EXPECT_EQ(shown().bright, shown().seen - shown().dim);
  EXPECT_TRUE(shown().dim.contains_any(samples_of_cell(Scene::Grid::square, {6, 5})));
  EXPECT_FALSE(shown().dim.contains_any(samples_of_cell(Scene::Grid::square, {4, 5})));
  map().walls.set_door({{71}, DoorState::Is::closed});
  EXPECT_TRUE(shown().bright.empty()) << "none of the region is seen";
}

TEST_F(Regions, ALighterRegionIsSeenInADarkScene) {
  map().darkness = 10;
  EXPECT_FALSE(knows_foe(ann));
  for (const std::int32_t level : {0, 4, 9}) {
    put(dark(5, 9, level));
    EXPECT_TRUE(knows_foe(ann)) << level;
    EXPECT_FALSE(sight(ann).sees(Cell{4, 5}));
    EXPECT_EQ(darkness_in({6, 5}), level);
  }
  EXPECT_EQ(darkness_in({3, 5}), 10);
}

TEST_F(Regions, WhereTheyOverlapTheDarkestCounts) {
  map().darkness = 10;
  put(dark(5, 9, 0));
  put(dark(6, 7, 10, {2}));
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_TRUE(sight(ann).sees(Cell{5, 5}));
  EXPECT_EQ(own_darkness(map(), {6, 5}), 10);
  EXPECT_EQ(own_darkness(map(), {5, 5}), 0);
}

TEST_F(Regions, WhatIsSeenBeforeAPassageIsExplored) {  // sight S12
  state.scenes.push_back(map());
  state.scenes.back().id = {2};
  const Events walk{Moved{{1}, {1}, Place::at({1, 5}), Place::at({2, 5}), {}},
                    Moved{{1}, {2}, Place::at({2, 5}), Place::at({9, 9}), {}}};

  std::vector<SceneId> explored;
  for (const Event& event : learned_by(walk))
    if (const auto* revealed = std::get_if<AreaRevealed>(&event); revealed && revealed->area.to == CreatureId{1})
      explored.push_back(revealed->scene);
  EXPECT_THAT(explored, ElementsAre(SceneId{1}, SceneId{2}));
}

}  // namespace
}  // namespace ft::rules
