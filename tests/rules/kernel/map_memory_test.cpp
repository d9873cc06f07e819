// What creatures remember of doors and terrain on maps with vision. Source: sight 3, S11, S12, S17.
#include <gmock/gmock.h>

#include <map>
#include <random>

#include "rules/kernel/doors.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/state/map_difference.hpp"
#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using testing::IsEmpty;
using testing::SizeIs;

/// Ann and Ben have seen the door in the light; now it is pitch dark, and they see what is beside them.
class MapMemoryTest : public SightTest {
 protected:
  MapMemoryTest() {
    happen({});
    map().darkness = 10;
    happen({});
  }
  static Events doors(DoorState::Is is) { return {DoorSet{{1}, {{71}, is}}}; }
  void open() { happen(doors(DoorState::Is::open)); }
  void close() { happen(doors(DoorState::Is::closed)); }
  void paint(Cell cell, const CellTerrain& terrain) { happen({TerrainSet{{1}, {{cell, 1, terrain}}}}); }
  void go_to_the_door() { move({1}, {{2, 5}, {3, 5}}); }
  void make_secret(Wall::Door door = Wall::Door::secret) {
    Wall wall = *map().walls.find({71});
    wall.door = door;
    map().walls.set(std::span(&wall, 1));
  }

  void find_by(CreatureId creature) {
    Wall wall = *map().walls.find({71});
    wall.found_by = {creature};
    happen({WallsSet{{1}, {wall}}});
  }

  [[nodiscard]] Scene map_of(const Viewer& viewer) const { return project(system, state, viewer).scenes.front(); }
  [[nodiscard]] bool is_open_to(const Viewer& viewer) const {
    return map_of(viewer).walls.door({71}) == DoorState::Is::open;
  }
  [[nodiscard]] bool knows_door(const Viewer& viewer) const { return map_of(viewer).walls.find({71}) != nullptr; }
  [[nodiscard]] bool is_difficult_to(const Viewer& viewer, Cell cell) const {
    const Scene map = map_of(viewer);
    const CellTerrain* terrain = map.terrain.at(cell);
    return terrain && terrain->difficult;
  }
  /// Whether Ann may walk through the door, as far as a viewer knows.
  [[nodiscard]] bool may_pass(const Viewer& viewer) const {
    const World world(state);
    return !path_legal({system, world, viewer}, state.creatures[0], {{2, 5}, {3, 5}, {4, 5}});
  }
  const Viewer gm = Viewer::gm();
};

TEST_F(MapMemoryTest, DoorsAreOfferedAsTheyAreRemembered) {  // sight S17
  open();
  state.creatures[0].place = Place::at({3, 5});  // where she has not looked yet
  const World world(state);
  const View as_ann(system, world, ann), whole(system, world, gm);

  EXPECT_THAT(door_forms(as_ann, {1}, "open_door"_k), SizeIs(1));
  EXPECT_THAT(door_forms(as_ann, {1}, "close_door"_k), IsEmpty());
  EXPECT_THAT(door_forms(whole, {1}, "close_door"_k), SizeIs(1));
}

TEST_F(MapMemoryTest, ADoorThatOpensUnseenIsRememberedAsItWas) {  // P61
  open();

  EXPECT_FALSE(is_open_to(ann) || is_open_to(ben) || is_open_to(spectator));
  EXPECT_TRUE(is_open_to(gm));
  EXPECT_TRUE(map_of(ann).memories.empty()) << "of memories players are sent nothing";

  go_to_the_door();

  EXPECT_TRUE(is_open_to(ann));
  EXPECT_FALSE(is_open_to(ben)) << "he did not see it";
  EXPECT_TRUE(is_open_to(spectator)) << "the party did";
  ASSERT_THAT(map().memories, SizeIs(1));
  EXPECT_EQ(map().memories.front().to, CreatureId{3});
}

TEST_F(MapMemoryTest, WhatIsAgainAsItWasIsNotRemembered) {
  open();
  EXPECT_THAT(map().memories, SizeIs(2));
  close();
  EXPECT_THAT(map().memories, IsEmpty());
}

TEST_F(MapMemoryTest, WaysFollowWhatIsRemembered) {  // sight S17
  open();
  EXPECT_FALSE(may_pass(ann));
  EXPECT_TRUE(may_pass(gm));
  go_to_the_door();
  EXPECT_TRUE(may_pass(ann));

  move({1}, {{2, 5}, {1, 5}});
  close();

  EXPECT_TRUE(may_pass(ann)) << "who goes there meets the closed door on the way";
  EXPECT_FALSE(may_pass(gm));
  EXPECT_TRUE(is_open_to(ann));
}

