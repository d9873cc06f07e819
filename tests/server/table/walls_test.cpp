// Walls and doors at a table: drawn by the GM, met by players (P60).
#include <gmock/gmock.h>

#include <map>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using rules::DoorState;
using testing::SizeIs;
using wire::Delta;

class Walls : public Undo {
 protected:
  [[nodiscard]] std::uint32_t scene() const { return gm.state.scenes(0).id(); }
  [[nodiscard]] const rules::SceneWalls& walls() const { return table->state().state.scenes[0].walls; }
  void send_edit(const wire::Edit& change, Client* by = nullptr) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(by ? *by : gm, change);
    settle();
  }
  /// A wall along the right of a cell of squares.
  static void add_wall(wire::Edit& change, int column, int row, wire::Wall::Door door = wire::Wall::NO_DOOR) {
    wire::Wall& wall = *change.mutable_put_walls()->add_walls();
    wall.set_from_x(720 * (column + 1));
    wall.set_from_y(720 * row);
    wall.set_to_x(720 * (column + 1));
    wall.set_to_y(720 * (row + 1));
    wall.set_sight(wire::Wall::FULL);
    wall.set_move(wire::Wall::FULL);
    wall.set_door(door);
  }
  void put_wall(int column, int row, wire::Wall::Door door = wire::Wall::NO_DOOR) {
    wire::Edit change;
    change.mutable_put_walls()->set_scene(scene());
    add_wall(change, column, row, door);
    send_edit(change);
  }
  void set_door(wire::Wall::State state) {
    wire::Edit change;
    change.mutable_set_door()->set_scene(scene());
    change.mutable_set_door()->set_wall(walls().all().front().id.value);
    change.mutable_set_door()->set_state(state);
    send_edit(change);
  }
  /// Opens or closes the first wall's door.
  void use_door(Client& by, std::string_view action) {
    wire::ClientFrame frame;
    wire::Command& command = *frame.mutable_command();
    command.set_client_id(++by.last_id);
    command.set_action(by.name(action));
    command.set_actor(by.creature("Ada"));
    wire::Param& door = *command.add_form();
    door.set_name(by.name("door"));
    door.mutable_value()->mutable_ref()->set_within(scene());
    door.mutable_value()->mutable_ref()->set_fixture(walls().all().front().id.value);
    by.forget();
    send(by, frame);
    settle();
  }
  [[nodiscard]] rules::Cell at() const { return creature("Ada").place.cell; }
};

TEST_F(Walls, AWallOfTheGmsIsSentToAllAndStopsSteps) {  // P60
  put_wall(at().column, at().row);

  for (Client* client : {&gm, &ada, &bea}) EXPECT_THAT(client->state.scenes(0).walls(), SizeIs(1)) << client->seat.name;
  const rules::Cell before = at();
  step(ada, "Ada", before.column + 1, before.row);
  settle();
  EXPECT_EQ(at(), before);
  expect_all_agree();
}

TEST_F(Walls, APlayerOpensADoorAndCannotOpenALockedOne) {  // P60
  put_wall(at().column, at().row, wire::Wall::DOOR);

  use_door(ada, "open_door");
  EXPECT_EQ(walls().door(walls().all().front().id), DoorState::Is::open);
  ASSERT_TRUE(bea.got(Delta::kDoor));
  EXPECT_EQ(bea.of(Delta::kDoor)[0].door().state(), wire::Wall::OPEN);
  use_door(ada, "close_door");
  set_door(wire::Wall::CLOSED);
  EXPECT_EQ(gm.refusal(), "E_DOOR_STAYS") << "it is closed already";
  set_door(wire::Wall::LOCKED);
  EXPECT_EQ(gm.state.scenes(0).walls(0).state(), wire::Wall::LOCKED);
  EXPECT_EQ(ada.state.scenes(0).walls(0).state(), wire::Wall::CLOSED) << "until it is tried";
  EXPECT_FALSE(ada.got(Delta::kDoor) || ada.got(Delta::kScene));
  wire::ClientFrame ask;
  ask.mutable_ask_offers()->set_creature(ada.creature("Ada"));
  send(ada, ask);
  settle();
  for (const wire::Delta& delta : ada.of(Delta::kOffers))
    for (const wire::Offer& offer : delta.offers().offers())
      EXPECT_NE(offer.why_not().code(), ada.name("E_DOOR_LOCKED")) << "no offer tells it either";
  use_door(ada, "open_door");
  EXPECT_EQ(ada.refusal(), "E_DOOR_LOCKED");
  expect_all_agree();
}

