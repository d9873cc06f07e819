// Facing on squares and hexes: AU-FACE-01 to AU-FACE-03, AU-FACE-06.
#include "rules/kernel/maps/facing.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"

namespace ft::rules {
namespace {

using Grid = Scene::Grid;

Scene map_of(Grid grid) {
  Scene scene;
  scene.grid = grid;
  scene.columns = scene.rows = 40;
  return scene;
}

Creature standing(Cell cell, std::int32_t facing = 0, std::int32_t size = 1) {
  Creature creature;
  creature.place = Place::at(cell);
  creature.facing = facing;
  creature.size = size;
  return creature;
}

/// A hex offset turned by 60 degrees, to the next direction.
Cell turned(Cell cell) { return {cell.column + cell.row, -cell.column}; }

TEST(Facing, FacingIsDegreesClockwiseFromTheTop) {
  const auto facings = [](Grid grid) {
    std::vector<int> all;
    for (std::size_t i = 0; i < directions(map_of(grid)).size(); ++i)
      all.push_back(facing_of(map_of(grid), static_cast<int>(i)));
    return all;
  };

  EXPECT_THAT(facings(Grid::square), ::testing::ElementsAre(0, 45, 90, 135, 180, 225, 270, 315));
  EXPECT_THAT(facings(Grid::hex_rows), ::testing::ElementsAre(90, 30, 330, 270, 210, 150));
  EXPECT_THAT(facings(Grid::hex_columns), ::testing::ElementsAre(120, 60, 0, 300, 240, 180));
}

TEST(Facing, BetweenDirectionsIsTheNearestAndOfTwoTheLowerIndex) {
  const Scene squares = map_of(Grid::square), rows = map_of(Grid::hex_rows), columns = map_of(Grid::hex_columns);

  EXPECT_EQ(direction_of(squares, 44), 1);
  EXPECT_EQ(direction_of(squares, 340), 0);
  EXPECT_EQ(direction_of(rows, 0), 1) << "30 and 330 are as near";
  EXPECT_EQ(direction_of(rows, 359), 2);
  EXPECT_EQ(direction_of(rows, 180), 4);
  EXPECT_EQ(direction_of(columns, 0), 2);
  EXPECT_EQ(direction_of(columns, 91), 0);
  EXPECT_EQ(direction_of(columns, 90), 0);
}

TEST(Facing, ReturnsToTheDirectionItCameFrom) {
  for (const Grid grid : {Grid::square, Grid::hex_rows, Grid::hex_columns})
    for (std::size_t i = 0; i < directions(map_of(grid)).size(); ++i)
      EXPECT_EQ(direction_of(map_of(grid), facing_of(map_of(grid), static_cast<int>(i))), static_cast<int>(i));
}

TEST(Facing, AnglesAre45sOnSquaresAnd60sOnHexes) {
  EXPECT_EQ(angle_between(map_of(Grid::square), 0, 7), 45);
  EXPECT_EQ(angle_between(map_of(Grid::square), 1, 6), 135);
  EXPECT_EQ(angle_between(map_of(Grid::square), 2, 6), 180);
  EXPECT_EQ(angle_between(map_of(Grid::hex_rows), 0, 5), 60);
  EXPECT_EQ(angle_between(map_of(Grid::hex_columns), 1, 5), 120);
  EXPECT_EQ(angle_between(map_of(Grid::hex_columns), 4, 4), 0);
}

TEST(Facing, AStepHasTheDirectionOfTheCellItLeadsTo) {
  EXPECT_EQ(direction_of_step(map_of(Grid::square), {5, 5}, {6, 4}), 1);
  EXPECT_EQ(direction_of_step(map_of(Grid::hex_rows), {5, 5}, {6, 4}), 1);
  EXPECT_EQ(direction_of_step(map_of(Grid::hex_columns), {-1, 5}, {-2, 6}), 4);
}

TEST(Faced, OnHexesAsTheWorkedExampleHasIt) {  // Y23: facing 0
  const Scene scene = map_of(Grid::hex_rows);
  const Creature creature = standing({5, 5}, facing_of(scene, 0));

  EXPECT_TRUE(in_front_arc(scene, creature, Cell{6, 3}));
  EXPECT_TRUE(in_front_arc(scene, creature, Cell{4, 7}));
  EXPECT_TRUE(in_front_arc(scene, creature, Cell{5, 6}));
  EXPECT_FALSE(in_front_arc(scene, creature, Cell{4, 6}));
  EXPECT_FALSE(in_front_arc(scene, creature, Cell{5, 3}));
}

TEST(Faced, OnSquaresAsTheWorkedExampleHasIt) {  // Y24: facing NE
  const Scene scene = map_of(Grid::square);
  const Creature creature = standing({5, 5}, 45);

  EXPECT_TRUE(in_front_arc(scene, creature, Cell{4, 4}));
  EXPECT_TRUE(in_front_arc(scene, creature, Cell{6, 6}));
  EXPECT_FALSE(in_front_arc(scene, creature, Cell{4, 5}));
  EXPECT_FALSE(in_front_arc(scene, creature, Cell{5, 6}));
  EXPECT_TRUE(in_front_arc(scene, creature, Cell{5, 2}));
}

TEST(Faced, FacedHalfIsExactlyHalf) {
  for (const Grid grid : {Grid::square, Grid::hex_rows, Grid::hex_columns}) {
    const Scene scene = map_of(grid);
    for (std::size_t i = 0; i < directions(scene).size(); ++i) {
      const Creature creature = standing({0, 0}, facing_of(scene, static_cast<int>(i)));
      for (int column = -9; column <= 9; ++column)
        for (int row = -9; row <= 9; ++row) {
          const bool ahead = in_front_arc(scene, creature, Cell{column, row});
          const bool behind = in_front_arc(scene, creature, Cell{-column, -row});
          ASSERT_TRUE(ahead || behind);
          const Cell step = directions(scene)[i];
          const bool beside = hexagonal(scene) ? hex_dot(step - Cell{}, Cell{column, row} - Cell{}) == 0
                                               : step.column * column + step.row * row == 0;
          ASSERT_EQ(ahead && behind, beside) << column << "," << row << " in direction " << i;
        }
    }
  }
}

TEST(Faced, TurnsWithTheCreatureBy60Degrees) {
  for (const Grid grid : {Grid::hex_rows, Grid::hex_columns}) {
    const Scene scene = map_of(grid);
    for (int direction = 0; direction < 6; ++direction)
      for (int q = -6; q <= 6; ++q)
        for (int r = -6; r <= 6; ++r) {
          const Creature before = standing({0, 0}, facing_of(scene, direction));
          const Creature after = standing({0, 0}, facing_of(scene, (direction + 1) % 6));
          ASSERT_EQ(in_front_arc(scene, before, Cell{q, r}), in_front_arc(scene, after, turned({q, r})));
        }
  }
}

TEST(Faced, IsMeasuredFromTheMiddleOfALargeCreature) {
  const Scene squares = map_of(Grid::square);
  const Creature large = standing({5, 5}, 0, 2);  // its middle is the corner between 5,5 and 6,6
  EXPECT_TRUE(in_front_arc(squares, large, Cell{4, 5})) << "half a cell before the middle";
  EXPECT_FALSE(in_front_arc(squares, large, Cell{4, 6})) << "half a cell behind it";
  EXPECT_TRUE(in_front_arc(squares, large, Cell{6, 6})) << "its own cell";

  const Scene hexes = map_of(Grid::hex_rows);
  const Creature three = standing({5, 5}, 90, 2);  // 5,5 6,5 5,6: its middle is half a cell right of 5,5
  EXPECT_TRUE(in_front_arc(hexes, three, Cell{6, 4})) << "straight above the middle";
  EXPECT_FALSE(in_front_arc(hexes, three, Cell{5, 4})) << "upper left of 5,5";
  EXPECT_FALSE(in_front_arc(hexes, three, Cell{6, 3})) << "above 5,5, and so left of the middle";
  EXPECT_TRUE(in_front_arc(hexes, three, Cell{5, 5})) << "its own cell";
}

TEST(Faced, IsACreatureOfWhichOneCellIs) {
  const Scene scene = map_of(Grid::square);
  const Creature creature = standing({5, 5}, 0);

  EXPECT_TRUE(in_front_arc(scene, creature, standing({6, 5}, 0, 2))) << "6,5 is exactly beside";
  EXPECT_FALSE(in_front_arc(scene, creature, standing({6, 6}, 0, 2)));
}

TEST(Turning, LeadsToTheSmallestAngle) {
  const Scene squares = map_of(Grid::square), rows = map_of(Grid::hex_rows), columns = map_of(Grid::hex_columns);

  // 5,2 along: tan 21.8 degrees is nearer to east than to southeast; 5,3 (31 degrees) is not.
  EXPECT_EQ(facing_toward(squares, standing({5, 5}), Cell{10, 7}), 90);
  EXPECT_EQ(facing_toward(squares, standing({5, 5}), Cell{10, 8}), 135);
  EXPECT_EQ(facing_toward(rows, standing({5, 5}), Cell{9, 5}), 90);
  EXPECT_EQ(facing_toward(rows, standing({5, 5}), Cell{6, 3}), 30) << "straight up lies between 1 and 2";
  EXPECT_EQ(facing_toward(columns, standing({5, 5}), Cell{5, 1}), 0);
  EXPECT_EQ(facing_toward(columns, standing({5, 5}), Cell{7, 4}), 120) << "straight right lies between 0 and 1";
}

TEST(Turning, TurnedCreatureFacesTheTarget) {
  for (const Grid grid : {Grid::square, Grid::hex_rows, Grid::hex_columns})
    for (int size = 1; size <= 3; ++size)
      for (int column = -8; column <= 8; ++column)
        for (int row = -8; row <= 8; ++row) {
          const Scene scene = map_of(grid);
          Creature creature = standing({0, 0}, 0, size);
          creature.facing = facing_toward(scene, creature, Cell{column, row});
          ASSERT_TRUE(in_front_arc(scene, creature, Cell{column, row})) << column << "," << row << " size " << size;
        }
}

TEST(Turning, StaysAsItWasInTheSameCell) {
  const Scene scene = map_of(Grid::hex_rows);

  EXPECT_EQ(facing_toward(scene, standing({5, 5}, 17), Cell{5, 5}), 17);
  EXPECT_EQ(facing_toward(scene, standing({5, 5}, 17, 3), standing({6, 5})), 17) << "the small stands in the large";
}

TEST(Turning, AimsAtTheMiddleOfALargeCreature) {
  const Scene scene = map_of(Grid::square);

  EXPECT_EQ(facing_toward(scene, standing({5, 5}), Cell{8, 4}), 90);
  EXPECT_EQ(facing_toward(scene, standing({5, 5}), standing({8, 0}, 0, 4)), 45) << "9.5,1.5 is 38 degrees up";
}

}  // namespace
}  // namespace ft::rules