TEST_F(MapMemoryTest, ALockIsNotRemembered) {  // P60
  happen(doors(DoorState::Is::locked));
  EXPECT_FALSE(is_open_to(ann));
  go_to_the_door();
  happen(doors(DoorState::Is::open));
  move({1}, {{1, 5}});
  happen(doors(DoorState::Is::locked));
  EXPECT_TRUE(is_open_to(ann));
}

TEST_F(MapMemoryTest, ASecretDoorSeenOpenIsADoorFromThenOn) {  // P60
  make_secret();
  happen({});
  EXPECT_FALSE(knows_door(ann));
  open();
  EXPECT_FALSE(knows_door(ann)) << "no creature saw it open";
  go_to_the_door();
  EXPECT_TRUE(knows_door(ann) && is_open_to(ann));

  move({1}, {{1, 5}});
  EXPECT_TRUE(is_open_to(ann));
  close();
  EXPECT_TRUE(is_open_to(ann));
  EXPECT_FALSE(knows_door(ben));
  go_to_the_door();
  EXPECT_TRUE(knows_door(ann) && !is_open_to(ann));
  EXPECT_FALSE(may_pass(ann));
  EXPECT_THAT(door_forms(View(system, World(state), ann), {1}, "open_door"_k), SizeIs(1));
}

TEST_F(MapMemoryTest, ADoorThatIsWalledUpInSightIsAWall) {
  go_to_the_door();
  make_secret(Wall::Door::none);
  happen({});
  EXPECT_FALSE(knows_door(ann));
}

TEST_F(MapMemoryTest, ASecretDoorFoundByOneIsAWallToTheOthers) {
  make_secret();
  happen({});
  go_to_the_door();
  EXPECT_FALSE(knows_door(ann));

  find_by({1});
  EXPECT_TRUE(knows_door(ann)) << "and not before she looks again";
  EXPECT_TRUE(knows_door(spectator)) << "who sees with the party";
  EXPECT_FALSE(knows_door(ben));
  EXPECT_THAT(map_of(ann).walls.find({71})->found_by, IsEmpty());
  EXPECT_EQ(map_of(gm).walls.find({71})->found_by, std::vector{CreatureId{1}});

  find_by({3});
  EXPECT_FALSE(knows_door(ann)) << "the GM took it back";
  EXPECT_TRUE(knows_door(ben));
}

TEST_F(MapMemoryTest, AFoundDoorStaysOneWhateverTheGmMakesOfItUnseen) {  // sight S11
  make_secret();
  happen({});
  find_by({1});
  go_to_the_door();
  move({1}, {{1, 5}});
  EXPECT_TRUE(knows_door(ann));
  for (const Wall::Door door : {Wall::Door::door, Wall::Door::none}) {
    Wall wall = *map().walls.find({71});
    wall.door = door;
    wall.found_by.clear();
    happen({WallsSet{{1}, {wall}}});
    EXPECT_TRUE(knows_door(ann)) << static_cast<int>(door);
  }
  happen({WallsRemoved{{1}, {{71}}}});
  EXPECT_TRUE(knows_door(ann));
  EXPECT_FALSE(knows_door(ben));
  go_to_the_door();
  EXPECT_FALSE(knows_door(ann));
}

TEST_F(MapMemoryTest, WhoSeesASecretDoorCloseTellsTheParty) {
  make_secret();
  happen({});
  open();
  move({3}, {{3, 6}});
  go_to_the_door();
  move({3}, {{3, 11}});  // out of sight, with the door open
  close();
  EXPECT_FALSE(is_open_to(ann));
  EXPECT_TRUE(is_open_to(ben));
  EXPECT_TRUE(knows_door(spectator) && !is_open_to(spectator));
}

TEST_F(MapMemoryTest, ASecretDoorIsFoundOutOfSightToo) {
  make_secret();
  happen({});
  go_to_the_door();
  move({1}, {{1, 5}});
  find_by({1});
  EXPECT_TRUE(knows_door(ann) && !knows_door(ben));
}

TEST_F(MapMemoryTest, ADoorThatIsBuiltOrRemovedUnseenIsRememberedToo) {
  const Wall other{.id = {80}, .line = {{720, 7200}, {1440, 7200}}, .door = Wall::Door::door};
  happen({WallsSet{{1}, {other}}, WallsRemoved{{1}, {{71}}}});

  EXPECT_TRUE(knows_door(ann)) << "she has not seen that it is gone";
  EXPECT_EQ(map_of(ann).walls.find({80}), nullptr);
  const World world(state);
  Creature walker = state.creatures[0];
  walker.place = Place::at({1, 9});
  EXPECT_FALSE(path_legal({system, world, ann}, walker, {{1, 10}})) << "nor that another one is in the way";
  EXPECT_TRUE(path_legal({system, world, gm}, walker, {{1, 10}}));

  go_to_the_door();
  EXPECT_FALSE(knows_door(ann));
  move({1}, {{1, 8}, {1, 9}});
  EXPECT_NE(map_of(ann).walls.find({80}), nullptr);
}

