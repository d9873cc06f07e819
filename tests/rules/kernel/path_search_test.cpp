// A path search visits no more cells than its limits: counted, not timed.
#include "rules/kernel/path_search.hpp"

#include <gmock/gmock.h>

#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Ann at 1,1; Bo and Cy in the bottom right corner.
class PathSearchTest : public ::testing::Test {
 protected:
  PathSearchTest() { map_of(20, 20); }

  void map_of(std::int32_t columns, std::int32_t rows) {
    state.scenes[0].columns = columns;
    state.scenes[0].rows = rows;
    state.creatures[1].place = Place::at({columns - 1, rows - 1});
    state.creatures[2].place = Place::at({columns - 2, rows - 1});
  }
  void wall(const std::vector<Cell>& cells) {
    TerrainSet set{{1}, {}};
    for (const Cell cell : cells) set.runs.push_back({cell, 1, {.blocks_move = true}});
    fold(state, Event(set));
  }
  void closed_room_around(Cell cell) {
    std::vector<Cell> cells;
    for (std::int32_t column = -1; column <= 1; ++column)
      for (std::int32_t row = -1; row <= 1; ++row)
        if (column != 0 || row != 0) cells.push_back({cell.column + column, cell.row + row});
    wall(cells);
  }
  FoundPath found(const Path& through, const PathLimits& limits = {}) {
    const World world(state);
    const Viewer gm = Viewer::gm();
    return search_path({system, world, gm}, state.creatures[0], through, {}, limits);
  }
  const TinySystem system;
  State state = tiny_state();
};

TEST_F(PathSearchTest, SearchWithinItsLimitFindsNoPath) {
  closed_room_around({10, 10});  // 400 cells, 8 of wall, 1 inside, 2 occupied

  const FoundPath result = found({{10, 10}}, {.visited = 389});

  EXPECT_THAT(result.path, IsEmpty());
  EXPECT_FALSE(result.too_far);
  EXPECT_EQ(result.visited, 389U);
}

TEST_F(PathSearchTest, SearchStopsAtItsLimit) {
  closed_room_around({10, 10});

  const FoundPath result = found({{10, 10}}, {.visited = 388});

  EXPECT_THAT(result.path, IsEmpty());
  EXPECT_TRUE(result.too_far);
  EXPECT_EQ(result.visited, 388U);
}

TEST_F(PathSearchTest, AllLegsShareOneLimit) {
  wall({{2, 0}, {2, 1}, {2, 2}});
  const std::size_t there = found({{3, 1}}).visited, and_back = found({{3, 1}, {1, 1}}).visited;
  EXPECT_GT(and_back, there);

  EXPECT_FALSE(found({{3, 1}, {1, 1}}, {.visited = and_back}).too_far);
  EXPECT_TRUE(found({{3, 1}, {1, 1}}, {.visited = and_back - 1}).too_far);
}

TEST_F(PathSearchTest, LargestMapCostsAtMost20000Cells) {
  map_of(1000, 1000);
  closed_room_around({400, 400});
  Path there_and_back;
  for (int i = 0; i < 10; ++i) there_and_back.insert(there_and_back.end(), {{400, 400}, {1, 1}});

  const FoundPath result = found(there_and_back);

  EXPECT_TRUE(result.too_far);
  EXPECT_EQ(result.visited, 20'000U);
}

TEST_F(PathSearchTest, StraightPathNeedsNoSearch) {
  EXPECT_THAT(found({{5, 1}}).path, ElementsAre(Cell{2, 1}, Cell{3, 1}, Cell{4, 1}, Cell{5, 1}));
  EXPECT_EQ(found({{5, 1}}).visited, 0U);
}

TEST_F(PathSearchTest, TwentyWayPointsAreTheLimit) {
  Path points;
  for (int i = 0; i < 10; ++i) points.insert(points.end(), {{2, 1}, {1, 1}});
  EXPECT_THAT(found(points).path, SizeIs(20));

  points.push_back({2, 1});
  EXPECT_THAT(found(points).path, IsEmpty());
  EXPECT_TRUE(found(points).too_far);
}

TEST_F(PathSearchTest, PathHasAtMost500Cells) {
  map_of(600, 3);
  EXPECT_THAT(found({{501, 1}}).path, SizeIs(500));
  EXPECT_TRUE(found({{502, 1}}).too_far);
  EXPECT_THAT(found({{251, 1}, {1, 1}}).path, SizeIs(500));
  EXPECT_TRUE(found({{251, 1}, {1, 1}, {2, 1}}).too_far);
}

TEST_F(PathSearchTest, DetourHasAtMost500Cells) {
  map_of(300, 7);
  for (std::int32_t column = 2; column < 200; column += 2)  // a gap at the bottom, then one at the top
    for (std::int32_t row = 0; row < 7; ++row)
      if (row != (column % 4 == 2 ? 6 : 0)) wall({{column, row}});

  EXPECT_EQ(found({{101, 3}}).path.back(), (Cell{101, 3}));
  EXPECT_THAT(found({{199, 3}}).path, IsEmpty());
  EXPECT_TRUE(found({{199, 3}}).too_far);
}

TEST_F(PathSearchTest, ZoneCrossingsCountTowardTheLimit) {
  Scene& scene = state.scenes[0];
  scene.grid = Scene::Grid::zones;
  map_of(4, 3);
  for (Creature& creature : state.creatures) creature.place = Place::in_zone({3, 0});
  state.creatures[0].place = Place::in_zone({0, 2});
  const World world(state);
  const Viewer gm = Viewer::gm();
  std::size_t asked = 0;
  const Crossing crossing = [&](Cell, Cell) -> Verdict { return ++asked, std::nullopt; };
  const auto go = [&](const PathLimits& limits) {
    return search_path({system, world, gm}, state.creatures[0], {{3, 0}}, crossing, limits);
  };

  const FoundPath whole = go({});
  EXPECT_THAT(whole.path, SizeIs(5));
  EXPECT_EQ(whole.visited, asked);

  EXPECT_FALSE(go({.visited = whole.visited}).too_far);
  asked = 0;
  EXPECT_TRUE(go({.visited = whole.visited - 1}).too_far);
  EXPECT_EQ(asked, whole.visited - 1);
}

}  // namespace
}  // namespace ft::rules
