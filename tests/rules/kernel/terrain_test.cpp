// The terrain of a map: what is painted last counts, and copies are apart.
#include "rules/kernel/state/terrain.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <thread>

#include "rules/kernel/state/offsets.hpp"
#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

CellTerrain named(std::string name) { return {.name = std::move(name)}; }

}  // namespace

TEST(Terrain, EachCellIsAsItIsPaintedLast) {
  SceneTerrain terrain({{{5, 0}, 1, named("e")}, {{1, 0}, 1, named("a")}, {{3, 9}, 1, named("c")}});

  terrain.paint({{{2, 0}, 1, named("x")}, {{3, 9}}, {{2, 0}, 1, named("b")}, {{1, 0}, 1, named("A")}});

  EXPECT_EQ(terrain.runs(),
            (std::vector<TerrainRun>{{{1, 0}, 1, named("A")}, {{2, 0}, 1, named("b")}, {{5, 0}, 1, named("e")}}));
  EXPECT_EQ(terrain.kinds(), 3U);
}

TEST(Terrain, RunsGoDownAColumnAsFarAsTheTerrainIsTheSame) {  // P58
  SceneTerrain terrain({{{2, 3}, 10, {.difficult = true}}});
  EXPECT_EQ(terrain.size(), 10U);
  EXPECT_TRUE(terrain.at({2, 12}) && !terrain.at({2, 13}) && !terrain.at({3, 3}));

  terrain.paint({{{2, 6}}, {{2, 13}, 1, {.difficult = true}}, {{3, 3}, 1, {.difficult = true}}});

  const std::vector<TerrainRun> runs{{{2, 3}, 3, {.difficult = true}},  //
                                     {{2, 7}, 7, {.difficult = true}},
                                     {{3, 3}, 1, {.difficult = true}}};
  EXPECT_EQ(terrain.runs(), runs);
  EXPECT_EQ(terrain.kinds(), 1U);
}

TEST(Terrain, TheLastCellOfAColumnAndTheFirstOfTheNextAreTwoRuns) {
  const SceneTerrain terrain(
      {{{0, farthest_cell}, 1, {.difficult = true}}, {{1, -farthest_cell}, 1, {.difficult = true}}});
  EXPECT_EQ(terrain.runs().size(), 2U);
}

TEST(Terrain, AColumnOfAnyLengthIsOnePossibleRun) {
  const TerrainRun whole{{7, -farthest_cell}, 2 * farthest_cell + 1, {.difficult = true}};
  EXPECT_EQ(SceneTerrain({whole}).runs(), std::vector{whole});
  EXPECT_FALSE((TerrainRun{{7, -farthest_cell}, 2 * farthest_cell + 2}).possible());
}

TEST(Terrain, CellsThatNoMapHasAreABug) {
  SceneTerrain terrain;
  for (const TerrainRun& run :
       {TerrainRun{{0, 0}, 0}, TerrainRun{{farthest_cell + 1, 0}}, TerrainRun{{0, farthest_cell}, 2},
        TerrainRun{{0, INT32_MAX}, INT32_MAX}, TerrainRun{{INT32_MIN, 0}}})
    EXPECT_THROW(terrain.paint({run}), Bug) << run.first.column << "," << run.first.row << " x " << run.cells;
  EXPECT_EQ(terrain.at({INT32_MAX, INT32_MIN}), nullptr);
}

TEST(Terrain, ANumberOfACellIsSetBesideItsOthers) {
  SceneTerrain terrain({{{1, 1}, 2, {.difficult = true}}});

  terrain.set_number({1, 1}, Key("depth"), 3);
  terrain.set_number({4, 4}, Key("depth"), 3);

  EXPECT_TRUE(terrain.at({1, 1})->difficult);
  EXPECT_EQ(terrain.at({1, 1})->numbers.get(Key("depth")), 3);
  EXPECT_EQ(terrain.at({1, 2})->numbers.get(Key("depth")), 0);
  EXPECT_FALSE(terrain.at({4, 4})->difficult);
}

TEST(Terrain, ACopyStaysAsItWas) {
  const SceneTerrain before({{{1, 1}, 2, {.difficult = true}}});
  SceneTerrain after = before;
  after.paint({{{1, 1}}});

  EXPECT_EQ(before.size(), 2U);
  EXPECT_EQ(after.size(), 1U);
  EXPECT_NE(before, after);
  after.paint({{{1, 1}, 1, {.difficult = true}}});
  EXPECT_EQ(before, after);
}

TEST(Terrain, ACopyIsReadAndDestroyedOnAnotherThreadWhileTheFirstIsPainted) {
  SceneTerrain terrain({{{0, 0}, 100, {.difficult = true}}});
  for (std::int32_t column = 1; column < 50; ++column) {
    std::size_t seen = 0;
    std::jthread reader([&seen, copy = terrain] { seen = copy.runs().size(); });
    terrain.paint({{{column, 0}, 100, {.difficult = true}}});
    reader.join();
    EXPECT_EQ(seen, static_cast<std::size_t>(column));
  }
}