TEST_F(MapMemoryTest, TerrainPaintedUnseenIsRememberedAsItWas) {  // P61
  paint({1, 6}, {.difficult = true});
  EXPECT_TRUE(is_difficult_to(ann, {1, 6})) << "beside her";
  paint({2, 12}, {.difficult = true});
  EXPECT_FALSE(is_difficult_to(ann, {2, 12}) || is_difficult_to(ben, {2, 12}));
  paint({1, 6}, {});
  EXPECT_FALSE(is_difficult_to(ann, {1, 6}) || is_difficult_to(ben, {1, 6}));

  move({3}, {{2, 13}});

  EXPECT_TRUE(is_difficult_to(ben, {2, 12}));
  EXPECT_FALSE(is_difficult_to(ann, {2, 12}));
}

TEST_F(MapMemoryTest, RockPaintedUnseenBlocksNoKnownWay) {  // sight S17
  paint({2, 9}, {.blocks_move = true});
  Creature walker = state.creatures[0];
  walker.place = Place::at({2, 8});
  const World world(state);
  EXPECT_FALSE(path_legal({system, world, ann}, walker, {{2, 9}}));
  EXPECT_TRUE(path_legal({system, world, gm}, walker, {{2, 9}}));
  EXPECT_EQ(find_path({system, world, ann}, walker, {{2, 10}}).front(), (Cell{2, 9})) << "straight through";
  EXPECT_NE(find_path({system, world, gm}, walker, {{2, 10}}).front(), (Cell{2, 9}));
}

TEST_F(MapMemoryTest, ANumberOfACellThatChangesUnseenIsNotSent) {
  const Event deeper = NumberSet{cell_ref({1}, {2, 12}), "secret"_k, 2, 0};
  EXPECT_TRUE(changes_knowledge(system, state, deeper));
  happen({deeper});
  EXPECT_FALSE(project(system, state, deeper, ann, true));
  EXPECT_EQ(map_of(ann).terrain.at({2, 12}), nullptr);
}

TEST_F(MapMemoryTest, EventsReachThoseWhoSeeThem) {  // sight S11
  const Event opened = doors(DoorState::Is::open).front();
  const Event painted = TerrainSet{{1}, {{{2, 12}, 1, {.difficult = true}}, {{1, 6}, 1, {.difficult = true}}}};
  happen({opened, painted});
  EXPECT_FALSE(project(system, state, opened, ann, true));
  const auto known = project(system, state, painted, ann, true);
  ASSERT_TRUE(known);
  EXPECT_THAT(std::get<TerrainSet>(*known).runs, SizeIs(1));
  go_to_the_door();
  EXPECT_TRUE(project(system, state, opened, ann, true));
}

TEST_F(MapMemoryTest, ASecondCreatureOfThePlayerSeesForTheFirst) {
  state.creatures[2].seats = {{1}};
  const Viewer player{Viewer::Role::player, {1}, {{1}, {3}}};
  open();
  EXPECT_FALSE(is_open_to(player));
  move({3}, {{3, 5}});
  EXPECT_TRUE(is_open_to(player));
  EXPECT_THAT(map().memories, IsEmpty());
}

TEST_F(MapMemoryTest, WhatTheGmRevealedToAllIsRememberedByEach) {
  map().revealed.clear();
  happen({AreaRevealed{{1}, {{}, Raster({{0, 0, nullptr}})}}});
  EXPECT_TRUE(knows_door(ann)) << "known as it is";
  open();
  EXPECT_FALSE(is_open_to(ann));
}

TEST_F(MapMemoryTest, WhatIsUndoneUnseenIsRememberedAsItWas) {  // sight S12
  go_to_the_door();
  open();
  move({1}, {{1, 5}});
  Exploration exploration(Sights(system, state));
  map().walls.set_door({{71}, DoorState::Is::closed});
  fold(state, exploration.learned({system, state}));
  EXPECT_TRUE(is_open_to(ann));
}

TEST_F(MapMemoryTest, WhoIsRemovedRemembersNothing) {
  open();
  happen({CreatureRemoved{{1}}});
  ASSERT_THAT(map().memories, SizeIs(1));
  EXPECT_EQ(map().memories.front().to, CreatureId{3});
}

