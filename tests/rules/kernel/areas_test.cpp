// Where areas lie, and which sight they cut.
#include "rules/kernel/areas.hpp"

#include <gtest/gtest.h>

#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// Mist of radius 2 around 10,10 on cells of 1 m.
class Areas : public ::testing::Test {
 protected:
  Areas() { put("mist"_k); }
  void put(Key key) {
    Condition area;
    area.id = {77};
    area.key = key;
    area.data = {{"column"_k, 10}, {"row"_k, 10}, {"radius"_k, 2}};
    scene().areas = {area};
  }
  Scene& scene() { return state.scenes[0]; }
  Condition& area() { return scene().areas[0]; }
  bool covered(Cell cell, Length height = {}) { return covers(scene(), area(), Place::at(cell, height), metres(1)); }
  bool cut(Cell a, Cell b) {
    const bool there = veiled(system, scene(), Place::at(a), Place::at(b));
    EXPECT_EQ(there, veiled(system, scene(), Place::at(b), Place::at(a))) << "both see as far";
    return there;
  }
  const TinySystem system;
  State state = tiny_state();
};

TEST_F(Areas, lie_as_far_as_their_radius_by_the_longer_way) {
  EXPECT_TRUE(covered({12, 8}));
  EXPECT_FALSE(covered({13, 10}));
  EXPECT_FALSE(covered({10, 7}));
}

TEST_F(Areas, are_discs_where_they_say_so) {
  area().data.set("disc"_k, 1);
  EXPECT_TRUE(covered({12, 10}));
  EXPECT_TRUE(covered({11, 12})) << "5 is less than 3 squared: 2 metres and a bit";
  EXPECT_TRUE(covered({12, 12})) << "8 is less than 9";
  EXPECT_FALSE(covered({13, 10}));
}

TEST_F(Areas, end_above_and_below) {
  EXPECT_TRUE(covered({10, 10}, metres(2)));
  EXPECT_FALSE(covered({10, 10}, metres(3)));
  area().data.set("height"_k, metres(4).tenth_mm);
  EXPECT_FALSE(covered({10, 10}, metres(1)));
  EXPECT_TRUE(covered({10, 10}, metres(6)));
}

TEST_F(Areas, count_parts_of_a_unit_whole) {
  scene().cell = feet(5);  // 1.524 m: one cell is 2 m, two are 4
  EXPECT_TRUE(covered({11, 10}));
  EXPECT_FALSE(covered({12, 10}));
}

TEST_F(Areas, without_a_place_are_everywhere) {
  area().data = {};
  EXPECT_TRUE(covered({0, 0}));
  EXPECT_TRUE(cut({0, 0}, {1, 0}));
}

TEST_F(Areas, cut_the_sight_through_them_into_them_and_out_of_them) {
  EXPECT_TRUE(cut({5, 10}, {15, 10}));
  EXPECT_TRUE(cut({5, 10}, {8, 10}));
  EXPECT_TRUE(cut({10, 10}, {10, 10}));
  EXPECT_FALSE(cut({5, 13}, {15, 13}));
}

TEST_F(Areas, cut_no_sight_that_only_grazes_a_corner) {
  EXPECT_FALSE(cut({5, 10}, {10, 15})) << "touches the corner of 8,12 between 7,12 and 8,13";
  EXPECT_TRUE(cut({5, 9}, {10, 14})) << "through 8,12";
}

TEST_F(Areas, of_other_kinds_hide_nothing) {
  put("dazed"_k);
  EXPECT_FALSE(cut({5, 10}, {15, 10}));
}

TEST_F(Areas, cut_on_hexes_what_a_straight_walk_enters) {
  scene().grid = Scene::Grid::hex_rows;
  EXPECT_TRUE(cut({6, 10}, {14, 10}));
  EXPECT_FALSE(cut({6, 5}, {14, 5}));
}

}  // namespace
}  // namespace ft::rules
