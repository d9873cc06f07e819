// Whether a path is possible, and finding one.
#include "rules/kernel/movement/movement.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/maps/geometry.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Ann at 1,1; Bo at 2,1, out of the way of most paths.
class Movement : public ::testing::Test {
 protected:
  Movement() {
    state.creatures[1].place = Place::at({15, 15});
    state.creatures[2].place = Place::at({16, 15});
  }
  void wall(std::vector<Cell> cells) {
    TerrainSet set{{1}, {}};
    for (const Cell cell : cells) set.runs.push_back({cell, 1, {.blocks_move = true}});
    fold(state, Event(set));
  }
  Key refused(const Path& path, Viewer viewer = Viewer::gm()) {
    const World world(state);
    const Verdict verdict = path_legal({system, world, viewer}, state.creatures[0], path);
    return verdict ? verdict->code : Key{};
  }
  Path found(const Path& through, Viewer viewer = Viewer::gm()) {
    const World world(state);
    return find_path({system, world, viewer}, state.creatures[0], through);
  }
  const TinySystem system;
  State state = tiny_state();
};

TEST_F(Movement, APathOfNeighbouringCellsIsLegal) { EXPECT_EQ(refused({{2, 1}, {3, 2}}), Key{}); }

TEST_F(Movement, AnEmptyPathIsRefused) { EXPECT_EQ(refused({}), "E_NO_PATH"_k); }

TEST_F(Movement, APathOf500CellsIsLegalAndOneMoreIsRefused) {
  Path path;
  for (int i = 0; i < 500; ++i) path.push_back({i % 2 == 0 ? 2 : 1, 1});
  EXPECT_EQ(refused(path), Key{});
  path.push_back({2, 1});
  EXPECT_EQ(refused(path), "E_PATH_TOO_LONG"_k);
}

TEST_F(Movement, AGapIsRefused) {
  EXPECT_EQ(refused({{3, 1}}), "E_GAP"_k);
  EXPECT_EQ(refused({{2, 1}, {2, 1}}), "E_GAP"_k) << "standing still is no step";
}

TEST_F(Movement, LeavingTheMapIsRefused) { EXPECT_EQ(refused({{0, 1}, {-1, 1}}), "E_OFF_MAP"_k); }

TEST_F(Movement, BrokenPathsAreReportedBeforeWalls) {
  wall({{2, 1}});
  EXPECT_EQ(refused({{2, 1}}), "E_BLOCKED_CELL"_k);
  EXPECT_EQ(refused({{2, 1}, {9, 9}}), "E_GAP"_k);
  EXPECT_EQ(refused({{2, 1}, {-1, 1}}), "E_OFF_MAP"_k);
}

TEST_F(Movement, AllOfALargeOneStaysOnTheMap) {
  state.creatures[0].size = 2;
  state.creatures[0].place = Place::at({18, 18});
  EXPECT_EQ(refused({{19, 18}}), "E_OFF_MAP"_k);
}

TEST_F(Movement, AWallIsRefused) {
  wall({{2, 1}});
  EXPECT_EQ(refused({{2, 1}}), "E_BLOCKED_CELL"_k);
}

TEST_F(Movement, SqueezingBetweenTwoWallsThatMeetAtACornerIsRefused) {
  wall({{2, 1}, {1, 2}});
  EXPECT_EQ(refused({{2, 2}}), "E_BLOCKED_CELL"_k);
}

TEST_F(Movement, PassingOneCornerIsLegal) {
  wall({{2, 1}});
  EXPECT_EQ(refused({{2, 2}}), Key{});
}

TEST_F(Movement, ALargeCreatureNeedsRoomForAllOfIt) {
  state.creatures[0].size = 2;
  wall({{3, 2}});
  EXPECT_EQ(refused({{2, 1}}), "E_BLOCKED_CELL"_k);
}

TEST_F(Movement, TheWayLeadsAroundAWall) {
  wall({{2, 0}, {2, 1}, {2, 2}});
  const Path path = found({{3, 1}});
  EXPECT_EQ(path.size(), 4U);
  EXPECT_EQ(path.back(), (Cell{3, 1}));
  EXPECT_EQ(refused(path), Key{});
}

TEST_F(Movement, ThereIsNoWayIntoAClosedRoom) {
  wall({{4, 4}, {5, 4}, {6, 4}, {4, 5}, {6, 5}, {4, 6}, {5, 6}, {6, 6}});
  EXPECT_THAT(found({{5, 5}}), IsEmpty());
}

TEST_F(Movement, TheWayLeadsAroundKnownCreaturesAndThroughUnknownOnes) {
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  state.creatures[1].place = Place::at({3, 1});
  EXPECT_THAT(found({{5, 1}}, ann), ::testing::Not(::testing::Contains(Cell{3, 1})));

  state.creatures[1].hidden = true;
  EXPECT_THAT(found({{5, 1}}, ann), ElementsAre(Cell{2, 1}, Cell{3, 1}, Cell{4, 1}, Cell{5, 1}));
}

TEST_F(Movement, TheWayGoesThroughEveryWayPoint) {
  EXPECT_THAT(found({{1, 3}, {3, 3}}), ElementsAre(Cell{1, 2}, Cell{1, 3}, Cell{2, 3}, Cell{3, 3}));
}

TEST_F(Movement, OnHexesTheWayFoundIsLegalAndTheShortestThereIs) {
  for (const auto grid : {Scene::Grid::hex_rows, Scene::Grid::hex_columns}) {
    Scene& scene = state.scenes[0];
    scene.grid = grid;
    scene.columns = scene.rows = 6;
    const std::vector<Cell> cells = cells_within(scene, {0, 0}, 20);
    for (std::size_t wall = 1; wall < cells.size(); wall += 7)
      scene.terrain.paint({{cells[wall], 1, {.blocks_move = true}}});
    state.creatures[1].place = state.creatures[2].place = Place{};

    for (const Cell from : cells) {
      state.creatures[0].place = Place::at(from);
      for (const Cell to : cells) {
        const Path path = found({to});
        if (from == to || blocks_move(scene, to)) continue;
        ASSERT_EQ(refused(path), Key{}) << from.column << "," << from.row << " to " << to.column << "," << to.row;
        ASSERT_EQ(path.back(), to);
        ASSERT_GE(static_cast<std::int64_t>(path.size()), cell_distance(scene, from, to));
        state.creatures[0].place = Place::at(to);
        ASSERT_TRUE(blocks_move(scene, from) || found({from}).size() == path.size());
        state.creatures[0].place = Place::at(from);
      }
    }
    scene.terrain = {};
  }
}

TEST_F(Movement, OnHexesALargeCreatureNeedsRoomForAllOfItAndNoStepSqueezes) {
  Scene& scene = state.scenes[0];
  scene.grid = Scene::Grid::hex_rows;
  state.creatures[0].place = Place::at({1, 4});
  wall({{2, 4}, {1, 5}});
  EXPECT_EQ(refused({{2, 3}, {3, 3}}), Key{}) << "past the corner where two walls meet";

  state.creatures[0].size = 2;  // 1,4 2,4 1,5
  EXPECT_EQ(refused({{2, 3}}), "E_BLOCKED_CELL"_k) << "2,4 would be one of its cells";
  EXPECT_EQ(refused({{1, 3}}), Key{});
}

}  // namespace
}  // namespace ft::rules
