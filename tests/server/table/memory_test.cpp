// What creatures remember of a map, and what happens out of their sight (P61, P64, sight S11 to S13).
#include <gmock/gmock.h>

#include <random>

#include "tests/server/table/vision_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::SizeIs;
using wire::Delta;

/// Ada stands three squares left of the door that she and Bea know, each in the dark.
class Memory : public Vision {
 protected:
  Memory() {
    set_door(wire::Wall::OPEN);
    put(gm, "Bea", scene(), {9, 2});
    set_door(wire::Wall::CLOSED);
    put(gm, "Ada", scene(), {1, 8});
    darken();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  void paint(rules::Cell cell) {
    wire::Edit change;
    wire::PaintGround& paint = *change.mutable_paint_ground();
    paint.set_scene(scene());
    wire::TerrainRun& run = *paint.add_runs();
    run.mutable_first()->set_column(cell.column);
    run.mutable_first()->set_row(cell.row);
    run.set_cells(1);
    run.set_difficult(true);
    send_edit(change);
  }
  /// Something of the GM, in sight or out of it.
  void change_at_random(const std::function<std::int32_t(std::uint32_t)>& below) {
    constexpr std::array names = {"Ada", "Bea", "Ghoul"};
    const std::string_view who = names.at(static_cast<std::size_t>(below(3)));
    switch (below(5)) {
      case 0: set_door(below(2) == 0 ? wire::Wall::OPEN : wire::Wall::CLOSED); break;
      case 1: paint({below(12), below(8)}); break;
      case 2: set_number(gm, who, "light_dim", below(2) * 5); break;
      default: put(gm, who, scene(), {below(12), below(8)}); break;
    }
    settle();
  }
  /// The state without what creatures remember.
  [[nodiscard]] rules::State without_memories() const {
    rules::State state = table->state().state;
    for (rules::Scene& one : state.scenes) one.revealed = {}, one.ghosts = {}, one.memories = {};
    return state;
  }
  void restart() {
    kill();
    start();
    settle();
  }
  [[nodiscard]] static wire::Wall::State door_of(const Client& client) {
    for (const wire::Wall& wall : client.state.scenes(0).walls())
      if (wall.door() == wire::Wall::DOOR) return wall.state();
    return wire::Wall::LOCKED;
  }
};

TEST_F(Memory, ADoorThatOpensInTheDarkSendsNothing) {  // P61, sight S11
  set_door(wire::Wall::OPEN);

  EXPECT_THAT(ada.deltas, IsEmpty());
  EXPECT_THAT(bea.deltas, IsEmpty());
  EXPECT_EQ(door_of(gm), wire::Wall::OPEN);
  expect_all_agree();
  EXPECT_EQ(door_of(ada), wire::Wall::CLOSED);

  put(gm, "Ada", scene(), {1, 2});
  settle();
  EXPECT_EQ(door_of(ada), wire::Wall::OPEN);
  EXPECT_EQ(door_of(bea), wire::Wall::CLOSED);
  expect_all_agree();
}

TEST_F(Memory, TerrainPaintedInTheDarkSendsNothing) {  // P61, sight S11
  const int before = ada.state.scenes(0).terrain_size();
  paint({0, 4});
  EXPECT_THAT(ada.deltas, IsEmpty());
  expect_all_agree();
  put(gm, "Ada", scene(), {1, 5});
  settle();
  EXPECT_EQ(ada.state.scenes(0).terrain_size(), before + 1);
  expect_all_agree();
}

TEST_F(Memory, UndoOutOfSightSendsNothing) {  // sight S12
  set_door(wire::Wall::OPEN);
  paint({0, 4});
  for (Client* client : {&gm, &ada, &bea}) client->forget();
  undo(gm);
  undo(gm);
  EXPECT_EQ(door_of(gm), wire::Wall::CLOSED);
  EXPECT_THAT(ada.deltas, IsEmpty());
  EXPECT_THAT(map().memories, IsEmpty());
  redo();
  EXPECT_THAT(ada.deltas, IsEmpty());
  expect_all_agree();
}

TEST_F(Memory, UndoGivesBackTheRestAndTakesNothingThatWasSeen) {  // sight S12
  std::mt19937 random(12);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  std::vector<rules::State> before;
  int undone = 0;
  for (int step = 0; step < 120; ++step) {
    const std::vector<rules::RevealedArea> explored = map().revealed;
    const std::size_t steps = table->state().undo_history.steps().size();
    if (!before.empty() && below(3) == 0) {
      undo(gm);
      ASSERT_EQ(without_memories(), before.back()) << "step " << step;
      before.pop_back();
      ++undone;
    } else {
      const rules::State now = without_memories();
      change_at_random(below);
      if (table->state().undo_history.steps().size() > steps) before.push_back(now);
    }
    for (const rules::RevealedArea& area : explored) {
      const auto later = std::ranges::find(map().revealed, area.to, &rules::RevealedArea::to);
      ASSERT_TRUE(later != map().revealed.end() && (area.samples - later->samples).empty()) << "step " << step;
    }
  }
  EXPECT_GT(undone, 20);
  expect_all_agree();
}

TEST_F(Memory, ItSurvivesARestartAtAnyMoment) {  // sight S13
  std::mt19937 random(13);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  for (int step = 0; step < 60; ++step) {
    below(5) == 0 ? undo(gm) : change_at_random(below);
    const rules::State before = table->state().state;
    restart();
    ASSERT_EQ(table->state().state, before) << "step " << step;
    for (Client* client : {&gm, &ada, &bea}) hello(*client);
  }
  EXPECT_FALSE(map().ghosts.empty() || map().memories.empty());
}

TEST_F(Memory, OtherSecretsOfTheGmSendNothing) {  // sight S11
  wire::Edit note;
  note.mutable_put_notes()->set_scene(scene());
  note.mutable_put_notes()->add_notes()->set_title("Ambush");
  note.mutable_put_notes()->mutable_notes(0)->set_audience(wire::Note::GM);
  send_edit(note);
  EXPECT_THAT(ada.deltas, IsEmpty());
  wire::Edit lamp;
  lamp.mutable_put_lights()->set_scene(scene());
  wire::Light& light = *lamp.mutable_put_lights()->add_lights();
  light.set_x(720 * 15);
  light.set_y(720 * 15);
  light.set_dim(10'000);
  light.set_degrees(360);
  send_edit(lamp);
  EXPECT_THAT(ada.deltas, IsEmpty()) << "behind the wall";
  wire::Edit walls;
  walls.mutable_put_walls()->set_scene(scene());
  add_wall(walls, 720 * 15, 0, 720).set_door(wire::Wall::DOOR);
  send_edit(walls);
  EXPECT_THAT(ada.deltas, IsEmpty());
  put(gm, "Ghoul", scene(), {15, 4});
  settle();
  EXPECT_THAT(ada.deltas, IsEmpty());
  expect_all_agree();
}

TEST_F(Memory, AnEveningOutOfSightSendsNoByte) {  // sight S11
  std::mt19937 random(7);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  for (int step = 0; step < 60; ++step) {
    switch (below(4)) {
      case 0: set_door(below(2) == 0 ? wire::Wall::OPEN : wire::Wall::CLOSED); break;
      case 1: paint({below(20), below(6)}); break;
      case 2: put(gm, "Ghoul", scene(), {4 + below(12), below(20)}); break;
      default: set_hp(gm, "Ghoul", 1 + below(20)); break;
    }
    settle();
    ASSERT_THAT(ada.deltas, IsEmpty()) << "step " << step;
  }
  expect_all_agree();
}

TEST_F(Memory, NoNumberOfSecretEditsPushesALineOutOfALog) {  // sight S11
  say(ada, "/r 1d20 # mine");
  settle();
  for (int i = 0; i < 310; ++i) {
    set_hp(gm, "Ghoul", 1 + i % 2);
    settle();
  }

  hello(ada);

  const auto snapshots = ada.of(Delta::kSnapshot);
  ASSERT_THAT(snapshots, testing::Not(IsEmpty()));
  EXPECT_THAT(snapshots.back().DebugString(), testing::HasSubstr("mine"));
}

TEST_F(Memory, ItSurvivesARestart) {  // sight S13
  set_door(wire::Wall::OPEN);
  paint({0, 4});
  ASSERT_THAT(map().memories, SizeIs(2));
  const rules::Scene before = map();
  restart();
  EXPECT_EQ(map(), before);
  hello(ada);
  EXPECT_EQ(door_of(ada), wire::Wall::CLOSED);
}

TEST_F(Memory, GhostsSurviveARestart) {  // P64, sight S13
  put(gm, "Bea", scene(), {1, 9});
  put(gm, "Ghoul", scene(), {0, 8});
  settle();
  ASSERT_NE(ada.creature("Ghoul"), 0U);
  wire::Edit far;
  far.mutable_place_creature()->set_creature(gm.creature("Ada"));
  far.mutable_place_creature()->set_scene(scene());
  far.mutable_place_creature()->mutable_place()->set_kind(wire::Place::CELL);
  far.mutable_place_creature()->mutable_place()->set_column(1);
  far.mutable_place_creature()->mutable_place()->set_row(14);
  send_edit(far);
  ASSERT_THAT(ada.state.scenes(0).ghosts(), SizeIs(2));
  const rules::Scene before = map();
  restart();
  EXPECT_EQ(map(), before);
  hello(ada);
  std::vector<std::string> names;
  for (const wire::Ghost& ghost : ada.state.scenes(0).ghosts()) names.push_back(ghost.name());
  EXPECT_THAT(names, testing::UnorderedElementsAre("Bea", "Ghoul"));
}

TEST_F(Memory, ItIsForThosePlayersWhoHaveTheCreatureNow) {  // sight S14
  const std::uint32_t own = gm.creature("Ada");
  const auto samples_sent_to = [&](const Client& client) {
    std::string samples;
    for (const wire::RevealedArea& area : client.state.scenes(0).revealed())
      if (area.creature() == own) samples += area.ShortDebugString();
    return samples;
  };
  leave(ada);
  put(gm, "Ada", scene(), {2, 15});
  settle();
  hello(ada);
  const std::string explored = samples_sent_to(ada);
  EXPECT_FALSE(explored.empty()) << "also what was explored while she was away";
  EXPECT_EQ(samples_sent_to(bea), "");

  give(gm, "Ada", 3);
  settle();
  EXPECT_EQ(samples_sent_to(bea), explored);
  expect_all_agree();
  give(gm, "Ada", 2);
  settle();
  EXPECT_EQ(samples_sent_to(bea), "");
  EXPECT_EQ(samples_sent_to(ada), explored);
  expect_all_agree();
}

TEST_F(Memory, ItGoesWithItsCreatureAndComesBackWithIt) {
  set_door(wire::Wall::OPEN);
  const auto before = map().memories;
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Ada"));
  send_edit(remove);
  EXPECT_THAT(map().memories, SizeIs(1));
  EXPECT_THAT(map().revealed, SizeIs(1)) << "nor what it explored";
  undo(gm);
  EXPECT_EQ(map().memories, before);
  expect_all_agree();
}

}  // namespace ft::test
