// What creatures remember of others on maps with vision. Source: sight 3, S10, S12.
#include <gmock/gmock.h>

#include <map>
#include <random>

#include "rules/kernel/state/map_difference.hpp"
#include "tests/rules/kernel/sight_fixture.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using testing::IsEmpty;
using testing::SizeIs;

/// The door is open at first: Ann sees the foe at 6,5.
class GhostTest : public SightTest {
 protected:
  GhostTest() {
    open_door();
    happen({});
  }
  void close_door() { happen({DoorSet{{1}, {{71}, DoorState::Is::closed}}}); }
  void open_door_again() { happen({DoorSet{{1}, {{71}, DoorState::Is::open}}}); }
  [[nodiscard]] std::vector<Ghost> ghosts(const Viewer& viewer) const {
    return project(system, state, viewer).scenes.front().ghosts;
  }
};

TEST_F(GhostTest, WhatADoorHidesIsRememberedAsItWas) {  // P64
  state.creatures[1].facing = 90;
  state.creatures[1].picture = "skull";
  close_door();

  ASSERT_THAT(ghosts(ann), SizeIs(1));
  EXPECT_EQ(ghosts(ann).front(), (Ghost{{}, {2}, Place::at({6, 5}), 1, 90, "foes"_k, "Bo", "skull"}));
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_THAT(ghosts(ben), IsEmpty()) << "he never saw it";
  EXPECT_THAT(ghosts(spectator), SizeIs(1)) << "the party did";

  move({2}, {{7, 5}, {8, 5}});
  happen({CreatureEdited{{2}, "Boris", "foes"_k, {}, "rat", 1, 0}});
  EXPECT_EQ(ghosts(ann).front().place, Place::at({6, 5})) << "nothing that happens unseen changes it";
  EXPECT_EQ(ghosts(ann).front().name, "Bo");
}

TEST_F(GhostTest, ItLooksAsItDidWhenItWasLost) {
  const auto looks = [](std::string name, std::int32_t facing) {
    return CreatureEdited{{2}, std::move(name), "foes"_k, {}, {}, 1, facing};
  };
  happen({looks("Boris", 90), DoorSet{{1}, {{71}, DoorState::Is::closed}}, looks("Borg", 180)});
  ASSERT_THAT(ghosts(ann), SizeIs(1));
  EXPECT_EQ(ghosts(ann).front().name, "Boris") << "not what it turned into behind the door";
  EXPECT_EQ(ghosts(ann).front().facing, 90);
}

TEST_F(GhostTest, WhatADoorHidesAndShowsAgainInOneStepIsSeenAgain) {
  happen({DoorSet{{1}, {{71}, DoorState::Is::closed}}, DoorSet{{1}, {{71}, DoorState::Is::open}}});
  EXPECT_TRUE(knows_foe(ann));
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, ItGoesWhenItsCreatureIsSeenAgain) {
  close_door();
  open_door_again();
  EXPECT_THAT(ghosts(ann), IsEmpty());
  EXPECT_THAT(map().ghosts, IsEmpty());
  EXPECT_TRUE(knows_foe(ann));
}

TEST_F(GhostTest, AnItemThatADoorHidesIsRememberedWhereItLay) {
  const Item sword{.id = {31}, .kind = "sword"_k, .placement = "ground"_k, .place = Place::at({6, 5}), .numbers = {}};
  move({2}, {{6, 18}});
  happen({ItemGained{SceneId{1}, sword}});
  close_door();

  ASSERT_THAT(ghosts(ann), SizeIs(1));
  EXPECT_EQ(ghosts(ann).front().item, sword.id);
  EXPECT_EQ(ghosts(ann).front().kind, sword.kind);
  EXPECT_EQ(ghosts(ann).front().place, sword.place);
  EXPECT_THAT(ghosts(ben), IsEmpty()) << "he never saw it";

  Item held = sword;
  held.placement = "held"_k;
  happen({ItemMoved{SceneId{1}, CreatureId{2}, held}});
  EXPECT_THAT(ghosts(ann), SizeIs(1)) << "it is taken away unseen";
  move({2}, {{2, 4}});
  EXPECT_THAT(map().ghosts, IsEmpty()) << "she sees it in a hand";
}

TEST_F(GhostTest, AnItemThatIsTakenInSightLeavesNone) {
  const Item sword{.id = {31}, .kind = "sword"_k, .placement = "ground"_k, .place = Place::at({6, 5}), .numbers = {}};
  happen({ItemGained{SceneId{1}, sword}});
  happen({ItemMoved{SceneId{1}, CreatureId{2}, sword}});
  close_door();
  for (const Ghost& ghost : ghosts(ann)) EXPECT_EQ(ghost.item, ItemId{}) << "of its bearer alone";
}

TEST_F(GhostTest, ItGoesWhenItsPlaceIsSeenWithoutIt) {
  close_door();
  move({2}, {{6, 18}});
  EXPECT_THAT(ghosts(ann), SizeIs(1));
  open_door_again();
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, WhoWalksOutOfSightLeavesNoneWhereAllSeeThatNothingIsThere) {
  move({2}, {{6, 18}});
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, WhatIsSeenInPassingIsRemembered) {
  close_door();
  state.creatures[0].place = Place::at({1, 1});
  map().ghosts.clear();
  map().walls.set_door({{71}, DoorState::Is::open});
  move({1}, {{3, 5}, {3, 12}});
  EXPECT_FALSE(knows_foe(ann));
  ASSERT_THAT(ghosts(ann), SizeIs(1));
  EXPECT_EQ(ghosts(ann).front().place, Place::at({6, 5}));
}

