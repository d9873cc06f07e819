// Hex maps of both kinds: their rectangle, footprints, lines and cones.
#include "rules/kernel/maps/hexes.hpp"

#include <gmock/gmock.h>

#include <random>
#include <set>

#include "rules/kernel/maps/geometry.hpp"

namespace ft::rules {
namespace {

using Grid = Scene::Grid;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr std::array<Grid, 2> both{Grid::hex_rows, Grid::hex_columns};

Scene map_of(Grid grid, std::int32_t columns = 7, std::int32_t rows = 6) {
  Scene scene;
  scene.grid = grid;
  scene.columns = columns;
  scene.rows = rows;
  return scene;
}

std::vector<Cell> all_cells(const Scene& scene) { return cells_within(scene, {0, 0}, 1000); }

Cell turned(Cell cell) { return {cell.column + cell.row, -cell.column}; }

TEST(HexMap, RowMapIsARectangleWithOddRowsHalfACellRight) {
  const Scene scene = map_of(Grid::hex_rows);

  EXPECT_EQ(offset_of(scene, {-1, 2}), (Cell{0, 2}));
  EXPECT_EQ(offset_of(scene, {-1, 3}), (Cell{0, 3}));
  EXPECT_EQ(cell_at_offset(scene, {6, 5}), (Cell{4, 5}));
  EXPECT_TRUE(inside(scene, {-1, 2}));
  EXPECT_TRUE(inside(scene, {-2, 5}));
  EXPECT_FALSE(inside(scene, {-1, 1})) << "left of the map";
  EXPECT_FALSE(inside(scene, {5, 5})) << "right of it";
  EXPECT_FALSE(inside(scene, {-3, 6})) << "below";
}

TEST(HexMap, ColumnMapIsARectangleWithOddColumnsHalfACellDown) {
  const Scene scene = map_of(Grid::hex_columns);

  EXPECT_EQ(offset_of(scene, {2, -1}), (Cell{2, 0}));
  EXPECT_EQ(cell_at_offset(scene, {5, 5}), (Cell{5, 3}));
  EXPECT_TRUE(inside(scene, {6, -3}));
  EXPECT_FALSE(inside(scene, {6, -4}));
  EXPECT_FALSE(inside(scene, {6, 3}));
}

TEST(HexMap, HasColumnsTimesRowsCellsAndEachPlaceOnScreenOnce) {
  for (const Grid grid : both) {
    const Scene scene = map_of(grid);
    const std::vector<Cell> cells = all_cells(scene);
    EXPECT_EQ(cells.size(), 42U);
    std::set<Cell> places;
    for (const Cell cell : cells) {
      EXPECT_EQ(cell_at_offset(scene, offset_of(scene, cell)), cell);
      places.insert(offset_of(scene, cell));
    }
    EXPECT_EQ(places.size(), 42U);
  }
}

TEST(HexNeighbours, BeginAtTheTopAndGoClockwise) {
  EXPECT_THAT(neighbors(map_of(Grid::hex_rows), {2, 2}),
              ElementsAre(Cell{3, 1}, Cell{3, 2}, Cell{2, 3}, Cell{1, 3}, Cell{1, 2}, Cell{2, 1}));
  EXPECT_THAT(neighbors(map_of(Grid::hex_columns), {2, 2}),
              ElementsAre(Cell{2, 1}, Cell{3, 1}, Cell{3, 2}, Cell{2, 3}, Cell{1, 3}, Cell{1, 2}));
}

TEST(HexNeighbours, NeighborsAreMutual) {
  for (const Grid grid : both) {
    const Scene scene = map_of(grid);
    for (const Cell cell : all_cells(scene))
      for (const Cell beside : neighbors(scene, cell)) {
        const std::vector<Cell> back = neighbors(scene, beside);
        ASSERT_NE(std::find(back.begin(), back.end(), cell), back.end());
        ASSERT_EQ(cell_distance(scene, cell, beside), 1);
      }
  }
}

TEST(HexDistance, IsSymmetricTurnsWithTheMapAndIsWalkedStraightInsideIt) {
  for (const Grid grid : both) {
    const Scene scene = map_of(grid);
    for (const Cell a : all_cells(scene))
      for (const Cell b : all_cells(scene)) {
        const std::int64_t distance = cell_distance(scene, a, b);
        ASSERT_EQ(distance, cell_distance(scene, b, a));
        ASSERT_EQ(distance, hex_distance(turned(a), turned(b)));
        const Path path = straight_path(scene, a, b);
        ASSERT_EQ(static_cast<std::int64_t>(path.size()), distance);
        Cell before = a;
        for (const Cell cell : path) {
          ASSERT_TRUE(inside(scene, cell) && adjacent(scene, before, cell));
          before = cell;
        }
      }
  }
}

TEST(HexMap, Has17And19CellsWithin01And2StepsFewerAtItsEdge) {
  for (const Grid grid : both) {
    const Scene scene = map_of(grid, 12, 12);
    const Cell middle = cell_at_offset(scene, {6, 6});
    EXPECT_THAT(cells_within(scene, middle, 0), ElementsAre(middle));
    EXPECT_EQ(cells_within(scene, middle, 1).size(), 7U);
    EXPECT_EQ(cells_within(scene, middle, 2).size(), 19U);
    EXPECT_EQ(cells_within(scene, {0, 0}, 1).size(), 3U);
  }
}

TEST(HexLine, GoesOnBeyondItsEndAndBack) {
  const Scene scene = map_of(Grid::hex_rows);
  EXPECT_EQ(extrapolate(scene, {2, 4}, {2, 5}, 2), (Cell{2, 7}));
  EXPECT_EQ(extrapolate(scene, {2, 4}, {3, 3}, 3), (Cell{6, 0}));
  EXPECT_EQ(extrapolate(scene, {0, 0}, {4, 2}, 3), (Cell{6, 3})) << "4,2 is six steps away";
  EXPECT_EQ(extrapolate(scene, {0, 0}, {4, 2}, -3), (Cell{2, 1}));
  EXPECT_EQ(extrapolate(scene, {1, 1}, {1, 1}, 3), (Cell{1, 1}));
  for (int q = -5; q <= 5; ++q)
    for (int r = -5; r <= 5; ++r)
      for (int steps = 1; steps <= 6; ++steps)
        if (const Cell at{q, r}; at != Cell{}) {
          const Cell beyond = extrapolate(scene, {0, 0}, at, steps);
          ASSERT_EQ(hex_distance(at, beyond), steps);
          ASSERT_EQ(hex_distance({0, 0}, beyond), hex_distance({0, 0}, at) + steps);
        }
}

TEST(HexFootprint, Has137And12Cells) {
  const Scene scene = map_of(Grid::hex_rows);

  EXPECT_THAT(footprint(scene, {4, 1}, 1), ElementsAre(Cell{4, 1}));
  EXPECT_THAT(footprint(scene, {4, 1}, 2), UnorderedElementsAre(Cell{4, 1}, Cell{5, 1}, Cell{4, 2}));
  EXPECT_THAT(footprint(scene, {4, 1}, 3),
              UnorderedElementsAre(Cell{4, 1}, Cell{5, 1}, Cell{5, 0}, Cell{4, 0}, Cell{3, 1}, Cell{3, 2}, Cell{4, 2}));
  EXPECT_EQ(footprint(scene, {4, 1}, 4).size(), 12U);
}

TEST(HexFootprint, Of4IsThatOf2AndAllAroundIt) {
  const Scene scene = map_of(Grid::hex_columns);
  std::set<Cell> around;
  for (const Cell cell : footprint(scene, {0, 0}, 2))
    for (const Cell near : footprint(scene, cell, 3)) around.insert(near);

  const std::vector<Cell> four = footprint(scene, {0, 0}, 4);

  EXPECT_EQ(std::set<Cell>(four.begin(), four.end()), around);
}

TEST(HexFootprint, IsInOnePieceHoldsItsPlaceAndMovesWithIt) {
  const Scene scene = map_of(Grid::hex_rows);
  for (std::int32_t size = 1; size <= 7; ++size) {
    const std::vector<Cell> cells = footprint(scene, {3, -2}, size);
    std::set<Cell> reached{{3, -2}};
    for (std::size_t before = 0; before != reached.size();) {
      before = reached.size();
      for (const Cell cell : cells)
        if (std::any_of(reached.begin(), reached.end(), [&](Cell one) { return hex_distance(one, cell) == 1; }))
          reached.insert(cell);
    }
    EXPECT_EQ(reached, std::set<Cell>(cells.begin(), cells.end())) << "size " << size;
    std::vector<Cell> moved = footprint(scene, {4, -2}, size);
    for (Cell& cell : moved) --cell.column;
    EXPECT_EQ(moved, cells);
    for (int q = -10; q <= 10; ++q)
      for (int r = -10; r <= 10; ++r)
        ASSERT_EQ(hex_occupies({3, -2}, size, {q, r}),
                  std::find(cells.begin(), cells.end(), Cell{q, r}) != cells.end());
  }
}

TEST(HexFootprint, IsMeasuredFromItsNearestCell) {
  const Scene scene = map_of(Grid::hex_rows, 30, 30);
  Creature huge, small;
  huge.place = Place::at({5, 5});
  huge.size = 3;
  small.place = Place::at({8, 5});

  EXPECT_EQ(cell_distance(scene, huge, small), 2);
  huge.size = 4;
  EXPECT_EQ(cell_distance(scene, huge, small), 1) << "7,5 is one of its cells";
}

TEST(HexLine, LineEntersCrossedCellsNotTouchedOnes) {
  // From 0,0 straight to 1,-2 runs along the edge between 0,-1 and 1,-1.
  EXPECT_FALSE(hex_line_intersects({0, 0}, {1, -2}, {0, -1}));
  EXPECT_FALSE(hex_line_intersects({0, 0}, {1, -2}, {1, -1}));
  EXPECT_TRUE(hex_line_intersects({0, 0}, {3, 0}, {1, 0}));
  EXPECT_FALSE(hex_line_intersects({0, 0}, {3, 0}, {1, -1})) << "beside the line";
  EXPECT_FALSE(hex_line_intersects({0, 0}, {3, 0}, {4, 0})) << "behind its end";
  EXPECT_FALSE(hex_line_intersects({0, 0}, {3, 0}, {-1, 0})) << "before its beginning";
  // From 0,0 to 2,1: half way, at 1,1/2, it lies on the edge of 1,0 and 1,1 and enters both.
  EXPECT_TRUE(hex_line_intersects({0, 0}, {2, 1}, {1, 0}));
  EXPECT_TRUE(hex_line_intersects({0, 0}, {2, 1}, {1, 1}));
  EXPECT_FALSE(hex_line_intersects({0, 0}, {2, 1}, {2, 0}));
  EXPECT_TRUE(hex_line_intersects({2, 2}, {2, 2}, {2, 2}));
}

TEST(HexLine, EntersACellAtAThirdOfWhichItPasses) {
  // The corner of 0,0 toward 1,-1 and 1,0 lies at 2/3,-1/3: the line from 0,0 to 2,-1 runs through it, and along an edge.
  EXPECT_FALSE(hex_line_intersects({0, 0}, {2, -1}, {1, -1}));
  EXPECT_FALSE(hex_line_intersects({0, 0}, {2, -1}, {1, 0}));
  // A little lower it enters 1,0 and no longer touches 1,-1.
  EXPECT_TRUE(hex_line_intersects({0, 0}, {20, -9}, {1, 0}));
  EXPECT_FALSE(hex_line_intersects({0, 0}, {20, -9}, {1, -1}));
}

TEST(HexLine, IsTheSameFromBothEndsAndWhenTheMapIsTurned) {
  for (int q = -6; q <= 6; ++q)
    for (int r = -6; r <= 6; ++r)
      for (int x = -6; x <= 6; ++x)
        for (int y = -6; y <= 6; ++y) {
          const Cell a{1, -1}, b{q, r}, cell{x, y};
          const bool enters = hex_line_intersects(a, b, cell);
          ASSERT_EQ(enters, hex_line_intersects(b, a, cell));
          ASSERT_EQ(enters, hex_line_intersects(turned(a), turned(b), turned(cell)));
        }
}

TEST(HexLine, EntersEveryCellInWhichAPointOfItLiesNearestToTheCentre) {
  // Against the definition: the 420ths of the line, each strictly nearer to the cell than to its six neighbors.
  const auto strictly_in = [](Offset point, Cell cell) {  // the point is in 420ths of a cell
    const auto to = [&](Cell center) {
      return Offset{point.column - 420 * std::int64_t{center.column}, point.row - 420 * std::int64_t{center.row}};
    };
    const Offset here = to(cell);
    return std::all_of(hex_directions.begin(), hex_directions.end(), [&](Cell step) {
      const Offset there = to({cell.column + step.column, cell.row + step.row});
      return hex_dot(here, here) < hex_dot(there, there);
    });
  };
  for (int q = -4; q <= 4; ++q)
    for (int r = -4; r <= 4; ++r)
      for (int x = -4; x <= 4; ++x)
        for (int y = -4; y <= 4; ++y) {
          bool seen = false;
          for (int i = 0; i <= 420; ++i) seen = seen || strictly_in({std::int64_t{q} * i, std::int64_t{r} * i}, {x, y});
          ASSERT_EQ(hex_line_intersects({0, 0}, {q, r}, {x, y}), seen) << q << "," << r << " through " << x << "," << y;
        }
}

TEST(HexLine, IsFreeFromBothEndsAlike) {
  std::mt19937 random(5);
  const auto somewhere = [&](const Scene& scene) {
    return cell_at_offset(scene, {static_cast<int>(random() % 7), static_cast<int>(random() % 6)});
  };
  for (int i = 0; i < 2000; ++i) {
    Scene scene = map_of(both[i % 2]);
    std::set<Cell> walls;
    for (int w = 0; w < 6; ++w) walls.insert(somewhere(scene));
    for (const Cell wall : walls) scene.terrain.paint({{wall, 1, {.blocks_sight = true}}});
    const Cell a = somewhere(scene), b = somewhere(scene);
    ASSERT_EQ(has_line_of_sight(scene, a, b), has_line_of_sight(scene, b, a));
    const bool crossed = std::any_of(walls.begin(), walls.end(), [&](Cell wall) {
      return wall != a && wall != b && hex_line_intersects(a, b, wall);
    });
    ASSERT_EQ(has_line_of_sight(scene, a, b), !crossed);
  }
}

TEST(HexCone, Has15DegreesOnEachSide) {
  // Toward +q; tan 15 degrees is 0.2679. 100 cells along and n toward +r: n * 0.866 sideways, 100 + n / 2 ahead.
  const Scene scene = map_of(Grid::hex_rows);
  EXPECT_TRUE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {100, 36}));   // 31.18 / 118 = 0.2642
  EXPECT_FALSE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {100, 37}));  // 32.04 / 118.5 = 0.2704
  EXPECT_TRUE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {136, -36}));  // its mirror image
  EXPECT_FALSE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {137, -37}));
  EXPECT_FALSE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {-3, 0}));
  EXPECT_FALSE(in_cone_of_30_degrees(scene, {0, 0}, {3, 0}, {0, 0}));
}

TEST(HexCone, TurnsWithTheMap) {
  for (int q = -9; q <= 9; ++q)
    for (int r = -9; r <= 9; ++r) {
      const Cell toward{2, -5}, target{q, r};
      ASSERT_EQ(hex_in_cone_of_30_degrees({0, 0}, toward, target),
                hex_in_cone_of_30_degrees({0, 0}, turned(toward), turned(target)));
    }
}

}  // namespace
}  // namespace ft::rules
