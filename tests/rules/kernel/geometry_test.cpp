// Distances, lines and cones on grids.
#include "rules/kernel/maps/geometry.hpp"

#include <gmock/gmock.h>

#include <random>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

Scene board(Scene::Grid grid = Scene::Grid::square) {
  Scene scene;
  scene.grid = grid;
  scene.columns = scene.rows = 20;
  return scene;
}

Scene with_wall(const std::vector<Cell>& cells) {
  Scene scene = board();
  for (const Cell cell : cells) scene.terrain.paint({{cell, 1, {.blocks_move = true, .blocks_sight = true}}});
  return scene;
}

TEST(Geometry, ADiagonalStepOnSquaresCountsAsOne) {
  EXPECT_EQ(cell_distance(board(), Cell{0, 0}, Cell{3, 3}), 3);
  EXPECT_EQ(cell_distance(board(), Cell{0, 0}, Cell{3, 1}), 3);
  EXPECT_EQ(cell_distance(board(), Cell{5, 5}, Cell{5, 5}), 0);
}

TEST(Geometry, HexesAreCountedInAxialCoordinates) {
  const Scene scene = board(Scene::Grid::hex_rows);
  EXPECT_EQ(cell_distance(scene, Cell{5, 5}, Cell{6, 4}), 1);
  EXPECT_EQ(cell_distance(scene, Cell{5, 5}, Cell{6, 6}), 2);
  EXPECT_EQ(cell_distance(scene, Cell{0, 0}, Cell{3, 2}), 5);
}

TEST(Geometry, ACornerCellHasThreeNeighboursAndAnInnerOneEight) {
  EXPECT_THAT(neighbors(board(), {0, 0}), ElementsAre(Cell{1, 0}, Cell{1, 1}, Cell{0, 1}));
  EXPECT_EQ(neighbors(board(), {5, 5}).size(), 8U);
  EXPECT_EQ(neighbors(board(Scene::Grid::hex_columns), {5, 5}).size(), 6U);
  EXPECT_EQ(neighbors(board(Scene::Grid::hex_rows), {0, 0}).size(), 2U);
}

TEST(Geometry, TheDistanceOfLargeCreaturesIsThatOfTheirNearestCells) {
  Creature large, small;
  large.size = 3;
  large.place = Place::at({2, 2});
  small.place = Place::at({6, 3});

  EXPECT_EQ(cell_distance(board(), large, small), 2);
  EXPECT_EQ(cell_distance(board(), small, large), 2);
}

TEST(Geometry, AStraightPathLeavesOutItsStartAndReachesItsEnd) {
  EXPECT_THAT(straight_path(board(), {1, 1}, {4, 1}), ElementsAre(Cell{2, 1}, Cell{3, 1}, Cell{4, 1}));
  EXPECT_TRUE(straight_path(board(), {1, 1}, {1, 1}).empty());
}

TEST(Geometry, AStraightPathBeyondTheMapIsABug) { EXPECT_THROW((void)straight_path(board(), {0, 0}, {-1, 0}), Bug); }

TEST(Geometry, AStraightPathHasAsManyCellsAsTheDistanceAndNoGap) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    const Cell a{static_cast<int>(random() % 20), static_cast<int>(random() % 20)};
    const Cell b{static_cast<int>(random() % 20), static_cast<int>(random() % 20)};
    const Path path = straight_path(board(), a, b);
    ASSERT_EQ(static_cast<std::int64_t>(path.size()), cell_distance(board(), a, b));
    Cell before = a;
    for (const Cell cell : path) {
      ASSERT_TRUE(adjacent(board(), before, cell));
      before = cell;
    }
  }
}

TEST(Line, PassesOverOpenGround) { EXPECT_TRUE(has_line_of_sight(board(), {0, 0}, {19, 7})); }

TEST(Line, IsBlockedByAWallInBetween) { EXPECT_FALSE(has_line_of_sight(with_wall({{3, 0}}), {0, 0}, {6, 0})); }

TEST(Line, IsNotBlockedByTheCellsAtItsEnds) {
  EXPECT_TRUE(has_line_of_sight(with_wall({{0, 0}, {6, 0}}), {0, 0}, {6, 0}));
}