TEST_F(GhostTest, WhatTheGmHidesOrRemovesOutOfSightStaysRemembered) {
  close_door();
  happen({CreatureHidden{{2}, true}});
  EXPECT_THAT(ghosts(ann), SizeIs(1));
  happen({CreatureRemoved{{2}}});
  EXPECT_THAT(ghosts(ann), SizeIs(1));
  open_door_again();
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, WhatTheGmHidesInSightIsNotRemembered) {
  happen({CreatureHidden{{2}, true}});
  EXPECT_FALSE(knows_foe(ann));
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, AnUnseenCreatureLeavesNone) {
  state.creatures[1].hidden = true;
  happen({});
  close_door();
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, ASecondCreatureOfThePlayerSeesForTheFirst) {
  close_door();
  state.creatures[2].seats = {{1}};
  const Viewer both{Viewer::Role::player, {1}, {{1}, {3}}};
  state.creatures[2].place = Place::at({6, 18});  // behind the wall, where the foe stands in the open
  happen({});
  EXPECT_TRUE(knows_foe(both));
  EXPECT_THAT(map().ghosts, IsEmpty()) << "else Ann would remember it where it was, once it walked on";
}

TEST_F(GhostTest, WhoIsRemovedRemembersNothing) {
  happen({CreatureRemoved{{1}}});
  EXPECT_THAT(map().ghosts, IsEmpty());
}

TEST_F(GhostTest, ItIsNoPartOfAMapThatIsNotSeenByCreatures) {
  close_door();
  map().vision_mode = VisionMode::manual;
  EXPECT_THAT(ghosts(ann), IsEmpty());
}

TEST_F(GhostTest, DifferencesLeadFromMemoriesToOthers) {
  const Ghost one{{1}, {2}, Place::at({1, 1}), 1, 0, {}, "Bo", {}},
      two{{1}, {3}, Place::at({2, 2}), 1, 0, {}, "Cat", {}};
  Ghost moved = one;
  moved.place = Place::at({5, 5});
  Scene before = map(), after = map();
  before.ghosts = {one, two};
  after.ghosts = {moved};
  State state_before = state;
  state_before.scenes = {before};
  const Events difference = map_difference(before, after);
  EXPECT_THAT(difference, SizeIs(2));
  fold(state_before, difference);
  EXPECT_EQ(state_before.scenes.front().ghosts, after.ghosts);
  EXPECT_TRUE(only_map_differs(before, after));
}

/// What creatures remember, by looking at everything after every event.
class SlowMemory {
 public:
  using Who = std::pair<CreatureId, CreatureId>;

  void look(const System& system, const State& state) {
    const Scene& scene = state.scenes.front();
    const auto viewer_of = [](const Creature& one) { return Viewer{Viewer::Role::player, {}, {one.id}}; };
    std::map<Who, Place> seen_now;
    for (const Creature& watcher : state.creatures)
      for (const Creature& other : state.creatures)
        if (&watcher != &other && !watcher.seats.empty() && knows(system, state, other, viewer_of(watcher)))
          seen_now[{watcher.id, other.id}] = other.place;
    for (const auto& [who, place] : seen_before_)
      if (!seen_now.contains(who)) remembered[who] = place;
    seen_before_ = seen_now;
    std::erase_if(remembered, [&](const auto& memory) {
      const auto& [who, place] = memory;
      const Creature& watcher = state.creatures[who.first.value - 1];
      const Viewer viewer = viewer_of(watcher);
      const Ghost ghost{.to = {}, .creature = {}, .place = place, .side = {}, .name = {}, .picture = {}};
      return seen_now.contains(who) || Sight(system, scene, viewer, state.creatures).sees(ghost);
    });
  }

  std::map<Who, Place> remembered;

 private:
  std::map<Who, Place> seen_before_;
};

TEST_F(GhostTest, TheyAreWhatASlowModelRemembers) {  // sight S10
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
    map().ghosts.clear();
    map().darkness = seed % 3 == 0 ? 10 : 0;
    SlowMemory model;
    model.look(system, state);
    for (int step = 0; step < 60; ++step) {
      const CreatureId who{1U + static_cast<std::uint64_t>(below(3))};
      const Place place = state.creatures[who.value - 1].place;
      const Cell beside{std::clamp(place.cell.column + below(3) - 1, 0, 19),
                        std::clamp(place.cell.row + below(3) - 1, 0, 19)};
      Events events;
      switch (below(6)) {
        case 0: events = {DoorSet{{1}, {{71}, below(2) == 0 ? DoorState::Is::open : DoorState::Is::closed}}}; break;
        case 1: events = {CreatureHidden{who, below(3) == 0}}; break;
        case 2: events = {Moved{who, {1}, place, Place::at({below(12), below(12)}), {}}}; break;
        case 3:
          events = {NumberSet{Ref(who), below(2) == 0 ? "dark_vision"_k : "tremor_sense"_k, below(2) * 8, 0}};
          break;
        default: events = {Moved{who, {1}, place, Place::at(beside), {}}}; break;
      }
      happen(events);
      model.look(system, state);
      std::map<SlowMemory::Who, Place> remembered;
      for (const Ghost& ghost : map().ghosts) remembered[{ghost.to, ghost.creature}] = ghost.place;
      ASSERT_EQ(remembered, model.remembered) << "seed " << seed << ", step " << step;
    }
  }
}

}  // namespace
}  // namespace ft::rules
