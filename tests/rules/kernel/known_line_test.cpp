// Lines of sight as a player knows the map, and where they end in truth. Source: sight S17.
#include "rules/kernel/knowledge/known_line.hpp"

#include <algorithm>
#include <random>

#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

/// It is pitch dark: Ann, in cell 1,5, has seen what is beside her, and not the wall right of column 3.
class KnownLineTest : public SightTest {
 protected:
  KnownLineTest() {
    map().darkness = 10;
    happen({});
  }
  void turn_on_light() {
    map().darkness = 0;
    happen({});
  }
  void add(const Wall& wall) { map().walls.set(std::span(&wall, 1)); }

  [[nodiscard]] bool knows_line(const Viewer& viewer, Cell to) const {
    const World world(state);
    return has_known_line_of_sight({system, world, viewer}, {1}, {1, 5}, to);
  }
  [[nodiscard]] Cell end(const Viewer& viewer, Cell to) const {
    const World world(state);
    return end_of_line({system, world, viewer}, {1}, {1, 5}, to);
  }
  const Viewer gm = Viewer::gm();
};

TEST_F(KnownLineTest, WallsUnderFogBlockNoLineThatIsKnown) {
  EXPECT_TRUE(knows_line(ann, {6, 5}));
  EXPECT_FALSE(knows_line(gm, {6, 5}));

  turn_on_light();

  EXPECT_FALSE(knows_line(ann, {6, 5}));
}

TEST_F(KnownLineTest, NorDoesRockUnderFog) {
  CellTerrain rock;
  rock.blocks_sight = true;
  map().terrain.paint({{{3, 5}, 1, rock}});

  EXPECT_TRUE(knows_line(ann, {6, 5}));
}

TEST_F(KnownLineTest, AWallCountsWhereTheLineMeetsItInSight) {
  add({.id = {80}, .line = {{1440, 0}, {1440, 14400}}});  // right of column 1: Ann sees it in rows 4 to 6
  happen({});

  EXPECT_FALSE(knows_line(ann, {6, 5}));
  EXPECT_TRUE(knows_line(ann, {2, 15}));
}

TEST_F(KnownLineTest, WhatIsUnknownEndsALineInFrontOfIt) {
  EXPECT_EQ(end(ann, {6, 5}), (Cell{3, 5}));
  EXPECT_EQ(end(ann, {3, 8}), (Cell{3, 8}));

  turn_on_light();

  EXPECT_EQ(end(ann, {6, 5}), (Cell{6, 5}));  // she knows it: that is by the GM's leave
}

TEST_F(KnownLineTest, WallsAddedInTheDarkChangeNoAnswer) {
  add({.id = {80}, .line = {{1500, 3300}, {1700, 3900}}});  // beside Ann
  happen({});
  const auto answers = [&] {
    std::vector<bool> all;
    for (Cell to; to.row < map().rows; ++to.row)
      for (to.column = 0; to.column < map().columns; ++to.column) all.push_back(knows_line(ann, to));
    return all;
  };
  const std::vector<bool> before = answers();
  std::mt19937 dice(17);
  std::uniform_int_distribution<std::int32_t> far(3 * 720, 19 * 720);
  for (std::uint64_t id = 100; id < 140; ++id)
    add({.id = {id}, .line = {{far(dice), far(dice)}, {far(dice), far(dice)}}});

  EXPECT_EQ(answers(), before);
  EXPECT_TRUE(std::ranges::count(before, true) > 0 && std::ranges::count(before, false) > 0);
}

}  // namespace
}  // namespace ft::rules
