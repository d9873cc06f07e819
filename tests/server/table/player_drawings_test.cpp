// What players draw on a map: for everyone, theirs alone to change, where they know the ground.
#include <gmock/gmock.h>

#include "server/table/commands/player_drawings.hpp"
#include "tests/server/table/vision_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

class PlayerDrawings : public Fog {
 protected:
  PlayerDrawings() { set_vision(wire::Scene::OPEN); }
  void set_vision(wire::Scene::VisionMode mode) {
    wire::Edit edited = frame_of_scene();
    edited.mutable_edit_scene()->set_vision_mode(mode);
    send_edit(edited);
  }
  [[nodiscard]] wire::Edit put(const std::vector<wire::Note>& notes) const {
    wire::Edit change;
    change.mutable_put_notes()->set_scene(scene());
    for (const wire::Note& note : notes) *change.mutable_put_notes()->add_notes() = note;
    return change;
  }
  /// A line of some corners from the middle of the first square, whose last corner is so far to the right.
  [[nodiscard]] static wire::Note line(int corners = 2, int right = 720) {
    wire::Note note;
    note.set_x(360);
    note.set_y(360);
    note.set_shape(wire::Note::LINE);
    note.set_width(48);
    for (int corner = 0; corner < corners; ++corner) {
      note.add_corners(corner + 1 == corners ? right : corner);
      note.add_corners(0);
    }
    return note;
  }
  [[nodiscard]] wire::Edit removal(const wire::Note& note) const {
    wire::Edit change;
    change.mutable_remove_notes()->set_scene(scene());
    change.mutable_remove_notes()->add_notes(note.id());
    return change;
  }
  [[nodiscard]] std::string refused(const wire::Edit& change, Client& by) {
    send_edit(change, &by);
    return by.refusal();
  }
  void set_rule(std::string_view key, int value) {
    wire::Edit change;
    change.mutable_set_switch()->set_key(gm.name(key));
    change.mutable_set_switch()->set_value(value);
    send_edit(change);
  }
  [[nodiscard]] static const auto& notes_of(const Client& client) { return client.state.scenes(0).notes(); }
};

TEST_F(PlayerDrawings, EveryoneSeesWhatAPlayerDrawsAndWhoDrewIt) {
  wire::Note drawn = line();
  drawn.set_audience(wire::Note::PLAYERS_OF);
  drawn.add_creatures(gm.creature("Ada"));

  EXPECT_EQ(refused(put({drawn}), ada), "");

  for (const Client* client : {&gm, &ada, &bea}) {
    ASSERT_THAT(notes_of(*client), SizeIs(1));
    EXPECT_EQ(notes_of(*client)[0].by(), seat(2).value);
    EXPECT_EQ(notes_of(*client)[0].audience(), wire::Note::ALL);
    EXPECT_THAT(notes_of(*client)[0].creatures(), IsEmpty());
  }
  expect_all_agree();
}

TEST_F(PlayerDrawings, WhoDrewItIsNeverTakenFromTheWire) {
  wire::Note forged = line();
  forged.set_by(static_cast<std::uint32_t>(seat(3).value));
  send_edit(put({forged}), &ada);
  ASSERT_THAT(notes_of(gm), SizeIs(1));
  EXPECT_EQ(notes_of(gm)[0].by(), seat(2).value);

  send_edit(put({forged}));
  ASSERT_THAT(notes_of(gm), SizeIs(2));
  EXPECT_EQ(notes_of(gm)[0].by() + notes_of(gm)[1].by(), seat(2).value) << "a GM's has no player";
}

TEST_F(PlayerDrawings, APlayerChangesAndRemovesTheirsAlone) {
  send_edit(put({line()}), &ada);
  wire::Note changed = notes_of(ada)[0];
  changed.set_color(0xff0000);

  EXPECT_EQ(refused(put({changed}), bea), "E_DRAW_OWN");
  EXPECT_EQ(refused(removal(changed), bea), "E_DRAW_OWN");
  EXPECT_EQ(refused(put({changed}), ada), "");
  EXPECT_EQ(notes_of(bea)[0].color(), 0xff0000U);
  EXPECT_EQ(refused(removal(changed), ada), "");
  EXPECT_THAT(notes_of(bea), IsEmpty());
  EXPECT_EQ(refused(removal(changed), ada), "E_DRAW_OWN") << "as one of the GM's that she does not know";
}

