// Maps of zones: names, borders, ways.
#include "rules/kernel/movement/zones.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A board of 4 x 3 zones: A3 B3 C3 D3 at the top, A1 at the bottom left. Ann stands in A1, everyone else in D3.
class Zones : public ::testing::Test {
 protected:
  Zones() {
    Scene& scene = state.scenes[0];
    scene.grid = Scene::Grid::zones;
    scene.columns = 4;
    scene.rows = 3;
    for (Creature& creature : state.creatures) creature.place = Place::in_zone(zone("D3"));
    state.creatures[0].place = Place::in_zone(zone("A1"));
  }
  Cell zone(std::string_view name) const { return zone_named(state.scenes[0], name).value_or(Cell{-1, -1}); }
  std::string name(Cell cell) const { return zone_name(state.scenes[0], cell); }
  void close(std::string_view what) { fold(state, Event(TerrainSet{{1}, {{zone(what), 1, {.blocks_move = true}}}})); }
  void border(std::string_view a, std::string_view b, bool gm_only = false) {
    const auto [from, to] = border_ends({1}, zone(a), zone(b));
    fold(state, Event(RelationMade{{{next_++}, "gate"_k, from, to, {}, gm_only}}));
  }
  std::vector<std::string> names(const Path& path) const {
    std::vector<std::string> all;
    for (const Cell cell : path) all.push_back(name(cell));
    return all;
  }
  std::vector<std::string> from(std::string_view start, const Viewer& viewer = Viewer::gm()) {
    const World world(state);
    return names(joined_zones({system, world, viewer}, {1}, zone(start)));
  }
  Key refused(const std::vector<std::string>& path, const Viewer& viewer = Viewer::gm()) {
    Path cells;
    for (const std::string& one : path) cells.push_back(zone(one));
    const World world(state);
    const Verdict verdict = path_legal({system, world, viewer}, state.creatures[0], cells);
    return verdict ? verdict->code : Key{};
  }
  std::vector<std::string> found(std::string_view to, const Crossing& crossing = {}) {
    const World world(state);
    return names(find_path(View::full(world), state.creatures[0], {zone(to)}, crossing));
  }
  const TinySystem system;
  State state = tiny_state();

 private:
  std::uint64_t next_ = 1;
};

TEST_F(Zones, ZonesAreNamedAsOnAChessboardFromTheBottomLeft) {
  EXPECT_EQ(name({0, 2}), "A1");
  EXPECT_EQ(name({3, 0}), "D3");
  EXPECT_EQ(zone("a1"), (Cell{0, 2}));
  EXPECT_EQ(zone("D3"), (Cell{3, 0}));
}

TEST_F(Zones, GoOnWithTwoLettersAfterZ) {
  state.scenes[0].columns = 60;
  for (const auto& [column, letters] : {std::pair{25, "Z1"}, {26, "AA1"}, {51, "AZ1"}, {52, "BA1"}}) {
    EXPECT_EQ(name({column, 2}), letters);
    EXPECT_EQ(zone(letters), (Cell{column, 2}));
  }
}

TEST_F(Zones, UnknownZonesHaveNoName) {
  for (const char* none : {"", "A", "1", "A0", "A4", "E1", "A1x", "1A", "A01", "A99999999999", "-1"})
    EXPECT_EQ(zone_named(state.scenes[0], none), std::nullopt) << none;
}

TEST_F(Zones, LieNextToThoseUpRightDownAndLeft) {
  EXPECT_THAT(from("B2"), ElementsAre("B3", "C2", "B1", "A2"));
  EXPECT_EQ(cell_distance(state.scenes[0], zone("A1"), zone("B2")), 2) << "no step goes askew";
}

TEST_F(Zones, ClosedZonesAreOffTheMap) {
  close("B3");
  EXPECT_THAT(from("B2"), ElementsAre("C2", "B1", "A2"));
  EXPECT_EQ(refused({"A2", "B2", "B3"}), "E_BLOCKED_CELL"_k);
}

TEST_F(Zones, FarApartAreJoinedByABorder) {
  EXPECT_EQ(refused({"C3"}), "E_GAP"_k);
  border("C3", "A1");
  EXPECT_EQ(refused({"C3"}), Key{});
  EXPECT_THAT(from("A1"), ElementsAre("A2", "B1", "C3"));
  EXPECT_THAT(found("C3"), ElementsAre("C3"));
}

