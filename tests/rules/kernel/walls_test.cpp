// Walls in the way of steps and of sight, by hand.
#include "rules/kernel/maps/walls.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::SizeIs;

/// Lattice points of corners of squares.
constexpr MapPoint corner(std::int32_t column, std::int32_t row) { return {720 * column, 720 * row}; }

/// A map of squares, or of hexes; Ann at 1,1.
class WallsTest : public ::testing::Test {
 protected:
  Wall& put(MapPoint from, MapPoint to) {
    walls.push_back({.id = {walls.size() + 1}, .line = {from, to}});
    return walls.back();
  }
  const Scene& map() {
    Scene& scene = state.scenes[0];
    scene.walls = {};
    scene.walls.set(walls);
    for (const DoorState& door : doors) scene.walls.set_door(door);
    return scene;
  }
  bool sees(Cell from, Cell to) { return has_line_of_sight(map(), from, to); }
  bool steps(Cell from, Cell to, std::int32_t size = 1) { return !walls_block_step(map(), size, from, to); }

  const TinySystem system;
  State state = tiny_state();
  std::vector<Wall> walls;
  std::vector<DoorState> doors;
};

TEST_F(WallsTest, AWallOnAnEdgeBlocksTheStepAcrossItAndTheSight) {  // sight S2
  put(corner(3, 2), corner(3, 3));

  EXPECT_FALSE(steps({2, 2}, {3, 2}));
  EXPECT_FALSE(steps({3, 2}, {2, 2}));
  EXPECT_FALSE(sees({0, 2}, {5, 2}));
  EXPECT_TRUE(steps({2, 2}, {2, 3})) << "along it";
  EXPECT_TRUE(sees({2, 2}, {2, 5}));
}

TEST_F(WallsTest, TheEndOfALoneWallHidesNothingBesideIt) {  // sight S2
  put(corner(3, 0), corner(3, 3));

  EXPECT_TRUE(steps({2, 3}, {3, 2})) << "the diagonal passes the end of the wall";
  EXPECT_TRUE(sees({2, 3}, {3, 2}));
  EXPECT_FALSE(steps({2, 2}, {3, 1}));
}

TEST_F(WallsTest, WallsThatTouchLeaveNoGap) {  // sight S2, sight S5
  put(corner(3, 0), corner(3, 3));
  put(corner(3, 3), corner(6, 3));

  EXPECT_FALSE(steps({2, 3}, {3, 2}));
  EXPECT_FALSE(sees({2, 3}, {3, 2}));
  EXPECT_TRUE(steps({2, 2}, {2, 3}));
}

TEST_F(WallsTest, AWindowBlocksMovementAlone) {
  put(corner(3, 2), corner(3, 3)).sight = Blocking::none;

  EXPECT_FALSE(steps({2, 2}, {3, 2}));
  EXPECT_TRUE(sees({2, 2}, {3, 2}));
}