TEST_F(PlayerDrawings, TheGmChangesAndRemovesAnyAndItStaysThePlayers) {
  send_edit(put({line(), line()}), &ada);
  wire::Note changed = notes_of(gm)[0];
  changed.set_color(0xff0000);
  changed.set_audience(wire::Note::GM);
  changed.set_by(0);

  send_edit(put({changed}));

  EXPECT_EQ(notes_of(gm)[0].by(), seat(2).value);
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  changed.set_color(0x00ff00);
  EXPECT_EQ(refused(put({changed}), ada), "") << "hers still";
  EXPECT_THAT(notes_of(bea), SizeIs(1)) << "and still for the GM alone";
  send_edit(removal(notes_of(bea)[0]));
  EXPECT_THAT(notes_of(ada), IsEmpty());
}

TEST_F(PlayerDrawings, TheGmClearsThemAllInOneStep) {
  send_edit(put({line(), line()}), &ada);
  send_edit(put({line()}), &bea);
  wire::Edit clear = removal(notes_of(gm)[0]);
  for (int more : {1, 2}) clear.mutable_remove_notes()->add_notes(notes_of(gm)[more].id());

  send_edit(clear);
  EXPECT_THAT(notes_of(ada), IsEmpty());
  undo(gm);
  std::vector<std::uint64_t> by;
  for (const wire::Note& note : notes_of(ada)) by.push_back(note.by());
  EXPECT_THAT(by, UnorderedElementsAre(seat(2).value, seat(2).value, seat(3).value));
}

TEST_F(PlayerDrawings, PlayersUndoTheirOwnDrawingAndNoOnesElse) {
  send_edit(put({line()}), &ada);
  undo(bea);
  EXPECT_THAT(notes_of(gm), SizeIs(1));
  undo(ada);
  EXPECT_THAT(notes_of(gm), IsEmpty());
  redo();
  ASSERT_THAT(notes_of(bea), SizeIs(1));
  EXPECT_EQ(notes_of(bea)[0].by(), seat(2).value);
}

TEST_F(PlayerDrawings, TheyOutliveTheServerAsThePlayers) {
  send_edit(put({line()}), &ada);
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  settle();

  EXPECT_EQ(notes_of(bea)[0].by(), seat(2).value);
  EXPECT_EQ(refused(removal(notes_of(bea)[0]), bea), "E_DRAW_OWN");
  EXPECT_EQ(refused(removal(notes_of(ada)[0]), ada), "");
}

TEST_F(PlayerDrawings, PlayersPutNoPinsAndNoRoofs) {
  wire::Note pin;
  pin.set_title("Well");
  wire::Note roof = line(3);
  roof.set_shape(wire::Note::POLYGON);
  roof.set_roof(true);

  EXPECT_EQ(refused(put({pin}), ada), "E_DRAW_KIND");
  EXPECT_EQ(refused(put({line(), roof}), ada), "E_DRAW_KIND");
  EXPECT_THAT(notes_of(gm), IsEmpty()) << "all or nothing";
}

TEST_F(PlayerDrawings, AHouseRuleKeepsPlayersFromDrawing) {
  send_edit(put({line()}), &ada);
  set_rule("players_draw", 0);

  EXPECT_EQ(refused(put({line()}), ada), "E_DRAW_OFF");
  EXPECT_EQ(refused(removal(notes_of(ada)[0]), ada), "E_DRAW_OFF");
  EXPECT_EQ(refused(put({line()}), gm), "");
  set_rule("players_draw", 1);
  EXPECT_EQ(refused(put({line()}), ada), "");
}

TEST_F(PlayerDrawings, APlayerHasSoManyInAScene) {
  const std::vector<wire::Note> many(table::most_own_drawings, line());
  EXPECT_EQ(refused(put(many), ada), "");

  EXPECT_EQ(refused(put({line()}), ada), "E_CONTENT_LIMIT");
  EXPECT_EQ(refused(put({notes_of(ada)[0]}), ada), "") << "changes go on";
  EXPECT_EQ(refused(put({line()}), bea), "") << "another's do not count";
  send_edit(removal(notes_of(ada)[0]), &ada);
  EXPECT_EQ(refused(put({line()}), ada), "");
}