TEST(Line, LineThatOnlyTouchesACornerIsFree) {
  EXPECT_TRUE(has_line_of_sight(with_wall({{1, 0}}), {0, 0}, {2, 2}));
  EXPECT_TRUE(has_line_of_sight(with_wall({{1, 0}, {0, 1}}), {0, 0}, {1, 1}))
      << "between two walls that meet at a corner";
}

TEST(Line, LineThatCutsACellByLessThanACornerIsBlocked) {
  // From 0,0 to 3,1 the line enters cell 1,0 on the way, and cell 2,1 near its corner.
  EXPECT_FALSE(has_line_of_sight(with_wall({{1, 0}}), {0, 0}, {3, 1}));
  EXPECT_FALSE(has_line_of_sight(with_wall({{2, 1}}), {0, 0}, {3, 1}));
  EXPECT_TRUE(has_line_of_sight(with_wall({{2, 2}}), {0, 0}, {3, 1}));
}

TEST(Line, MovementBlockerDoesNotBlockSight) {
  Scene scene = board();
  scene.terrain.paint({{{3, 0}, 1, {.blocks_move = true}}});
  EXPECT_TRUE(has_line_of_sight(scene, {0, 0}, {6, 0}));
}

TEST(Line, IsTheSameFromBothEnds) {
  std::mt19937 random(11);
  for (int i = 0; i < 2000; ++i) {
    std::vector<Cell> walls;
    for (int w = 0; w < 6; ++w) walls.push_back({static_cast<int>(random() % 8), static_cast<int>(random() % 8)});
    std::sort(walls.begin(), walls.end());
    walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
    const Scene scene = with_wall(walls);
    const Cell a{static_cast<int>(random() % 8), static_cast<int>(random() % 8)};
    const Cell b{static_cast<int>(random() % 8), static_cast<int>(random() % 8)};
    ASSERT_EQ(has_line_of_sight(scene, a, b), has_line_of_sight(scene, b, a))
        << a.column << "," << a.row << " to " << b.column << "," << b.row;
  }
}

TEST(Cone, Has15DegreesOnEachSide) {
  // tan 15 degrees is 0.2679: at 100 cells the edge lies between 26 and 27.
  EXPECT_TRUE(in_cone_of_30_degrees(board(), {0, 0}, {10, 0}, {100, 26}));
  EXPECT_FALSE(in_cone_of_30_degrees(board(), {0, 0}, {10, 0}, {100, 27}));
  EXPECT_TRUE(in_cone_of_30_degrees(board(), {0, 0}, {10, 0}, {100, -26}));
  EXPECT_FALSE(in_cone_of_30_degrees(board(), {0, 0}, {10, 0}, {100, -27}));
}

TEST(Cone, HoldsAroundADiagonalToo) {
  // 45 degrees less 15 is 30 degrees, whose tangent is 0.5774.
  EXPECT_TRUE(in_cone_of_30_degrees(board(), {0, 0}, {7, 7}, {100, 58}));
  EXPECT_FALSE(in_cone_of_30_degrees(board(), {0, 0}, {7, 7}, {100, 57}));
}

TEST(Cone, ConeOmitsTheOriginAndTheCellsBehind) {
  EXPECT_FALSE(in_cone_of_30_degrees(board(), {5, 5}, {9, 5}, {1, 5}));
  EXPECT_FALSE(in_cone_of_30_degrees(board(), {5, 5}, {9, 5}, {5, 5}));
}

TEST(Terrain, IsFoundByCellAndPlainElsewhere) {
  const Scene scene = with_wall({{3, 4}, {3, 6}, {8, 0}});
  EXPECT_NE(terrain_at(scene, {3, 6}), nullptr);
  EXPECT_EQ(terrain_at(scene, {3, 5}), nullptr);
  EXPECT_TRUE(blocks_move(scene, {8, 0}));
  EXPECT_FALSE(blocks_move(scene, {0, 8}));
}

}  // namespace
}  // namespace ft::rules