TEST_F(Walls, ASecretDoorIsAWallToPlayersUntilItIsOpen) {  // P60
  put_wall(at().column, at().row, wire::Wall::SECRET);

  EXPECT_EQ(gm.state.scenes(0).walls(0).door(), wire::Wall::SECRET);
  EXPECT_EQ(ada.state.scenes(0).walls(0).door(), wire::Wall::NO_DOOR);
  use_door(ada, "open_door");
  EXPECT_EQ(ada.refusal(), "E_NO_SUCH");
  set_door(wire::Wall::OPEN);
  EXPECT_EQ(ada.state.scenes(0).walls(0).door(), wire::Wall::DOOR);
  EXPECT_EQ(ada.state.scenes(0).walls(0).state(), wire::Wall::OPEN);
  set_door(wire::Wall::LOCKED);
  EXPECT_EQ(ada.state.scenes(0).walls(0).door(), wire::Wall::NO_DOOR);
  EXPECT_EQ(ada.state.scenes(0).walls(0).state(), wire::Wall::CLOSED);
  expect_all_agree();
}

TEST_F(Walls, MakingAWallASecretDoorSendsPlayersNothing) {  // P60
  put_wall(at().column, at().row);
  wire::Edit change;
  change.mutable_put_walls()->set_scene(scene());
  wire::Wall& secret = *change.mutable_put_walls()->add_walls();
  secret = gm.state.scenes(0).walls(0);
  secret.set_door(wire::Wall::SECRET);

  send_edit(change);

  EXPECT_EQ(gm.state.scenes(0).walls(0).door(), wire::Wall::SECRET);
  EXPECT_FALSE(ada.got(Delta::kWalls) || ada.got(Delta::kScene));
  expect_all_agree();
}

TEST_F(Walls, ASecretDoorIsADoorToThePlayersOfWhoFoundIt) {
  put_wall(at().column, at().row, wire::Wall::SECRET);
  wire::Edit change;
  change.mutable_put_walls()->set_scene(scene());
  wire::Wall& found = *change.mutable_put_walls()->add_walls();
  found = gm.state.scenes(0).walls(0);
  found.add_found_by(gm.creature("Ada"));

  send_edit(change);

  EXPECT_THAT(gm.state.scenes(0).walls(0).found_by(), SizeIs(1));
  EXPECT_EQ(ada.state.scenes(0).walls(0).door(), wire::Wall::DOOR);
  EXPECT_THAT(ada.state.scenes(0).walls(0).found_by(), SizeIs(0));
  EXPECT_EQ(bea.state.scenes(0).walls(0).door(), wire::Wall::NO_DOOR);
  EXPECT_FALSE(bea.got(Delta::kWalls) || bea.got(Delta::kScene));
  use_door(ada, "open_door");
  EXPECT_EQ(bea.state.scenes(0).walls(0).state(), wire::Wall::OPEN);
  expect_all_agree();

  undo(gm);
  undo(gm);
  EXPECT_EQ(ada.state.scenes(0).walls(0).door(), wire::Wall::NO_DOOR);
  expect_all_agree();
}

