// The preview while a player drags a token. Source: AU-MOVE-03 to 07, AU-INC-03.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Dragging : public ::testing::Test {
 protected:
  Dragging() {
    state.scenes.push_back({.id = {1}});
    state.campaign.shown = {1};
    add(1, "ash"_k, {5, 5});
    add(2, "ogre"_k, {20, 10});
    state.encounters.push_back({.id = {9}, .scene = {1}, .round = 1, .order = {{1}, {2}}});
    for (Creature& creature : state.creatures) creature.encounter = {9};
    ash().numbers.set("energy"_k, 5);
  }

  void add(std::uint64_t id, Key record, Cell cell) {
    const Record& made_from = rulebook().content().at("creature"_k, record);
    Creature creature = rulebook().make_creature(made_from, state.campaign, {id}, 100 * id);
    creature.scene = {1};
    creature.place = Place::at(cell);
    state.creatures.push_back(std::move(creature));
  }

  Creature& ash() { return state.creatures.front(); }

  /// Straight on to the east, so many cells.
  PathPreview east(std::int32_t cells) {
    Path path;
    for (std::int32_t i = 1; i <= cells; ++i) path.push_back({5 + i, 5});
    return along(path);
  }

  PathPreview along(const Path& path, const Viewer& viewer = Viewer::gm()) {
    const World world(state);
    return rulebook().preview(View(rulebook(), world, viewer), {1}, path);
  }

  State state;
};

Key code_of(const PathPreview& preview) { return preview.refusal ? preview.refusal->code : Key(); }

TEST_F(Dragging, PreviewHasMetresAndEnergyOfEveryCell) {
  const PathPreview preview = east(10);

  EXPECT_THAT(preview.cost, ElementsAre(1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000));
  EXPECT_THAT(preview.band,
              ElementsAre("for_1_energy"_k, "for_1_energy"_k, "for_2_energy"_k, "for_2_energy"_k, "for_3_energy"_k,
                          "for_3_energy"_k, "within_sprint"_k, "within_sprint"_k, "within_sprint"_k, "beyond"_k));
  EXPECT_EQ(preview.stops_at, 6U);
  EXPECT_EQ(preview.left, 0);
  EXPECT_EQ(code_of(preview), "path_too_long"_k);
}

TEST_F(Dragging, PreviewHasTheRestOfARun) {
  const PathPreview preview = east(2);

  EXPECT_EQ(preview.left, 4000);
  EXPECT_EQ(preview.stops_at, 2U);
  EXPECT_EQ(code_of(preview), Key());
}

TEST_F(Dragging, CountsTurnsAsMetres) {
  const PathPreview preview = along({{6, 5}, {7, 5}, {6, 5}});

  EXPECT_THAT(preview.cost, ElementsAre(1000, 2000, 5000));
  EXPECT_THAT(preview.band, ElementsAre("for_1_energy"_k, "for_1_energy"_k, "for_3_energy"_k));
}

TEST_F(Dragging, RemembersTheLastHeading) {
  ash().numbers.set("heading"_k, 7);  // west

  EXPECT_THAT(east(1).cost, ElementsAre(3000));
}

TEST_F(Dragging, EndsWhereEnergyAndTheStaminaForItDo) {
  ash().numbers.set("energy"_k, 1);
  const PathPreview preview = east(5);

  EXPECT_THAT(preview.band,
              ElementsAre("for_1_energy"_k, "for_1_energy"_k, "for_stamina"_k, "for_stamina"_k, "beyond"_k));
  EXPECT_EQ(preview.stops_at, 4U);
  EXPECT_EQ(code_of(preview), "not_enough_energy"_k);
  EXPECT_EQ(code_of(east(4)), Key());
}

TEST_F(Dragging, NeverSpendsTheLastStamina) {
  ash().numbers.set("energy"_k, 1);
  ash().numbers.set("stamina"_k, 1);
  EXPECT_EQ(east(3).band.back(), "beyond"_k);
  ash().numbers.set("stamina"_k, 2);
  EXPECT_EQ(east(3).band.back(), "for_stamina"_k);
}

TEST_F(Dragging, EndsWhereTheEnergyDoesOnceStaminaStoodIn) {
  ash().numbers.set("energy"_k, 1);
  ash().numbers.set("staminaSwapUsed"_k, 1);
  const PathPreview preview = east(3);

  EXPECT_THAT(preview.band, ElementsAre("for_1_energy"_k, "for_1_energy"_k, "beyond"_k));
  EXPECT_EQ(preview.stops_at, 2U);
  EXPECT_EQ(code_of(preview), "not_enough_energy"_k);
}

TEST_F(Dragging, ShowsNoSprintWithoutStaminaForIt) {
  ash().numbers.set("stamina"_k, 0);

  EXPECT_EQ(east(7).band.back(), "beyond"_k);
}

TEST_F(Dragging, EndsBeforeAKnownCreature) {
  add(3, "brute"_k, {8, 5});
  state.creatures[2].hidden = true;
  state.creatures[2].side = "foes"_k;
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
  const Path path{{6, 5}, {7, 5}, {8, 5}};

  EXPECT_EQ(along(path).stops_at, 2U);
  EXPECT_EQ(code_of(along(path)), "path_blocked"_k);
  EXPECT_EQ(along(path, ann).stops_at, 3U);
  EXPECT_EQ(code_of(along(path, ann)), Key());
}

TEST_F(Dragging, DoesNotEndOnAFriend) {
  add(3, "brug"_k, {7, 5});
  const PathPreview preview = along({{6, 5}, {7, 5}});

  EXPECT_EQ(preview.stops_at, 1U);
  EXPECT_EQ(code_of(preview), "cell_occupied"_k);
}

TEST_F(Dragging, ProneCreatureGoesNowhere) {
  ash().conditions.push_back({.id = {50}, .key = "prone"_k});
  const PathPreview preview = east(2);

  EXPECT_EQ(preview.stops_at, 0U);
  EXPECT_EQ(code_of(preview), "wrong_posture"_k);
}

TEST_F(Dragging, GoesAsFarAsOneLikesOutsideAFight) {
  state.encounters.clear();
  for (Creature& creature : state.creatures) creature.encounter = {};
  const PathPreview preview = east(12);

  EXPECT_EQ(preview.band.back(), "within_move"_k);
  EXPECT_EQ(preview.stops_at, 12U);
  EXPECT_EQ(code_of(preview), Key());
}

TEST_F(Dragging, NowhereIsNoWay) { EXPECT_THAT(along({}).cost, IsEmpty()); }

}  // namespace
}  // namespace ft::rules
