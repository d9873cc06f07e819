// The preview while a player drags a token. Source: GW-MOVE-04.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;

class Dragging : public ::testing::Test {
 protected:
  Dragging() {
    Scene scene{.id = {1}};
    for (const std::int32_t column : {7, 8}) scene.terrain.paint({{{column, 5}, 1, {.difficult = true}}});
    state.scenes.push_back(std::move(scene));
    state.campaign.shown = {1};
    Creature walker =
        rulebook().make_creature(rulebook().content().at("creature"_k, "raider"_k), state.campaign, {1}, 100);
    walker.scene = {1};
    walker.place = Place::at({5, 5});
    state.creatures.push_back(std::move(walker));
  }

  void fight() {
    state.encounters.push_back({.id = {9}, .scene = {1}, .round = 1, .order = {{1}}});
    state.creatures.front().encounter = {9};
  }

  [[nodiscard]] std::vector<PathRoll> rolls() const {
    const World world(state);
    const Viewer gm = Viewer::gm();
    return rulebook().preview(View(rulebook(), world, gm), {1}, {{6, 5}, {7, 5}, {8, 5}}).rolls;
  }

  State state;
};

TEST_F(Dragging, PreviewHasTheRollOfTheFirstDifficultCell) {
  fight();
  ASSERT_EQ(rolls().size(), 1U);
  EXPECT_EQ(rolls()[0].cell, 1U);
  EXPECT_EQ(rolls()[0].text, "difficult_ground"_k);
}

TEST_F(Dragging, PreviewHasNoRollOutsideAConflict) { EXPECT_TRUE(rolls().empty()); }

TEST_F(Dragging, PreviewHasNoRollAfterTheTurnsOne) {
  fight();
  state.creatures.front().numbers.set("ground_tried"_k, 1);
  EXPECT_TRUE(rolls().empty());
}

}  // namespace
}  // namespace ft::rules
