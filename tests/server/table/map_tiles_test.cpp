// Which tiles of a map someone may have who sees some of its samples (sight S20).
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "server/table/people/map_tiles.hpp"

namespace ft::table::test {

using namespace rules;

namespace {

using Square = std::pair<std::int32_t, std::int32_t>;  // column, row
using Squares = std::set<Square>;

Scene map(std::int32_t columns, std::int32_t rows, Scene::Grid grid = Scene::Grid::square) {
  Scene scene;
  scene.grid = grid;
  scene.columns = columns;
  scene.rows = rows;
  return scene;
}

// Samples one by one.
Raster samples(const std::vector<Sample>& all) {
  RasterBuilder builder(SampleBox{{-64, -64}, {2'100, 2'100}});
  for (const Sample sample : all) builder.set_run(sample.row, sample.column, sample.column);
  return builder.build();
}

Raster area(Square first, Square last) {
  RasterBuilder builder(SampleBox{{-64, -64}, {2'100, 2'100}});
  for (std::int32_t row = 4 * first.second; row < 4 * last.second + 4; ++row)
    builder.set_run(row, 4 * first.first, 4 * last.first + 3);
  return builder.build();
}

// The tiles of a whole level, found bundle by bundle.
Squares tiles(const Scene& scene, const Raster& seen, std::int32_t level) {
  Squares found;
  for (std::int32_t y = 0; y < 9; ++y)
    for (std::int32_t x = 0; x < 9; ++x) {
      const std::uint64_t mask = allowed_tiles(scene, seen, {level, x, y});
      for (std::int32_t number = 0; number < 64; ++number)
        if ((mask >> number & 1) != 0) found.insert({8 * x + number % 8, 8 * y + number / 8});
    }
  return found;
}

// All cells of the map.
Raster every_cell(const Scene& scene) {
  std::vector<Sample> all;
  for (std::int32_t row = 0; row < scene.rows; ++row)
    for (std::int32_t column = 0; column < scene.columns; ++column) {
      const std::int32_t q = scene.grid == Scene::Grid::hex_rows ? column - row / 2 : column;
      const std::int32_t r = scene.grid == Scene::Grid::hex_columns ? row - column / 2 : row;
      for (const Sample sample : samples_of_cell(scene.grid, {q, r})) all.push_back(sample);
    }
  return samples(all);
}

}  // namespace

TEST(MapTiles, ASquareWithOneSeenSampleIsATile) {
  const Raster seen = samples({{4 * 3, 4 * 2}, {4 * 5 + 3, 4 * 2 + 3}});

  EXPECT_EQ(tiles(map(10, 6), seen, 0), (Squares{{3, 2}, {5, 2}}));
}

TEST(MapTiles, NothingSeenIsNoTileAtAnyLevel) {
  for (std::int32_t level = 0; level <= 4; ++level) EXPECT_EQ(tiles(map(10, 6), Raster(), level), Squares{}) << level;
}

TEST(MapTiles, ATileOfALevelNeedsEachOfItsSquares) {
  const Scene scene = map(16, 16);
  const Raster seen =
      area({4, 4}, {7, 7}) - samples({{16, 16}, {17, 16}});  // two samples of 4, 4 are missing: it is seen

  EXPECT_EQ(tiles(scene, seen, 1), (Squares{{2, 2}, {3, 2}, {2, 3}, {3, 3}}));
  EXPECT_EQ(tiles(scene, seen, 2), (Squares{{1, 1}}));
  EXPECT_EQ(tiles(scene, seen, 3), Squares{});
  const Raster but_one = area({4, 4}, {7, 7}) - area({5, 6}, {5, 6});
  EXPECT_EQ(tiles(scene, but_one, 1), (Squares{{2, 2}, {3, 2}, {3, 3}}));
  EXPECT_EQ(tiles(scene, but_one, 2), Squares{});
}

TEST(MapTiles, WhatLiesBeyondTheMapIsNotAskedOfATileAtItsEdge) {
  const Scene scene = map(11, 7);
  const Raster corner = area({8, 4}, {10, 6});

  EXPECT_EQ(tiles(scene, corner, 1), (Squares{{4, 2}, {5, 2}, {4, 3}, {5, 3}}));
  EXPECT_EQ(tiles(scene, corner, 2), (Squares{{2, 1}}));
  EXPECT_EQ(tiles(scene, area({0, 0}, {10, 6}), 4), (Squares{{0, 0}}));
  EXPECT_EQ(tiles(scene, area({0, 0}, {10, 6}) - area({10, 6}, {10, 6}), 4), Squares{});
}

TEST(MapTiles, SamplesBeyondTheMapAreNoTiles) {
  EXPECT_EQ(tiles(map(3, 2), area({-5, -5}, {20, 20}), 0), (Squares{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}));
}

TEST(MapTiles, ThereIsNoBundleBeyondTheMapOrItsLevels) {
  const Scene scene = map(20, 20);
  const Raster all = area({0, 0}, {19, 19});

  EXPECT_EQ(highest_tile_level(tile_counts(scene)), 5);
  EXPECT_EQ(allowed_tiles(scene, all, {5, 0, 0}), 1u);
  for (const TileBundleAt beyond :
       {TileBundleAt{6, 0, 0}, TileBundleAt{0, 3, 0}, TileBundleAt{0, 0, 3}, TileBundleAt{-1, 0, 0},
        TileBundleAt{0, -1, 0}, TileBundleAt{0, 0, -1}, TileBundleAt{0, 2'147'483'647, 0},
        TileBundleAt{5, 2'147'483'647, 2'147'483'647}, TileBundleAt{2'147'483'647, 0, 0}}) {
    EXPECT_EQ(allowed_tiles(scene, all, beyond), 0u);
    EXPECT_EQ(existing_tiles(scene, beyond), 0u);
  }
}

TEST(MapTiles, TheLastBundleHasTheTilesThatAreThere) {
  EXPECT_EQ(existing_tiles(map(10, 9), {0, 1, 1}), 0b11u);  // columns 8 and 9 of row 8
  EXPECT_EQ(existing_tiles(map(8, 8), {0, 0, 0}), ~std::uint64_t{0});
  EXPECT_EQ(existing_tiles(map(1, 1), {0, 0, 0}), 1u);
}

TEST(MapTiles, ALargeMapSeenWholeIsOneTileAtItsHighestLevel) {
  const Scene scene = map(500, 500);
  const Raster all = area({0, 0}, {499, 499});

  EXPECT_EQ(highest_tile_level(tile_counts(scene)), 9);
  EXPECT_EQ(allowed_tiles(scene, all, {9, 0, 0}), 1u);
  EXPECT_EQ(allowed_tiles(scene, all, {6, 0, 0}), ~std::uint64_t{0});
  EXPECT_EQ(allowed_tiles(scene, all - area({63, 64}, {63, 64}), {6, 0, 0}), ~(std::uint64_t{1} << 8));
}

TEST(MapTiles, OnHexesASquareIsAColumnAcrossAndARowDown) {
  EXPECT_EQ(tile_counts(map(10, 8, Scene::Grid::hex_rows)), (TileCounts{11, 9}));
  EXPECT_EQ(tile_counts(map(10, 1, Scene::Grid::hex_rows)), (TileCounts{10, 2}));
  EXPECT_EQ(tile_counts(map(10, 8, Scene::Grid::hex_columns)), (TileCounts{11, 9}));
  EXPECT_EQ(tile_counts(map(1, 8, Scene::Grid::hex_columns)), (TileCounts{2, 8}));
  EXPECT_EQ(tile_counts(map(10, 8, Scene::Grid::gridless)), (TileCounts{10, 8}));
}

TEST(MapTiles, AHexIsInTheSquaresThatHoldItsSamples) {
  const Scene scene = map(10, 8, Scene::Grid::hex_rows);

  EXPECT_EQ(tiles(scene, samples(samples_of_cell(scene.grid, {0, 0})), 0), (Squares{{0, 0}, {0, 1}}));
  EXPECT_EQ(tiles(scene, samples(samples_of_cell(scene.grid, {0, 1})), 0), (Squares{{0, 1}, {1, 1}, {0, 2}, {1, 2}}));
}

TEST(MapTiles, EveryTileOfHexesSeenWholeIsAllowedAtEachHigherLevel) {
  for (const auto grid : {Scene::Grid::hex_rows, Scene::Grid::hex_columns})
    for (std::int32_t columns = 1; columns <= 9; ++columns)
      for (std::int32_t rows = 1; rows <= 9; ++rows) {
        const Scene scene = map(columns, rows, grid);
        const Raster all = every_cell(scene);
        const TileCounts counts = tile_counts(scene);
        for (std::int32_t level = 1; level <= highest_tile_level(counts); ++level)
          for (const std::int32_t x : {0, 1}) {
            const TileBundleAt bundle{level, x, 0};
            EXPECT_EQ(allowed_tiles(scene, all, bundle), existing_tiles(scene, bundle))
                << columns << " x " << rows << " level " << level;
          }
      }
}

TEST(MapTiles, OnHexesTheSquaresOfLevel0AreThoseThatHoldSamples) {
  const Scene odd = map(3, 3, Scene::Grid::hex_rows);  // neither of the right corners holds a part of a hex
  Squares expected;
  for (std::int32_t row = 0; row < 4; ++row)
    for (std::int32_t column = 0; column < 4; ++column) expected.insert({column, row});
  expected.erase({3, 0});
  expected.erase({3, 3});

  EXPECT_EQ(tiles(odd, every_cell(odd), 0), expected);
}

}  // namespace ft::table::test