TEST_F(WallsTest, APersonSeesOverALowWall) {
  put(corner(3, 2), corner(3, 3)).height = {16'000};

  EXPECT_FALSE(steps({2, 2}, {3, 2}));
  EXPECT_TRUE(sees({2, 2}, {3, 2}));
  walls[0].height = {16'001};
  EXPECT_FALSE(sees({2, 2}, {3, 2}));
}

TEST_F(WallsTest, AnOpenDoorBlocksNothing) {
  put(corner(3, 2), corner(3, 3)).door = Wall::Door::door;

  EXPECT_FALSE(steps({2, 2}, {3, 2})) << "closed";
  doors = {{{1}, DoorState::Is::locked}};
  EXPECT_FALSE(sees({2, 2}, {3, 2}));
  doors = {{{1}, DoorState::Is::open}};
  EXPECT_TRUE(steps({2, 2}, {3, 2}));
  EXPECT_TRUE(sees({2, 2}, {3, 2}));
}

TEST_F(WallsTest, AOneSidedWallBlocksThoseOnItsSideAlone) {
  put(corner(3, 2), corner(3, 3)).blocks_from = Side::right;  // drawn down: its right is the west

  EXPECT_FALSE(steps({2, 2}, {3, 2}));
  EXPECT_TRUE(steps({3, 2}, {2, 2}));
  EXPECT_FALSE(sees({2, 2}, {3, 2}));
  EXPECT_TRUE(sees({3, 2}, {2, 2}));
}

TEST_F(WallsTest, TwoLimitedWallsBlockSightAndOneDoesNot) {  // sight S2
  put(corner(3, 2), corner(3, 3)).sight = Blocking::limited;
  EXPECT_TRUE(sees({2, 2}, {5, 2}));

  put(corner(5, 2), corner(5, 3)).sight = Blocking::limited;
  EXPECT_FALSE(sees({2, 2}, {5, 2}));
  EXPECT_TRUE(sees({3, 2}, {5, 2})) << "only one is between";
}

TEST_F(WallsTest, ACreatureOnAWallSeesNothingAndMayStepOff) {  // sight S5
  put({720 * 3 + 360, 0}, {720 * 3 + 360, 720 * 6});           // through the middles of column 3

  EXPECT_FALSE(sees({3, 2}, {5, 2}));
  EXPECT_TRUE(sees({5, 2}, {3, 2})) << "the face of the wall is seen";
  EXPECT_FALSE(steps({2, 2}, {3, 2})) << "no step ends on a wall";
  EXPECT_TRUE(steps({3, 2}, {4, 2}));
}

TEST_F(WallsTest, AWideCreatureIsNotCutApart) {
  put(corner(4, 4), corner(4, 5));

  EXPECT_FALSE(steps({2, 3}, {3, 3}, 2)) << "the wall would stand between its lower two squares";
  EXPECT_TRUE(steps({2, 2}, {3, 2}, 2));
}

TEST_F(WallsTest, HexesMeetWallsAsTheirMiddlesLie) {
  state.scenes[0].grid = Scene::Grid::hex_rows;
  put({720, 0}, {720, 720});  // between the hexes 0,0 and 1,0 of the first row

  EXPECT_FALSE(steps({0, 0}, {1, 0}));
  EXPECT_FALSE(sees({0, 0}, {2, 0}));
  EXPECT_TRUE(steps({0, 0}, {0, 1}));
}

TEST_F(WallsTest, ZoneMapsHaveNoWalls) {
  put(corner(3, 2), corner(3, 3));
  state.scenes[0].grid = Scene::Grid::zones;

  EXPECT_TRUE(steps({2, 2}, {3, 2}));
}

TEST_F(WallsTest, AStepThroughAWallIsRefusedAndPathsLeadAround) {
  put(corner(3, 0), corner(3, 3));
  (void)map();
  const World world(state);
  const Viewer gm = Viewer::gm();
  const View view(system, world, gm);
  state.creatures[1].place = state.creatures[2].place = Place::at({15, 15});

  const Verdict verdict = path_legal(view, state.creatures[0], {{2, 1}, {3, 1}});

  ASSERT_TRUE(verdict);
  EXPECT_EQ(*verdict, (Refusal{"E_BLOCKED_CELL"_k, {{"cell"_k, Place::at({3, 1})}}, {}}));
  const Path around = find_path(view, state.creatures[0], {{3, 1}});
  EXPECT_THAT(around, SizeIs(4)) << "past the end of the wall and back";
  EXPECT_FALSE(path_legal(view, state.creatures[0], around));
}

TEST(SceneWalls, AreKeptByIdAndReplaced) {
  SceneWalls kept;
  const Wall door{.id = {7}, .line = {{0, 0}, {720, 0}}, .door = Wall::Door::door};
  const Wall plain{.id = {3}, .line = {{0, 0}, {0, 720}}};
  kept.set(std::vector{door, plain});
  kept.set_door({{7}, DoorState::Is::open});
  const SceneWalls before = kept;

  Wall walled_up = door;
  walled_up.door = Wall::Door::none;
  kept.set(std::vector{walled_up});

  EXPECT_THAT(std::vector(kept.all().begin(), kept.all().end()), ElementsAre(plain, walled_up));
  EXPECT_EQ(kept.door({7}), DoorState::Is::closed) << "what is no door has no state";
  EXPECT_EQ(before.door({7}), DoorState::Is::open) << "a copy stays as it was";
  EXPECT_NE(before, kept);
  kept.remove(std::vector<FixtureId>{{3}, {7}});
  EXPECT_EQ(kept, SceneWalls());
}

}  // namespace
}  // namespace ft::rules
