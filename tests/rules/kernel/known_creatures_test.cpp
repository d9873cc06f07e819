// What of creatures a person knows on maps with fog or vision: by every combination of what decides it, by whose memory it is, and
// step by step of a walk. Source: sight 3.
#include <gmock/gmock.h>

#include <array>
#include <random>
#include <tuple>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

using namespace literals;

enum class Map { open, revealed, covered, seen, unseen, dark, pierced, felt };  // the last three: by senses
enum class Tie { none, unaware, aware };

class KnownCreatures : public SightTest, public testing::WithParamInterface<std::tuple<Map, Tie, bool>> {
 protected:
  /// The foe behind the door on such a map, tied to Ann's creature.
  void put(Map is, Tie tie, bool hidden) {
    Scene& scene = map();
    if (is == Map::open) scene.vision_mode = VisionMode::open;
    if (is == Map::revealed || is == Map::covered) scene.vision_mode = VisionMode::manual;
    if (is == Map::revealed) reveal(scene.revealed, {{1}, samples_of_foe()});
    if (is == Map::seen || is == Map::dark || is == Map::pierced) open_door();
    if (is == Map::dark || is == Map::pierced) scene.darkness = 10;
    if (is == Map::pierced) state.creatures[0].numbers.set("dark_vision"_k, 10);
    if (is == Map::felt) state.creatures[0].numbers.set("tremor_sense"_k, 10);
    state.creatures[1].hidden = hidden;
    if (tie == Tie::unaware) state.relations.push_back({.id = {1}, .key = "hides_from"_k, .from = foe, .to = ann_own});
    if (tie == Tie::aware) state.relations.push_back({.id = {1}, .key = "found_by"_k, .from = foe, .to = ann_own});
  }
  [[nodiscard]] Raster samples_of_foe() const {
    return raster_of(samples_of_cell(Scene::Grid::square, {6, 5}), samples_of_map(state.scenes.front()));
  }

  const Ref foe{CreatureId{2}}, ann_own{CreatureId{1}};
};

TEST_P(KnownCreatures, AreThoseWhoseEveryConditionHolds) {  // sight S9
  const auto [is, tie, hidden] = GetParam();
  put(is, tie, hidden);
  const std::array<bool, 8> on_the_map{true, true, false, true, false, false, true, true};
  const bool not_hidden = tie == Tie::aware || (tie == Tie::none && !hidden);
  EXPECT_EQ(knows_foe(ann), on_the_map.at(static_cast<std::size_t>(is)) && not_hidden);
  EXPECT_TRUE(knows_foe(Viewer::gm()));
}

INSTANTIATE_TEST_SUITE_P(Everyone, KnownCreatures,
                         testing::Combine(testing::Values(Map::open, Map::revealed, Map::covered, Map::seen,
                                                          Map::unseen, Map::dark, Map::pierced, Map::felt),
                                          testing::Values(Tie::none, Tie::unaware, Tie::aware), testing::Bool()));

TEST_F(SightTest, MemoryIsTheCreaturesForEachOfItsPlayers) {  // sight S14
  open_door();
  map().revealed = {{{1}, sight(ann).seen()}};
  map().ghosts = {{.to = {1}, .creature = {9}, .place = Place::at({19, 0}), .name = "Gone"}};
  const auto remembers = [&](SeatId seat) {
    const Viewer viewer = viewer_of_players(std::array{seat}, state);
    return is_revealed(map(), viewer, Cell{3, 5}) && is_for(map(), map().ghosts.front().to, viewer);
  };
  EXPECT_TRUE(remembers({1}));
  EXPECT_FALSE(remembers({2}));

  state.creatures[0].seats = {{2}};
  state.creatures[2].seats = {{1}};
  EXPECT_FALSE(remembers({1})) << "the seat was taken away";
  EXPECT_TRUE(remembers({2})) << "the seat was given, though another player explored it";
  state.creatures[0].seats = {{1}, {2}};
  EXPECT_TRUE(remembers({1}) && remembers({2}));
}

TEST_F(SightTest, OfAWalkAViewerIsSentTheSeenPartStepByStep) {  // sight S15
  open_door();
  std::mt19937 random{7};
  const auto step = [&] { return static_cast<std::int32_t>(random() % 3) - 1; };
  int appeared = 0, faded = 0, followed = 0;
  for (int walk = 0; walk < 2'000; ++walk) {
    const Place from = state.creatures[1].place;
    const Place to =
        Place::at({std::clamp(from.cell.column + step(), 0, 19), std::clamp(from.cell.row + step(), 0, 19)});
    const Event moved = Moved{{2}, {1}, from, to, {}};
    const bool seen_before = knows_foe(ann), knew_before = knew(system, state, moved, ann);
    fold(state, moved);
    const auto sent = project(system, state, moved, ann, knew_before);
    const bool seen_after = knows_foe(ann);
    EXPECT_EQ(knew_before, seen_before);
    if (seen_before && seen_after) {
      EXPECT_EQ(sent, moved);
      ++followed;
    } else if (seen_after) {
      ASSERT_TRUE(sent && std::holds_alternative<CreatureAdded>(*sent));
      EXPECT_EQ(std::get<CreatureAdded>(*sent).creature.place, to);
      ++appeared;
    } else if (seen_before) {
      ASSERT_TRUE(sent && std::holds_alternative<CreatureRemoved>(*sent));
      ++faded;
    } else {
      EXPECT_EQ(sent, std::nullopt);
    }
  }
  EXPECT_TRUE(appeared > 20 && faded > 20 && followed > 100) << appeared << ", " << faded << ", " << followed;
}

}  // namespace
}  // namespace ft::rules