TEST(Terrain, ColumnsAreFoundFromFirstToLast) {
  const SceneTerrain terrain({{{-2, 5}, 1, named("a")}, {{0, 1}, 2, named("b")}, {{3, 0}, 1, named("c")}});
  std::vector<std::string> names;
  std::vector<Cell> cells;
  for (const auto [cell, ground] : terrain.cells()) {
    names.push_back(ground.name);
    cells.push_back(cell);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"a", "b", "b", "c"}));
  EXPECT_EQ(cells, (std::vector<Cell>{{-2, 5}, {0, 1}, {0, 2}, {3, 0}}));
  EXPECT_EQ(std::ranges::distance(terrain.cells_of_columns(-2, 0)), 3);
  EXPECT_EQ((*terrain.cells_of_columns(-1, 0).begin()).cell, (Cell{0, 1})) << "a column without cells is passed over";
  EXPECT_EQ(std::ranges::distance(terrain.cells_of_columns(1, 2)), 0);
  EXPECT_EQ(std::ranges::distance(terrain.cells_of_columns(-9, -3)), 0) << "left of all that is painted";
  EXPECT_EQ(std::ranges::distance(terrain.cells_of_columns(4, 9)), 0) << "right of it";
  const SceneTerrain nothing;
  EXPECT_EQ(std::ranges::distance(nothing.cells()), 0);
  EXPECT_EQ(terrain.at({-3, 5}), nullptr);
  EXPECT_EQ(terrain.at({4, 0}), nullptr);
  EXPECT_EQ(terrain.at({3, 1 << 20}), nullptr) << "farther than a map reaches";
}

TEST(Terrain, HasRoomForSoManyKindsAndNoMore) {
  std::vector<TerrainRun> runs;
  for (std::int32_t kind = 0; kind < static_cast<std::int32_t>(SceneTerrain::most_kinds); ++kind)
    runs.push_back({{kind / 1000, kind % 1000}, 1, named(std::to_string(kind + 1))});
  ASSERT_TRUE(SceneTerrain::can_hold(runs));
  const SceneTerrain full(runs);
  EXPECT_EQ(full.kinds(), SceneTerrain::most_kinds);
  EXPECT_EQ(full.at({65, 535})->name, "65536");

  runs.push_back({{70, 0}, 1, named("1")});
  EXPECT_TRUE(SceneTerrain::can_hold(runs)) << "one that there is already";
  runs.push_back({{70, 1}, 1, named("one more")});
  EXPECT_FALSE(SceneTerrain::can_hold(runs));
}

// Against a map from cell to terrain that is painted cell by cell.
TEST(Terrain, RandomPaintsAreAsPaintingCellByCell) {
  std::mt19937 random(5);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  for (int round = 0; round < 200; ++round) {
    SceneTerrain terrain;
    std::map<Cell, CellTerrain> expected;
    for (int paint = 0; paint < 8; ++paint) {
      std::vector<TerrainRun> runs;
      for (int run = below(6); run >= 0; --run) {
        const CellTerrain kind{
            .blocks_move = below(3) == 0, .difficult = below(3) == 0, .name = below(3) == 0 ? "a" : ""};
        runs.push_back({{below(4) - 2, below(8) - 4}, below(6) + 1, kind});
      }
      terrain.paint(runs);
      for (const TerrainRun& run : runs)
        for (std::int32_t row = 0; row < run.cells; ++row)
          expected[{run.first.column, run.first.row + row}] = run.terrain;
      std::erase_if(expected, [](const auto& one) { return is_plain(one.second); });
    }
    ASSERT_EQ(terrain.size(), expected.size());
    for (const auto& [cell, ground] : expected) {
      ASSERT_TRUE(terrain.at(cell));
      ASSERT_EQ(*terrain.at(cell), ground);
    }
    ASSERT_EQ(SceneTerrain(terrain.runs()), terrain);
  }
}

TEST(Terrain, KeepsItsColumnAndRowOnScreenWhereTheGridIsEdited) {  // P58
  using Grid = Scene::Grid;
  for (const Grid from : {Grid::square, Grid::hex_rows, Grid::hex_columns, Grid::zones})
    for (const Grid to : {Grid::square, Grid::hex_rows, Grid::hex_columns, Grid::gridless}) {
      State state;
      Scene& scene = state.scenes.emplace_back();
      scene.id = {1};
      scene.grid = from;
      for (const Cell offset : {Cell{7, 6}, Cell{3, 5}, Cell{4, 9}})
        scene.terrain.paint({{cell_at_offset(scene, offset), 1, {.difficult = true}}});
      Scene edited = scene;
      edited.grid = to;
      edited.terrain = {};

      fold(state, Event(SceneEdited{edited}));

      EXPECT_EQ(scene.terrain.size(), 3U);
      for (const Cell offset : {Cell{7, 6}, Cell{3, 5}, Cell{4, 9}})
        EXPECT_TRUE(scene.terrain.at(cell_at_offset(scene, offset)));
    }
}

// As servers before format 3 wrote it down: every cell plain, then each in its new place.
TEST(Terrain, AnOldJournalOfAnEditedGridFoldsToTheSame) {
  State state;
  Scene& scene = state.scenes.emplace_back();
  scene.id = {1};
  TerrainSet again{{1}, {}};
  for (const Cell offset : {Cell{7, 6}, Cell{3, 5}, Cell{4, 9}, Cell{5, 6}}) {
    scene.terrain.paint({{offset, 1, {.difficult = true}}});
    again.runs.push_back({offset});
  }
  Scene edited = scene;
  edited.grid = Scene::Grid::hex_rows;
  State expected = state;
  fold(expected, Event(SceneEdited{edited}));
  for (const Cell offset : {Cell{7, 6}, Cell{3, 5}, Cell{4, 9}, Cell{5, 6}})
    again.runs.push_back({cell_at_offset(edited, offset), 1, {.difficult = true}});

  fold(state, Events{SceneEdited{edited}, again});

  EXPECT_EQ(state, expected);
}

}  // namespace ft::rules
