// A map with vision: a wall with a door, two players on one side of it and a foe on the other.
#pragma once

#include <gtest/gtest.h>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {

/// Ann plays creature 1 at 1,5, Ben creature 3 at 1,18; creature 2, a foe, stands at 6,5. A wall right of column 3 goes from top to
/// bottom, with a door in row 5.
class SightTest : public testing::Test {
 protected:
  SightTest() {
    Scene& scene = map();
    scene.vision_mode = VisionMode::vision;
    state.creatures[0].place = Place::at({1, 5});
    state.creatures[1].place = Place::at({6, 5});
    state.creatures[2].place = Place::at({1, 18});
    state.creatures[2].seats = {{2}};
    scene.walls.set(std::vector<Wall>{{.id = {70}, .line = {{2880, 0}, {2880, 3600}}},
                                      {.id = {71}, .line = {{2880, 3600}, {2880, 4320}}, .door = Wall::Door::door},
                                      {.id = {72}, .line = {{2880, 4320}, {2880, 14400}}}});
  }
  Scene& map() { return state.scenes.front(); }
  void open_door() { map().walls.set_door({{71}, DoorState::Is::open}); }
  /// As a table does it: what is seen before the events, each event and a look, what is learned by them. Returns that.
  Events learned_by(const Events& events) {
    Sights sights(system, state);
    Exploration exploration(sights);
    for (const Event& event : events) {
      fold(state, event);
      sights.forget();
      exploration.follow(sights, event);
    }
    return exploration.learned(sights);
  }
  Events happen(const Events& events) {
    Events learned = learned_by(events);
    fold(state, learned);
    return learned;
  }
  void move(CreatureId id, const std::vector<Cell>& way) {
    Events steps;
    Place from = state.creatures[id.value - 1].place;
    for (const Cell cell : way) {
      steps.emplace_back(Moved{id, {1}, from, Place::at(cell), {}});
      from = Place::at(cell);
    }
    happen(steps);
  }
  [[nodiscard]] bool knows_foe(const Viewer& viewer) const { return knows(system, state, state.creatures[1], viewer); }
  [[nodiscard]] Sight sight(const Viewer& viewer) const {
    return {system, state.scenes.front(), viewer, state.creatures};
  }

  const TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}}, ben{Viewer::Role::player, {2}, {{3}}};
  const Viewer spectator{Viewer::Role::player, {9}, {}};
};

}  // namespace ft::rules
