// Where areas lie, and which sight they cut.
#include "rules/kernel/projection/visible_areas.hpp"

#include <gmock/gmock.h>

#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Mist of radius 2 around 10,10 on cells of 1 m.
class Areas : public ::testing::Test {
 protected:
  Areas() { put("mist"_k); }
  void put(Key key) {
    Condition area;
    area.id = {77};
    area.key = key;
    area.data = {{"column"_k, 10}, {"row"_k, 10}, {"radius"_k, 2}};
    scene().areas = {area};
  }
  Scene& scene() { return state.scenes[0]; }
  Condition& area() { return scene().areas[0]; }
  bool covered(Cell cell, Length height = {}) {
    return covers(scene(), area_of(area()), Place::at(cell, height), metres(1));
  }
  std::vector<Cell> cells() { return cells_of(scene(), area_of(area()), metres(1)); }
  std::vector<VisibleArea> seen_by(const Viewer& viewer) { return visible_areas({system, state}, viewer); }
  bool cut(Cell a, Cell b) {
    const bool there = sight_blocked_by_area(system, scene(), Place::at(a), Place::at(b));
    EXPECT_EQ(there, sight_blocked_by_area(system, scene(), Place::at(b), Place::at(a))) << "both see as far";
    return there;
  }
  const TinySystem system;
  State state = tiny_state();
};

TEST_F(Areas, AreaReadsBackAsWritten) {
  const Area fire{Cell{3, -4}, metres(2), 5, true, {2, 6, 1}, "strike"_k};
  put_area(area(), fire);
  EXPECT_EQ(area_of(area()), fire);
  put_area(area(), {});
  EXPECT_EQ(area_of(area()), Area{});
  EXPECT_TRUE(area().data.all().empty());
}

TEST_F(Areas, LieAsFarAsTheirRadiusByTheLongerWay) {
  EXPECT_TRUE(covered({12, 8}));
  EXPECT_FALSE(covered({13, 10}));
  EXPECT_FALSE(covered({10, 7}));
}

TEST_F(Areas, DiscAreaIsRound) {
  area().data.set("disc"_k, 1);
  EXPECT_TRUE(covered({12, 10}));
  EXPECT_TRUE(covered({11, 12})) << "5 is less than 3 squared: 2 metres and a bit";
  EXPECT_TRUE(covered({12, 12})) << "8 is less than 9";
  EXPECT_FALSE(covered({13, 10}));
}

TEST_F(Areas, EndAboveAndBelow) {
  EXPECT_TRUE(covered({10, 10}, metres(2)));
  EXPECT_FALSE(covered({10, 10}, metres(3)));
  area().data.set("height"_k, metres(4).tenth_mm);
  EXPECT_FALSE(covered({10, 10}, metres(1)));
  EXPECT_TRUE(covered({10, 10}, metres(6)));
}

TEST_F(Areas, CountPartsOfAUnitWhole) {
  scene().cell = feet(5);  // 1.524 m: one cell is 2 m, two are 4
  EXPECT_TRUE(covered({11, 10}));
  EXPECT_FALSE(covered({12, 10}));
}

TEST_F(Areas, WithoutAPlaceAreEverywhere) {
  area().data = {};
  EXPECT_TRUE(covered({0, 0}));
  EXPECT_TRUE(cut({0, 0}, {1, 0}));
}

TEST_F(Areas, CutTheSightThroughThemIntoThemAndOutOfThem) {
  EXPECT_TRUE(cut({5, 10}, {15, 10}));
  EXPECT_TRUE(cut({5, 10}, {8, 10}));
  EXPECT_TRUE(cut({10, 10}, {10, 10}));
  EXPECT_FALSE(cut({5, 13}, {15, 13}));
}

TEST_F(Areas, CutNoSightThatOnlyGrazesACorner) {
  EXPECT_FALSE(cut({5, 10}, {10, 15})) << "touches the corner of 8,12 between 7,12 and 8,13";
  EXPECT_TRUE(cut({5, 9}, {10, 14})) << "through 8,12";
}

TEST_F(Areas, ConditionOfAnotherKindHidesNothing) {
  put("dazed"_k);
  EXPECT_FALSE(cut({5, 10}, {15, 10}));
}