TEST_F(MapMemoryTest, OnMapsThatTheGmRevealsAllIsKnownAsItIs) {
  open();
  map().vision_mode = VisionMode::manual;
  EXPECT_TRUE(is_open_to(ann));
}

TEST_F(MapMemoryTest, DifferencesLeadFromMemoriesToOthers) {
  Scene before = map(), after = map();
  before.memories = {{.to = {1}, .terrain = {{{1, 1}, 2, {}}}}, {.to = {3}, .terrain = {{{1, 1}, 2, {}}}}};
  after.memories = {{.to = {1}, .terrain = {{{1, 1}, 1, {}}}}};
  State folded = state;
  folded.scenes = {before};
  const Events difference = map_difference(before, after);
  EXPECT_THAT(difference, SizeIs(2));
  fold(folded, difference);
  EXPECT_EQ(folded.scenes.front().memories, after.memories);
  EXPECT_TRUE(only_map_differs(before, after));
}

/// What one creature knows of the map, by looking at all of it after every event.
class SlowKnowledge {
 public:
  void look(const System& system, const State& state, const Viewer& viewer) {
    const Scene& scene = state.scenes.front();
    const Sight sight(system, scene, viewer, state.creatures);
    for (Cell cell; cell.column < scene.columns; ++cell.column)
      for (cell.row = 0; cell.row < scene.rows; ++cell.row)
        if (sight.sees(cell)) {
          const CellTerrain* terrain = scene.terrain.at(cell);
          ground[cell] = terrain ? *terrain : CellTerrain{};
        }
    const Wall* door = scene.walls.find({71});
    if (!door) door = &*(gone_ = Wall{.id = {71}, .line = {{2880, 3600}, {2880, 4320}}});
    if (!sight.sees(*door)) return;
    const bool open = scene.walls.is_open(*door);
    is_known = door->door == Wall::Door::door || (door->door == Wall::Door::secret && (open || is_known));
    is_open = open;
  }
  std::map<Cell, CellTerrain> ground;
  bool is_known = false, is_open = false;

 private:
  std::optional<Wall> gone_;
};

TEST_F(MapMemoryTest, MapsAreKnownAsASlowModelKnowsThem) {  // sight S11
  const Wall door = *map().walls.find({71});
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
    map().memories.clear();
    map().revealed.clear();
    std::map<SeatId, SlowKnowledge> models;
    for (int step = 0; step < 60; ++step) {
      const CreatureId who{1U + static_cast<std::uint64_t>(below(3))};
      const Place place = state.creatures[who.value - 1].place;
      Wall other = door;
      other.door = below(2) == 0 ? Wall::Door::door : Wall::Door::secret;
      Scene edited = map();
      edited.darkness = below(2) * 10;
      Events events;
      switch (step == 0 ? 8 : below(7)) {
        case 0: events = {TerrainSet{{1}, {{{below(8), below(12)}, 3, {.difficult = below(2) == 0}}}}}; break;
        case 1: events = {Moved{who, {1}, place, Place::at({below(8), below(12)}), {}}}; break;
        case 2: events = {WallsSet{{1}, {other}}}; break;
        case 3: events = {SceneEdited{edited}}; break;
        case 4:
          if (below(3) == 0) events = {WallsRemoved{{1}, {{71}}}};
          break;
        case 5: events = doors(below(2) == 0 ? DoorState::Is::open : DoorState::Is::closed); break;
        case 6: events = doors(DoorState::Is::locked); break;
        default: break;
      }
      happen(events);
      for (const Viewer& viewer : {ann, ben}) {
        SlowKnowledge& model = models[viewer.seat];
        model.look(system, state, viewer);
        const Scene known = map_of(viewer);
        std::map<Cell, CellTerrain> ground;
        for (const auto& [cell, terrain] : known.terrain.cells()) ground[cell] = terrain;
        std::erase_if(ground, [](const auto& one) { return is_plain(one.second); });
        std::map<Cell, CellTerrain> expected = model.ground;
        std::erase_if(expected, [](const auto& one) { return is_plain(one.second); });
        ASSERT_TRUE(ground == expected) << "seed " << seed << ", step " << step;
        const bool is_open = known.walls.door({71}) == DoorState::Is::open;
        ASSERT_EQ(known.walls.find({71}) != nullptr, model.is_known) << "seed " << seed << ", step " << step;
        ASSERT_EQ(is_open, model.is_known && model.is_open) << "seed " << seed << ", step " << step;
      }
    }
  }
}

}  // namespace
}  // namespace ft::rules
