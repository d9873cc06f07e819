// Walks into regions of a map. Source: sight 2, S17.
#include "rules/kernel/resolution/step_effects.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Ann stands at 1,1 and is to walk down column 1; the other scene is 2.
class StepEffectsTest : public ResolutionTest {
 protected:
  StepEffectsTest() {
    state.creatures[0].place = Place::at({1, 1});
    state.scenes.push_back(state.scenes.front());
    state.scenes.back().id = {2};
  }
  /// A region of one square.
  static Region region(FixtureId id, Region::Kind kind, Cell at) {
    const std::int32_t x = square_units * at.column, y = square_units * at.row;
    return {.id = id,
            .kind = kind,
            .corners = {{x, y}, {x + square_units, y}, {x + square_units, y + square_units}, {x, y + square_units}},
            .name = "Pit"};
  }
  static Region damage(Cell at, std::int32_t amount, FixtureId id = {1}) {
    Region harmful = region(id, Region::Kind::damage, at);
    harmful.damage = amount;
    return harmful;
  }
  void put(const Region& one, std::size_t scene = 0) { state.scenes[scene].regions.set({&one, 1}); }
  /// A passage from 1,3.
  void lead(SceneId scene, FixtureId to) {
    Region passage = region({1}, Region::Kind::passage, {1, 3});
    passage.to_scene = scene;
    passage.to_region = to;
    put(passage);
  }

  /// The events of a walk as rulebooks have it; in these rows others are passed.
  Events walked(const Path& path, std::vector<std::int32_t> passing = {}) {
    return play([=](Resolution& r) {
             StepEffects effects(r, r.actor());
             for (const Cell& to : path) {
               const Creature& walker = r.world().creature(r.actor());
               r.emit(Moved{r.actor(), walker.scene, walker.place, Place::at(to), {}});
               const bool passes = std::ranges::find(passing, to.row) != passing.end();
               const Footing footing = &to == &path.back() ? Footing::arrived
                                       : passes            ? Footing::passing
                                                           : Footing::standing;
               if (effects.end_walk(r, footing)) return;
             }
           })
        .events;
  }
  Events walked_down(std::vector<std::int32_t> passing = {}) {
    return walked({{1, 2}, {1, 3}, {1, 4}, {1, 5}}, std::move(passing));
  }
  static const Moved& last_move(const Events& events) {
    const auto at = std::find_if(events.rbegin(), events.rend(),
                                 [](const Event& event) { return std::holds_alternative<Moved>(event); });
    return std::get<Moved>(*at);
  }
  static std::int64_t health_lost(const Events& events) {
    std::int64_t lost = 0;
    for (const Event& event : events)
      if (const auto* set = std::get_if<NumberSet>(&event)) lost += set->before - set->value;
    return lost;
  }
  static Cell end_of(const Events& events) { return last_move(events).to.cell; }
  /// The lines of the log, as a viewer reads them.
  std::vector<Key> lines(const Events& events, const Viewer& reader) {
    State now = state;
    std::vector<Key> texts;
    for (const Event& event : events) {
      fold(now, event);
      const auto shown = project(system, now, event, reader, true);
      if (const auto* line = shown ? std::get_if<LogLine>(&*shown) : nullptr) texts.push_back(line->text);
    }
    return texts;
  }

  static constexpr Cell goal{1, 5};
  const Viewer player{Viewer::Role::player, {1}, {ann}};
};

TEST_F(StepEffectsTest, AWalkEndsWhereItEntersAStop) {
  put(region({1}, Region::Kind::stop, {1, 3}));
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), (Cell{1, 3}));
  EXPECT_THAT(lines(events, player), ElementsAre("stops_here"_k));
}