TEST_F(Areas, SightIsCutThroughHexesNotAlongTheirEdge) {
  scene().grid = Scene::Grid::hex_rows;
  EXPECT_TRUE(cut({6, 10}, {14, 10}));
  EXPECT_FALSE(cut({6, 5}, {14, 5}));
  EXPECT_FALSE(cut({12, 11}, {13, 9})) << "between 12,10, the last of it, and 13,10";
  EXPECT_TRUE(cut({12, 11}, {12, 8})) << "through 12,10 and 12,9";
}

TEST_F(Areas, OnHexesAreHexagonsInsideTheMap) {
  scene().grid = Scene::Grid::hex_rows;
  EXPECT_EQ(cells().size(), 19U);
  area().data = {{"column"_k, -1}, {"row"_k, 3}, {"radius"_k, 1}};
  EXPECT_THAT(cells(), ElementsAre(Cell{-1, 2}, Cell{0, 2}, Cell{-1, 3}, Cell{0, 3}, Cell{-2, 4}, Cell{-1, 4}));
}

TEST_F(Areas, AreaIsProjectedAsCellsRowByRow) {
  area().data.set("radius"_k, 1);
  EXPECT_THAT(cells(), ElementsAre(Cell{9, 9}, Cell{10, 9}, Cell{11, 9}, Cell{9, 10}, Cell{10, 10}, Cell{11, 10},
                                   Cell{9, 11}, Cell{10, 11}, Cell{11, 11}));
  area().data.set("height"_k, metres(5).tenth_mm);
  EXPECT_EQ(cells().size(), 9U) << "as wide as they are at their own height";
  area().data.set("disc"_k, 1);
  area().data.set("radius"_k, 3);
  EXPECT_EQ(cells().size(), 45U) << "49 without the corners: 3 and 3 are 4";
}

TEST_F(Areas, CoverNothingOffTheMap) {
  area().data = {{"column"_k, 0}, {"row"_k, 19}, {"radius"_k, 1}};
  EXPECT_THAT(cells(), ElementsAre(Cell{0, 18}, Cell{1, 18}, Cell{0, 19}, Cell{1, 19}));
}

TEST_F(Areas, AreaOnZonesGoesBySidesAndOmitsClosedZones) {
  scene().grid = Scene::Grid::zones;
  scene().terrain.paint({{{10, 9}, 1, {.blocks_move = true}}});
  area().data.set("radius"_k, 1);
  EXPECT_THAT(cells(), ElementsAre(Cell{9, 10}, Cell{10, 10}, Cell{11, 10}, Cell{10, 11}));
}

TEST_F(Areas, AreaListsCreaturesInsideThatTheViewerKnows) {
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  area().data.set("count"_k, 1);
  area().data.set("sides"_k, 6);
  state.creatures[0].place = Place::at({9, 9});
  state.creatures[1].place = Place::at({11, 12});
  state.creatures[1].hidden = true;
  state.creatures[2].place = Place::at({10, 10}, metres(3));  // above it

  ASSERT_EQ(seen_by(ann).size(), 1U);
  const VisibleArea visible = seen_by(ann).front();
  EXPECT_EQ(visible.center, (Cell{10, 10}));
  EXPECT_EQ(visible.radius, 2);
  EXPECT_EQ(visible.dice, (DiceText{1, 6, 0}));
  EXPECT_EQ(visible.cells.size(), 25U);
  EXPECT_THAT(visible.within, ElementsAre(CreatureId{1}));
  EXPECT_THAT(seen_by(Viewer::gm()).front().within, ElementsAre(CreatureId{1}, CreatureId{2}));
}

TEST_F(Areas, AreaOfAnotherSceneOrGmOnlyIsHiddenFromPlayers) {
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  area().gm_only = true;
  EXPECT_THAT(seen_by(ann), IsEmpty());
  EXPECT_EQ(seen_by(Viewer::gm()).size(), 1U);
  area().gm_only = false;
  state.campaign.shown = {2};
  EXPECT_THAT(seen_by({Viewer::Role::player, {9}, {}}), IsEmpty());
  EXPECT_EQ(seen_by(ann).size(), 1U) << "she stands in that scene";
}

TEST_F(Areas, UnboundedAreaHasNoCellsAndAllCreatures) {
  area().data = {};
  const VisibleArea visible = seen_by(Viewer::gm()).front();
  EXPECT_FALSE(visible.center);
  EXPECT_THAT(visible.cells, IsEmpty());
  EXPECT_EQ(visible.within.size(), 3U);
}

}  // namespace
}  // namespace ft::rules