TEST_F(Zones, SecretBorderJoinsZonesForTheGmOnly) {
  border("A1", "C3", true);
  const Viewer player{Viewer::Role::player, {1}, {{1}}};
  EXPECT_THAT(from("A1"), ElementsAre("A2", "B1", "C3"));
  EXPECT_THAT(from("A1", player), ElementsAre("A2", "B1"));
  EXPECT_EQ(refused({"C3"}, player), "E_GAP"_k);
}

TEST_F(Zones, ADiagonalStepIsAGap) { EXPECT_EQ(refused({"B2"}), "E_GAP"_k); }

TEST_F(Zones, ACreatureThatStandsOnNoZoneHasNoPath) {
  state.creatures[0].place = Place::at({0, 2});
  EXPECT_EQ(refused({"A2"}), "E_NO_SUCH"_k);
  EXPECT_THAT(found("A2"), IsEmpty());
}

TEST_F(Zones, LargeCreatureIsInOneZoneAndSharesIt) {
  state.creatures[0].size = 3;
  state.creatures[1].place = Place::in_zone(zone("A2"));
  EXPECT_EQ(refused({"A2", "A3"}), Key{});
  EXPECT_THAT(found("A3"), ElementsAre("A2", "A3"));
}

TEST_F(Zones, PathAvoidsRefusedCrossingsUnlessThereIsNoOther) {
  const Crossing walled = [&](Cell a, Cell b) -> Verdict {
    const bool wall = std::min(a, b) == zone("A2") && std::max(a, b) == zone("A1");
    return wall ? Verdict(Refusal{"E_NO_PATH"_k, {}, {}}) : std::nullopt;
  };
  EXPECT_THAT(found("A2", walled), ElementsAre("B1", "B2", "A2"));
  close("B1");
  EXPECT_THAT(found("A2", walled), ElementsAre("A2"));
}

/// A rulebook in which nothing crosses a gate.
class Gated : public TinySystem {
  Verdict zone_crossing(const View& view, CreatureId mover, Cell from, Cell to) const override {
    const SceneId scene = view.creature(mover).scene;
    return borders_between(view, scene, from, to).empty() ? std::nullopt : Verdict(Refusal{"E_BLOCKED_CELL"_k, {}, {}});
  }
};

TEST_F(Zones, ZonesAreReachedInTurnsAndABarrierHasARefusal) {
  border("A1", "A2");
  close("C1");
  const World world(state);
  const auto reached = Gated().reachable_zones(View::full(world), {1});
  ASSERT_EQ(reached.size(), 10U) << "twelve, but one is closed and one its own";
  const auto at = [&](std::string_view wanted) {
    return *std::find_if(reached.begin(), reached.end(),
                         [&](const ReachableZone& one) { return one.cell == zone(wanted); });
  };
  EXPECT_EQ(at("B1").turns, 1);
  EXPECT_EQ(at("A2").turns, 3);
  EXPECT_EQ(at("A2").refusal->code, "E_BLOCKED_CELL"_k);
  EXPECT_EQ(at("D1").turns, 5);
  EXPECT_EQ(at("D1").refusal, std::nullopt);
}

TEST_F(Zones, ZonesWithoutAWayHaveNoTurns) {
  close("A2");
  close("B1");
  const World world(state);
  for (const ReachableZone& zone : TinySystem().reachable_zones(View::full(world), {1})) EXPECT_EQ(zone.turns, 0);
}

TEST_F(Zones, BordersAreKnownWithTheMapUnlessSecret) {
  border("A1", "A2");
  border("B1", "B2", true);
  const Viewer player{Viewer::Role::player, {1}, {{1}}};
  EXPECT_EQ(project(system, state, player).relations.size(), 1U);
  state.campaign.shown = {2};
  const Viewer spectator{Viewer::Role::player, {9}, {}};
  EXPECT_THAT(project(system, state, spectator).relations, IsEmpty());
  EXPECT_EQ(project(system, state, player).relations.size(), 1U) << "a creature of theirs stands there";
}

TEST_F(Zones, ANameAloneKeepsAZoneOnTheListOfTheGround) {
  fold(state, Event(TerrainSet{{1}, {{zone("B2"), 1, {.name = "Gatehouse"}}}}));
  ASSERT_TRUE(terrain_at(state.scenes[0], zone("B2")));
  EXPECT_EQ(terrain_at(state.scenes[0], zone("B2"))->name, "Gatehouse");
}

}  // namespace
}  // namespace ft::rules