TEST_F(PlayerDrawings, APlayersDrawingsHaveSoManyBytes) {
  const std::vector<wire::Note> seven(7, line(1'000));
  EXPECT_EQ(refused(put(seven), ada), "") << "56,000";

  EXPECT_EQ(refused(put({line(1'000)}), ada), "E_CONTENT_LIMIT");
  wire::Note wordy = notes_of(ada)[0];
  wordy.set_text(std::string(4'000, 'a'));
  EXPECT_EQ(refused(put({wordy}), ada), "") << "60,000";
  wordy.set_title("b");
  EXPECT_EQ(refused(put({wordy}), ada), "E_CONTENT_LIMIT");
}

TEST_F(PlayerDrawings, AllOfItIsOnGroundThatThePlayerKnows) {
  set_vision(wire::Scene::MANUAL);
  EXPECT_EQ(refused(put({line()}), ada), "E_DRAW_UNSEEN");
  reveal(rules::Cell{0, 0}, "Ada");

  EXPECT_EQ(refused(put({line(2, 180)}), ada), "");
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  EXPECT_THAT(notes_of(bea), IsEmpty()) << "she does not know the place";
  EXPECT_EQ(refused(put({line(3, 1'440)}), ada), "E_DRAW_UNSEEN") << "one corner lies beyond";
  EXPECT_EQ(refused(put({line(2, 180)}), bea), "E_DRAW_UNSEEN");
  wire::Note moved = notes_of(ada)[0];
  moved.set_x(1'440);
  EXPECT_EQ(refused(put({moved}), ada), "E_DRAW_UNSEEN");
  EXPECT_EQ(refused(put({line(2, 5'000)}), gm), "");
}

TEST_F(PlayerDrawings, OfAnEllipseTheEndsOfItsAxesCount) {
  set_vision(wire::Scene::MANUAL);
  for (const rules::Cell cell : {rules::Cell{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}}) reveal(cell);
  wire::Note ellipse;
  ellipse.set_x(1'080);
  ellipse.set_y(1'080);
  ellipse.set_shape(wire::Note::ELLIPSE);
  for (const int corner : {-720, -720, 720, 720}) ellipse.add_corners(corner);

  EXPECT_EQ(refused(put({ellipse}), ada), "");
  for (int& corner : *ellipse.mutable_corners()) corner *= 2;
  EXPECT_EQ(refused(put({ellipse}), ada), "E_DRAW_UNSEEN");
}

TEST_F(PlayerDrawings, ASceneThatAPlayerDoesNotKnowIsNoScene) {
  wire::Edit added;
  *added.mutable_add_scene() = gm.state.scenes(0);
  added.mutable_add_scene()->set_id(0);
  send_edit(added);
  ASSERT_THAT(gm.state.scenes(), SizeIs(2));
  wire::Edit hidden = put({line()});
  hidden.mutable_put_notes()->set_scene(gm.state.scenes(1).id());
  send_edit(hidden);
  ASSERT_THAT(gm.state.scenes(1).notes(), SizeIs(1));

  EXPECT_EQ(refused(hidden, ada), "E_NO_SUCH");
  hidden.mutable_put_notes()->mutable_notes(0)->set_x(-90'000);
  EXPECT_EQ(refused(hidden, ada), "E_NO_SUCH") << "nothing about its size";
  wire::Edit remove = removal(gm.state.scenes(1).notes(0));
  remove.mutable_remove_notes()->set_scene(gm.state.scenes(1).id());
  EXPECT_EQ(refused(remove, ada), "E_NO_SUCH");
}

TEST_F(PlayerDrawings, AHiddenNoteIsAsOneThatIsNotThere) {
  wire::Note secret = line();
  secret.set_audience(wire::Note::GM);
  send_edit(put({secret}));
  wire::Note missing = line();
  missing.set_id(77);

  EXPECT_EQ(refused(put({notes_of(gm)[0]}), ada), refused(put({missing}), bea));
  EXPECT_EQ(refused(removal(notes_of(gm)[0]), ada), refused(removal(missing), bea));
}

}  // namespace ft::test
