// Creatures beside the middles of their cells, on maps without a grid. Source: sight 1.
#include "rules/kernel/standing.hpp"

#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Ann stands at 1,1.
class StandingTest : public ResolutionTest {
 protected:
  StandingTest() {
    state.scenes.front().grid = Scene::Grid::gridless;
    state.creatures[0].place = Place::at({1, 1}, metres(3));
  }
  Outcome adjust(std::int64_t x, std::int64_t y) {
    command.form = {{"x"_k, x}, {"y"_k, y}};
    return play(adjust_position);
  }
};

TEST_F(StandingTest, ACreatureMovesInsideItsCell) {
  const Place from = state.creatures[0].place, to{Place::Kind::cell, {1, 1}, {-360, 200}, from.height};
  EXPECT_THAT(adjust(-360, 200).events, ElementsAre(Event(Moved{ann, {1}, from, to, {}})));
  EXPECT_THAT(adjust(0, 0).events, IsEmpty()) << "it stands there already";
}

TEST_F(StandingTest, OnAMapWithAGridItStandsInTheMiddle) {
  state.scenes.front().grid = Scene::Grid::square;
  EXPECT_EQ(adjust(100, 0).refusal.code, "E_HAS_GRID"_k);
  state.creatures[0].place.shift = {100, 0};
  EXPECT_EQ(eye_point(state.scenes.front(), state.creatures[0].place, 1), (MapPoint{1080, 1080}));
}

TEST_F(StandingTest, NoCreatureMovesThroughAWall) {
  state.scenes.front().walls.set(std::vector<Wall>{{.id = {7}, .line = {{1200, 720}, {1200, 1440}}}});
  EXPECT_EQ(adjust(200, 0).refusal.code, "E_BLOCKED_CELL"_k);
  EXPECT_EQ(adjust(120, 0).refusal.code, "E_BLOCKED_CELL"_k) << "onto it";
  EXPECT_EQ(adjust(100, 0).kind, Kind::finished);
}

TEST_F(StandingTest, AWallThatItsPlayerDoesNotSeeStopsItInSilence) {  // sight S17
  state.scenes.front().walls.set(std::vector<Wall>{{.id = {7}, .line = {{1200, 720}, {1200, 1440}}}});
  state.scenes.front().vision_mode = VisionMode::manual;
  viewer = {Viewer::Role::player, {1}, {ann}};
  EXPECT_EQ(adjust(200, 0).kind, Kind::finished);
  EXPECT_THAT(adjust(200, 0).events, IsEmpty());
}

TEST_F(StandingTest, RulesCountInItsCell) {
  state.creatures[0].place.shift = {360, 360};
  state.creatures[1].place = Place::at({2, 2});
  EXPECT_EQ(cell_distance(state.scenes.front(), state.creatures[0], state.creatures[1]), 1);
}

}  // namespace
}  // namespace ft::rules