TEST_F(Walls, ASecretDoorIsFoundByCreaturesThatThereAreAndAPlainWallByNone) {
  wire::Edit change;
  change.mutable_put_walls()->set_scene(scene());
  for (const wire::Wall::Door door : {wire::Wall::NO_DOOR, wire::Wall::SECRET})
    add_wall(change, at().column, at().row + static_cast<int>(door), door);
  for (wire::Wall& wall : *change.mutable_put_walls()->mutable_walls())
    for (const std::uint32_t creature : {gm.creature("Ada"), gm.creature("Ada"), 9'999U}) wall.add_found_by(creature);
  send_edit(change);
  ASSERT_THAT(walls().all(), SizeIs(2));
  for (const rules::Wall& wall : walls().all())
    EXPECT_THAT(wall.found_by, SizeIs(wall.door == rules::Wall::Door::secret ? 1 : 0));
}

TEST_F(Walls, WallsAreChangedRemovedAndBroughtBackByUndo) {  // P60
  wire::Edit two;
  two.mutable_put_walls()->set_scene(scene());
  add_wall(two, 1, 1);
  add_wall(two, 2, 1, wire::Wall::DOOR);
  send_edit(two);
  ASSERT_THAT(walls().all(), SizeIs(2));

  wire::Edit remove;
  remove.mutable_remove_walls()->set_scene(scene());
  for (const rules::Wall& wall : walls().all()) remove.mutable_remove_walls()->add_walls(wall.id.value);
  send_edit(remove);
  EXPECT_THAT(walls().all(), SizeIs(0));
  EXPECT_THAT(bea.state.scenes(0).walls(), SizeIs(0));
  undo(gm);
  EXPECT_THAT(walls().all(), SizeIs(2));
  undo(gm);
  EXPECT_THAT(walls().all(), SizeIs(0));
  expect_all_agree();
}

TEST_F(Walls, WallsAndDoorsSurviveARestart) {
  put_wall(at().column, at().row, wire::Wall::DOOR);
  set_door(wire::Wall::OPEN);
  const rules::SceneWalls before = walls();

  kill();
  start();
  settle();

  EXPECT_EQ(walls(), before);
}

TEST_F(Walls, WallsLongerThanASceneHoldsAreRefused) {
  wire::Edit change;
  change.mutable_put_walls()->set_scene(scene());
  for (int i = 0; i < 500; ++i) {  // of 200 squares each
    wire::Wall& wall = *change.mutable_put_walls()->add_walls();
    wall.set_from_x(-72'000);
    wall.set_to_x(72'000);
    wall.set_move(wire::Wall::FULL);
  }
  wire::Edit one_more = change;
  one_more.mutable_put_walls()->add_walls()->set_to_x(1);

  send_edit(one_more);
  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  send_edit(change);
  EXPECT_THAT(walls().all(), SizeIs(500));
}

TEST_F(Walls, IdsTellNeitherTheNumberOfHiddenThingsNorTheirOrder) {  // sight S18
  for (int column = 0; column < 10; ++column) {
    wire::Edit change;
    change.mutable_put_walls()->set_scene(scene());
    for (int row = 0; row < 1'000; ++row) {
      wire::Wall& wall = *change.mutable_put_walls()->add_walls();
      wall.set_from_x(720 * column);
      wall.set_from_y(20 * row);
      wall.set_to_x(720 * column + 1);
      wall.set_to_y(20 * row);
    }
    send_edit(change);
  }
  std::map<std::pair<int, int>, std::int64_t> ids;  // as they were drawn
  for (const rules::Wall& wall : walls().all())
    ids[{wall.line.from.x, wall.line.from.y}] = static_cast<std::int64_t>(wall.id.value);
  ASSERT_THAT(ids, SizeIs(10'000));

  int rising = 0, close = 0;
  for (auto one = ids.begin(), next = std::next(one); next != ids.end(); ++one, ++next) {
    rising += next->second > one->second ? 1 : 0;
    close += std::abs(next->second - one->second) < std::int64_t{1} << 36 ? 1 : 0;
  }
  EXPECT_NEAR(rising, 5'000, 300);
  EXPECT_LT(close, 10);
}

TEST_F(Walls, WallsThatMakeNoSenseAreRefused) {
  put_wall(at().column, at().row);
  const std::uint64_t there = walls().all().front().id.value;
  const auto refused = [&](const std::function<void(wire::Edit&)>& wanted) {
    wire::Edit change;
    wanted(change);
    send_edit(change);
    return gm.refusal();
  };
  const auto put = [&](wire::Edit& change) -> wire::Wall& {
    change.mutable_put_walls()->set_scene(scene());
    add_wall(change, 1, 1);
    return *change.mutable_put_walls()->mutable_walls(0);
  };

  EXPECT_EQ(refused([&](wire::Edit& change) { put(change).set_to_y(720); }), "E_FORM") << "without length";
  EXPECT_EQ(refused([&](wire::Edit& change) { put(change).set_move(wire::Wall::LIMITED); }), "E_FORM");
  EXPECT_EQ(refused([&](wire::Edit& change) { put(change).set_to_x(-72'001); }), "E_WALL_OFF_MAP");
  EXPECT_EQ(refused([&](wire::Edit& change) { put(change).set_to_x(-72'000); }), "");
  EXPECT_EQ(refused([&](wire::Edit& change) { put(change).set_id(there + 77); }), "E_NO_SUCH");
  EXPECT_EQ(refused([&](wire::Edit& change) {
              change.mutable_remove_walls()->set_scene(scene());
              change.mutable_remove_walls()->add_walls(there + 77);
            }),
            "E_NO_SUCH");
  set_door(wire::Wall::OPEN);
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH") << "it is no door";
  EXPECT_EQ(refused([&](wire::Edit& change) { change.mutable_put_walls()->set_scene(scene()); }), "E_FORM") << "none";
  EXPECT_EQ(refused([&](wire::Edit& change) { change.mutable_remove_walls()->set_scene(scene()); }), "E_FORM");
  wire::Edit players;
  put(players);
  send_edit(players, &ada);
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

}  // namespace ft::test
