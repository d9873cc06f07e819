// Walks that end where the walker first perceives a creature of another side. Source: sight 2, S16.
#include "rules/kernel/resolution/sightings.hpp"

#include <gmock/gmock.h>

#include <random>
#include <set>

#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const LogLine* sighting_in(const Event& event) {
  const auto* line = std::get_if<LogLine>(&event);
  return line && line->text == "comes_into_sight"_k ? line : nullptr;
}

/// The creatures that came into sight by the log.
std::vector<CreatureId> sighted_in(const Events& events) {
  std::vector<CreatureId> sighted;
  for (const Event& event : events)
    if (const LogLine* line = sighting_in(event))
      sighted.push_back(find(line->params, "target"_k)->as<Ref>()->creature());
  return sighted;
}

/// A wall right of column 3 goes from top to bottom, but for row 5. Ann, played by seat 1, is to walk down column 1; Bo, a foe, stands
/// at 18,5, where a line from row 5 alone leads through the gap. Cat, a foe too, is nowhere.
class SightingsTest : public ResolutionTest {
 protected:
  SightingsTest() {
    map().vision_mode = VisionMode::vision;
    map().walls.set(std::vector<Wall>{{.id = {70}, .line = {{2880, 0}, {2880, 3600}}},
                                      {.id = {71}, .line = {{2880, 4320}, {2880, 14400}}}});
    state.creatures[0].place = Place::at({1, 1});
    state.creatures[1].place = Place::at({18, 5});
    state.creatures[2].place = {};
  }
  Scene& map() { return state.scenes.front(); }
  void house_rule(std::int64_t value) { state.campaign.house_rules.set("stop_on_sighting"_k, value); }
  void fight() { fold(state, EncounterStarted{{.id = {5}, .scene = {1}, .order = {ann, bo}}}); }

  /// The events of a walk as rulebooks have it.
  Events walked(const Path& path) {
    return play([path](Resolution& r) {
             Sightings sightings(r, r.actor());
             for (const Cell& to : path) {
               r.emit(Moved{r.actor(), {1}, r.world().creature(r.actor()).place, Place::at(to), {}});
               if (&to != &path.back() && sightings.stop(r)) return;
             }
           })
        .events;
  }
  Events walked_down() { return walked({{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}}); }
  /// Where such a walk ends.
  static Cell end_of(const Events& events) {
    Cell end;
    for (const Event& event : events)
      if (const auto* moved = std::get_if<Moved>(&event)) end = moved->to.cell;
    return end;
  }
};

constexpr Cell gap{1, 5}, goal{1, 7};

TEST_F(SightingsTest, AWalkEndsAtTheStepThatOpensTheView) {
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), gap);
  EXPECT_THAT(sighted_in(events), ElementsAre(bo));
}

TEST_F(SightingsTest, OnlyTheWalkersPlayersReadOfIt) {
  const Events events = walked_down();
  fold(state, events);
  const LogLine* line = sighting_in(events.back());
  ASSERT_TRUE(line);
  const auto reads = [&](const Viewer& reader) { return project(system, state, *line, reader, true).has_value(); };
  EXPECT_TRUE(reads({Viewer::Role::player, {1}, {ann}}) && reads(Viewer::gm()));
  EXPECT_FALSE(reads({Viewer::Role::player, {2}, {}}));
}

TEST_F(SightingsTest, WalkedOnItGoesOn) {
  fold(state, walked_down());
  const Events events = walked({{1, 6}, {1, 7}});
  EXPECT_EQ(end_of(events), goal);
  EXPECT_THAT(sighted_in(events), IsEmpty());
}

TEST_F(SightingsTest, OneLostFromSightOnTheWayIsNoNews) {
  state.creatures[0].place = Place::at(gap);
  EXPECT_EQ(end_of(walked({{1, 6}, {1, 5}, {1, 4}, {1, 3}})), (Cell{1, 3}));
}

TEST_F(SightingsTest, EachNewOneIsNamedAndOneThatWasInSightIsNot) {
  state.creatures.push_back(state.creatures[1]);
  state.creatures.back().id = {4};
  state.creatures.back().place = Place::at({2, 3});
  state.creatures[2].place = Place::at({17, 5});
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), gap);
  EXPECT_THAT(sighted_in(events), ElementsAre(bo, cat));
}

TEST_F(SightingsTest, WhatIsNotPerceivedEndsNoWalk) {
  state.creatures[1].hidden = true;
  EXPECT_EQ(end_of(walked_down()), goal);
  state.creatures[1].hidden = false;
  state.relations = {{{90}, "hides_from"_k, bo, ann, {}, false}};
  EXPECT_EQ(end_of(walked_down()), goal);
  state.relations.clear();
  map().darkness = 10;
  EXPECT_EQ(end_of(walked_down()), goal);
}

TEST_F(SightingsTest, AnAllyEndsNoWalk) {
  state.creatures[1].side = state.creatures[0].side;
  EXPECT_EQ(end_of(walked_down()), goal);
}