TEST_F(StepEffectsTest, ALargeCreatureComesOutOfAPassageOnOneSideOfAWall) {
  Region wide = region({1}, Region::Kind::passage, {1, 3});
  wide.corners[1].x = wide.corners[2].x = 3 * square_units;
  wide.corners[2].y = wide.corners[3].y = 5 * square_units;
  wide.to_region = {2};
  put(wide);
  put(region({2}, Region::Kind::passage, {10, 10}));
  state.creatures[0].size = 2;
  const std::int32_t x = 11 * square_units;
  state.scenes.front().walls.set(
      std::vector<Wall>{{.id = {70}, .line = {{x, 9 * square_units}, {x, 13 * square_units}}}});
  EXPECT_EQ(end_of(walked_down()).column, 9);
}

TEST_F(StepEffectsTest, WhoStandsInARegionEntersItNoMore) {
  Region wide = region({1}, Region::Kind::trap, {1, 1});
  wide.corners[2].y = wide.corners[3].y = 10 * square_units;
  put(wide);
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), goal);
  EXPECT_THAT(lines(events, Viewer::gm()), IsEmpty());
}

TEST_F(StepEffectsTest, WhoLeavesARegionMayEnterItAgain) {
  put(region({1}, Region::Kind::alert, {1, 2}));
  EXPECT_THAT(lines(walked({{1, 2}, {1, 1}, {1, 2}, {1, 1}}), Viewer::gm()),
              ElementsAre("enters_region"_k, "enters_region"_k));
}

TEST_F(StepEffectsTest, AStopWaitsForACellInWhichTheWalkMayEnd) {
  Region two_rows = region({1}, Region::Kind::trap, {1, 3});
  two_rows.corners[2].y = two_rows.corners[3].y = 5 * square_units;
  put(two_rows);
  const Events events = walked_down({3});
  EXPECT_EQ(end_of(events), (Cell{1, 4}));
  EXPECT_THAT(lines(events, Viewer::gm()), ElementsAre("enters_region"_k, "stops_here"_k));
  EXPECT_EQ(end_of(walked_down({3, 4})), goal) << "passed altogether";
}

TEST_F(StepEffectsTest, AlertsAndTrapsAreReadByTheGmAlone) {
  put(region({1}, Region::Kind::alert, {1, 3}));
  put(region({2}, Region::Kind::trap, {1, 4}));
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), (Cell{1, 4}));
  EXPECT_THAT(lines(events, Viewer::gm()), ElementsAre("enters_region"_k, "enters_region"_k, "stops_here"_k));
  EXPECT_THAT(lines(events, player), ElementsAre("stops_here"_k));
  EXPECT_THAT(lines(events, {Viewer::Role::player, {2}, {}}), IsEmpty());
}

TEST_F(StepEffectsTest, ARegionThatIsOffDoesNothing) {
  Region off = region({1}, Region::Kind::stop, {1, 3});
  off.off = true;
  put(off);
  EXPECT_EQ(end_of(walked_down()), goal);
}

TEST_F(StepEffectsTest, ACreatureOfTheGmIsStoppedToo) {
  state.creatures[0].seats.clear();
  put(region({1}, Region::Kind::stop, {1, 3}));
  EXPECT_EQ(end_of(walked_down()), (Cell{1, 3}));
}

TEST_F(StepEffectsTest, APassageLeadsToAFreePlaceNearTheMiddleOfARegion) {
  Region target = region({2}, Region::Kind::alert, {10, 10});
  target.corners[1].x = target.corners[2].x = 13 * square_units;
  put(target);
  lead({}, {2});
  EXPECT_EQ(end_of(walked_down()), (Cell{11, 10}));
  state.creatures[1].place = Place::at({11, 10});
  EXPECT_EQ(end_of(walked_down()), (Cell{11, 9}));
  EXPECT_THAT(lines(walked_down(), Viewer::gm()), ElementsAre("enters_region"_k)) << "the passage, not the alert";
}

TEST_F(StepEffectsTest, NoWalkerComesOutBehindAWall) {
  put(region({2}, Region::Kind::alert, {10, 10}));
  lead({}, {2});
  state.creatures[1].place = Place::at({10, 10});
  state.scenes[0].walls.set(std::vector<Wall>{{.id = {70}, .line = {{6480, 7200}, {8640, 7200}}}});
  EXPECT_EQ(end_of(walked_down()), (Cell{11, 10})) << "not to the north";
}

