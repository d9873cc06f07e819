// Cover between the middle of an area and a target. Source: VG-COV-01, VG-COV-07.
#include <gmock/gmock.h>

#include "rules/systems/vigor/combat/cover.hpp"
#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using ::testing::Eq;

constexpr Key partial(std::string_view("partial")), light(std::string_view("light")), full(std::string_view("full")),
    cover(std::string_view("cover"));

class CoverFromAreas : public ::testing::Test {
 protected:
  CoverFromAreas() {
    state.scenes.push_back({.id = {1}});
    add(1, {1, 5});
    add(2, {15, 5});
  }

  void add(std::uint64_t id, Cell cell) {
    const Record& guard = rulebook().content().at(Key("creature"), Key("guard_soldier"));
    Creature creature = rulebook().make_creature(guard, state.campaign, {id}, 100 * id);
    creature.scene = {1};
    creature.place = Place::at(cell);
    state.creatures.push_back(std::move(creature));
  }

  void put(Cell cell, Key category) {
    state.scenes.front().terrain.paint({{cell, 1, {.numbers = {{cover, category.hash}}}}});
  }

  /// The category that counts against an area around that square, or none.
  Key around(Cell center) const {
    const World world(state);
    vigor::Attack blast{.attacker = {1}, .target = {2}, .weapon = {}};
    blast.center = center;
    const auto found = vigor::cover_against(world, blast);
    return found ? found->category : Key();
  }

  State state;
};

TEST_F(CoverFromAreas, CountsBetweenTheMiddleAndTheTarget) {
  put({12, 5}, partial);

  EXPECT_THAT(around({10, 5}), Eq(partial));
  EXPECT_THAT(around({13, 5}), Eq(Key()));
  EXPECT_THAT(around({15, 8}), Eq(Key()));
}

TEST_F(CoverFromAreas, CountsBesideTheMiddleButNotUnderIt) {
  put({11, 5}, full);

  EXPECT_THAT(around({10, 5}), Eq(full));
  EXPECT_THAT(around({11, 5}), Eq(Key()));
}

TEST_F(CoverFromAreas, LightCoverDoesNothing) {
  put({12, 5}, light);
  put({15, 5}, light);

  EXPECT_THAT(around({10, 5}), Eq(Key()));
}

TEST_F(CoverFromAreas, WhatStandsBeforeTheAttackerDoesNotMatter) {
  put({5, 5}, full);

  EXPECT_THAT(around({10, 5}), Eq(Key()));
}

}  // namespace
}  // namespace ft::rules