TEST_F(SightingsTest, ACreatureOfTheGmWalksOn) {
  state.creatures[0].seats.clear();
  EXPECT_EQ(end_of(walked_down()), goal);
}

TEST_F(SightingsTest, OnOtherMapsNoWalkEnds) {
  map().vision_mode = VisionMode::open;
  EXPECT_EQ(end_of(walked_down()), goal);
  map().vision_mode = VisionMode::manual;
  EXPECT_EQ(end_of(walked_down()), goal);
}

TEST_F(SightingsTest, TheHouseRuleSaysWhen) {
  house_rule(0);
  EXPECT_EQ(end_of(walked_down()), goal) << "never";
  house_rule(2);
  EXPECT_EQ(end_of(walked_down()), gap) << "in encounters too";
  fight();
  EXPECT_EQ(end_of(walked_down()), gap) << "in encounters too";
  house_rule(1);
  EXPECT_EQ(end_of(walked_down()), goal) << "not in an encounter";
}

/// Maps, creatures and walks by chance.
class Wandering {
 public:
  explicit Wandering(unsigned seed) : random_(seed) {}

  State state() {
    State state = tiny_state({"Ann", "Bo", "Cat", "Dee", "Eve", "Fay"});
    Scene& scene = state.scenes.front();
    scene.vision_mode = VisionMode::vision;
    scene.darkness = below(2) ? 10 : 0;
    scene.walls.set(walls());
    const Light lamp{.id = {200}, .at = {720 * below(20), 720 * below(20)}, .bright = {}, .dim = metres(1 + below(12))};
    scene.lights.set({&lamp, 1});
    for (Creature& one : state.creatures) {
      one.place = Place::at(cell());
      one.hidden = one.id != ann && below(5) == 0;
      if (one.id.value > 3 && below(3) == 0) one.side = "heroes"_k;
      if (one.id.value == 4) one.seats = {{1}};  // of the same player: its eyes do not count
      if (below(4) == 0)
        state.relations.push_back(
            {{300 + one.id.value}, below(2) ? "hides_from"_k : "found_by"_k, one.id, ann, {}, false});
    }
    return state;
  }
  Path path(Cell from) {
    Path path;
    for (int i = 0; i < 25; ++i) {
      from = {std::clamp(from.column + below(3) - 1, 0, 19), std::clamp(from.row + below(3) - 1, 0, 19)};
      path.push_back(from);
    }
    return path;
  }

 private:
  std::int32_t below(int limit) { return static_cast<std::int32_t>(random_() % static_cast<unsigned>(limit)); }
  Cell cell() { return {below(20), below(20)}; }
  std::vector<Wall> walls() {
    std::vector<Wall> walls;
    for (std::uint64_t id = 1; id <= 40; ++id) {
      const MapPoint from{720 * below(20), 720 * below(20)};
      const std::int32_t length = 720 * (1 + below(6));
      walls.push_back(
          {.id = {id},
           .line = {from, below(2) ? MapPoint{from.x + length, from.y} : MapPoint{from.x, from.y + length}}});
    }
    return walls;
  }

  std::mt19937 random_;
};

/// The creatures of other sides that Ann perceives, by the table of sight 3.
std::set<CreatureId> perceived_by_ann(const System& system, const State& state) {
  const Viewer viewer{Viewer::Role::player, {1}, {ann}};
  const Sight sight(system, state.scenes.front(), viewer, state.creatures);
  std::set<CreatureId> perceived;
  for (const Creature& one : state.creatures) {
    bool aware = !one.hidden;
    for (const Relation& relation : state.relations)
      if (relation.from == Ref(one.id)) aware = relation.key == "found_by"_k;
    if (one.side != "heroes"_k && aware && sight.sees(one)) perceived.insert(one.id);
  }
  return perceived;
}

TEST_F(SightingsTest, AnyWalkEndsWhereOneIsFirstPerceived) {  // sight S16
  int stopped = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    Wandering chance(seed);
    state = chance.state();
    const Path path = chance.path(state.creatures[0].place.cell);
    State then = state;
    const std::set<CreatureId> before = perceived_by_ann(system, then);
    std::size_t steps = 0;
    std::vector<CreatureId> expected;
    while (steps < path.size() && expected.empty()) {
      then.creatures[0].place = Place::at(path[steps++]);
      if (steps == path.size()) break;
      for (const CreatureId one : perceived_by_ann(system, then))
        if (!before.contains(one)) expected.push_back(one);
    }

    const Events events = walked(path);

    ASSERT_EQ(static_cast<std::size_t>(std::ranges::count_if(
                  events, [](const Event& event) { return std::holds_alternative<Moved>(event); })),
              steps)
        << "seed " << seed;
    ASSERT_EQ(sighted_in(events), expected) << "seed " << seed;
    stopped += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(stopped, 50);
  EXPECT_LT(stopped, 250);
}

}  // namespace
}  // namespace ft::rules