TEST_F(StepEffectsTest, APassageMayLeadToAnotherScene) {
  put(region({9}, Region::Kind::passage, {5, 5}), 1);
  lead({2}, {9});
  const Moved move = last_move(walked_down());
  EXPECT_EQ(move.scene, SceneId{2});
  EXPECT_EQ(move.to, Place::at({5, 5}));
}

TEST_F(StepEffectsTest, StairsBothWaysDoNotLeadStraightBack) {
  lead({}, {2});
  Region top = region({2}, Region::Kind::passage, {10, 10});
  top.to_region = {1};
  put(top);
  fold(state, walked_down());
  ASSERT_EQ(state.creatures[0].place.cell, (Cell{10, 10}));

  EXPECT_EQ(end_of(walked({{10, 11}, {10, 12}})), (Cell{10, 12}));
  EXPECT_EQ(end_of(walked({{10, 11}, {10, 10}, {10, 9}})), (Cell{1, 3})) << "entered again they lead down";
}

TEST_F(StepEffectsTest, APassageThatLeadsNowhereDoesNothing) {
  lead({}, {});
  EXPECT_EQ(end_of(walked_down()), goal);
  lead({3}, {2});
  EXPECT_EQ(end_of(walked_down()), goal) << "its scene is gone";
}

TEST_F(StepEffectsTest, TheMiddleOfALargeCreatureDecides) {
  state.creatures[0].size = 3;
  put(region({1}, Region::Kind::stop, {1, 4}));
  EXPECT_EQ(end_of(walked_down()), goal) << "its corner alone";
  put(region({1}, Region::Kind::stop, {2, 4}));
  EXPECT_EQ(end_of(walked_down()), (Cell{1, 3}));
}

TEST_F(StepEffectsTest, AWalkEndsWhereItIsHarmed) {
  put(damage({1, 3}, 2));
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), (Cell{1, 3}));
  EXPECT_EQ(health_lost(events), 2);
  EXPECT_THAT(lines(events, player), ElementsAre("stops_here"_k));
  EXPECT_EQ(health_lost(walked({{1, 2}, {1, 3}})), 2) << "at its last step too";
}

TEST_F(StepEffectsTest, AWalkIsNotHarmedWhereItOnlyPasses) {
  put(damage({1, 3}, 2));
  const Events events = walked_down({3});
  EXPECT_EQ(end_of(events), goal);
  EXPECT_EQ(health_lost(events), 0);
}

TEST_F(StepEffectsTest, DamageOfNothingIsAStop) {
  put(damage({1, 3}, 0));
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), (Cell{1, 3}));
  EXPECT_EQ(health_lost(events), 0);
}

TEST_F(StepEffectsTest, APassageTakesItsWalkerPastDamage) {
  lead({}, {2});
  const Region all[] = {state.scenes.front().regions.all()[0], region({2}, Region::Kind::passage, {10, 10}),
                        damage({1, 3}, 2, {3}), damage({10, 10}, 2, {4})};
  state.scenes.front().regions.set(all);
  const Events events = walked_down();
  EXPECT_EQ(end_of(events), (Cell{10, 10}));
  EXPECT_EQ(health_lost(events), 0);
}

TEST_F(StepEffectsTest, RegionsChangeNoProbe) {  // sight S17
  put(region({1}, Region::Kind::stop, {1, 2}));
  lead({}, {1});
  system.procedures["act"_k] = [](Resolution& r) {
    StepEffects effects(r, r.actor());
    r.emit(Moved{r.actor(), {1}, {}, Place::at({1, 2}), {}});
    (void)effects.end_walk(r, Footing::arrived);
  };
  EXPECT_FALSE(probed());
}

}  // namespace
}  // namespace ft::rules
