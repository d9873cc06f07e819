// Where cells, eyes and samples are on the lattice of a map.
#include "rules/kernel/maps/cell_points.hpp"

#include <gmock/gmock.h>

#include <set>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {
namespace {

using Grid = Scene::Grid;
using ::testing::ElementsAre;

TEST(Lattice, ACellHasItsCenterByItsGrid) {
  EXPECT_EQ(center_of(Grid::square, {0, 0}), (MapPoint{360, 360}));
  EXPECT_EQ(center_of(Grid::square, {-1, 3}), (MapPoint{-360, 2520}));
  EXPECT_EQ(center_of(Grid::zones, {2, 1}), (MapPoint{1800, 1080}));
  EXPECT_EQ(center_of(Grid::hex_rows, {0, 0}), (MapPoint{360, 480}));
  EXPECT_EQ(center_of(Grid::hex_rows, {2, 1}), (MapPoint{2160, 1200}));
  EXPECT_EQ(center_of(Grid::hex_columns, {1, 2}), (MapPoint{1200, 2160}));
}

TEST(Lattice, WithoutAGridAnEyeIsBesideTheMiddleOfItsCells) {
  Scene scene;
  scene.grid = Grid::gridless;
  EXPECT_EQ(eye_point(scene, Place::at({3, 3}), 2), (MapPoint{2880, 2880}));
  EXPECT_EQ(eye_point(scene, {Place::Kind::cell, {3, 3}, {-360, 75}}, 1), (MapPoint{2160, 2595}));
}

TEST(Lattice, AnEyeIsInTheMiddleOfItsFootprint) {
  EXPECT_EQ(eye_point(Grid::square, {3, 3}, 1), (MapPoint{2520, 2520}));
  EXPECT_EQ(eye_point(Grid::square, {3, 3}, 2), (MapPoint{2880, 2880})) << "a corner of four squares";
  EXPECT_EQ(eye_point(Grid::zones, {3, 3}, 2), (MapPoint{2520, 2520})) << "a zone holds all sizes";
  EXPECT_EQ(eye_point(Grid::hex_rows, {0, 0}, 3), (MapPoint{360, 480}));
  EXPECT_EQ(eye_point(Grid::hex_rows, {0, 0}, 2), (MapPoint{720, 720})) << "a corner of three hexes";
  EXPECT_EQ(eye_point(Grid::hex_columns, {0, 0}, 2), (MapPoint{720, 720}));
}

TEST(Lattice, ALengthIsRoundedDown) {
  EXPECT_EQ(lattice_length(metres(3), metres(1)), 2160);
  EXPECT_EQ(lattice_length({19'999}, metres(2)), 719);
}

TEST(Lattice, ADistanceOnSquaresIsEuclidean) {
  EXPECT_TRUE(within_radius(Grid::square, {0, 0}, {300, 400}, 500));
  EXPECT_FALSE(within_radius(Grid::square, {0, 0}, {300, 401}, 500));
  EXPECT_TRUE(within_radius(Grid::square, {0, 0}, {farthest_point, -farthest_point}, INT64_MAX));
}

TEST(Lattice, NeighboringHexesAreOneCellApartInEachDirection) {
  for (const Grid grid : {Grid::hex_rows, Grid::hex_columns})
    for (const Cell step : hex_directions) {
      EXPECT_TRUE(within_radius(grid, center_of(grid, {5, 5}), center_of(grid, {5 + step.column, 5 + step.row}), 720));
      EXPECT_FALSE(within_radius(grid, center_of(grid, {5, 5}), center_of(grid, {5 + step.column, 5 + step.row}), 719));
    }
}

TEST(Samples, ASquareHasFourRowsOfFour) {
  const std::vector<Sample> samples = samples_of_cell(Grid::square, {2, 1});
  ASSERT_EQ(samples.size(), 16U);
  EXPECT_EQ(samples.front(), (Sample{8, 4}));
  EXPECT_EQ(samples.back(), (Sample{11, 7}));
  EXPECT_EQ(point_of(samples.front()), (MapPoint{1530, 810}));
}

TEST(Samples, EachCellOfAnyGridHas16OfItsOwn) {
  for (const Grid grid : {Grid::square, Grid::hex_rows, Grid::hex_columns, Grid::zones}) {
    std::set<Sample> all;
    for (std::int32_t column = 0; column < 6; ++column)
      for (std::int32_t row = 0; row < 6; ++row) {
        const std::vector<Sample> samples = samples_of_cell(grid, {column, row});
        ASSERT_EQ(samples.size(), 16U);
        all.insert(samples.begin(), samples.end());
      }
    EXPECT_EQ(all.size(), 6U * 6 * 16) << "no two cells share one";
  }
}

TEST(Samples, AFootprintHasThoseOfItsCellsByRow) {
  Scene scene;
  const std::vector<Sample> samples = samples_of_footprint(scene, {0, 0}, 2);
  ASSERT_EQ(samples.size(), 64U);
  EXPECT_EQ(samples[7], (Sample{7, 0}));
  EXPECT_EQ(samples[8], (Sample{0, 1}));

  scene.grid = Grid::hex_rows;
  EXPECT_EQ(samples_of_footprint(scene, {4, 4}, 3).size(), 7U * 16);
}

TEST(Samples, WithoutAGridTheyLieWithinSevenEighthsOfTheRadius) {
  EXPECT_EQ(samples_of_disc({360, 360}, 1).size(), 12U) << "the corners of the square about it are 382 units away";
  EXPECT_EQ(samples_of_disc({90, 90}, 1).size(), 9U) << "315 units reach to the sample aslant, 254 away";
  EXPECT_THAT(samples_of_disc({360, 360}, 1), ::testing::Contains(Sample{0, 1}));
}

}  // namespace
}  // namespace ft::rules
