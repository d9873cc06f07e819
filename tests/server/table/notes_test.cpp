// Notes on a map, for the GM, all players or some (P66).
#include <gmock/gmock.h>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::SizeIs;
using wire::Delta;

class Notes : public Undo {
 protected:
  [[nodiscard]] std::uint32_t scene() const { return gm.state.scenes(0).id(); }
  void send_edit(const wire::Edit& change, Client* by = nullptr) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(by ? *by : gm, change);
    settle();
  }
  [[nodiscard]] std::string refused(const wire::Edit& change, Client& by) {
    send_edit(change, &by);
    return by.refusal();
  }
  /// A note in the first square; for PLAYERS_OF of Bea's player.
  [[nodiscard]] wire::Edit note_edit(wire::Note::Audience audience) const {
    wire::Edit change;
    change.mutable_put_notes()->set_scene(scene());
    wire::Note& note = *change.mutable_put_notes()->add_notes();
    note.set_x(360);
    note.set_y(360);
    note.set_title("Well");
    note.set_text("Deep.");
    note.set_audience(audience);
    if (audience == wire::Note::PLAYERS_OF) note.add_creatures(gm.creature("Bea"));
    return change;
  }
  /// A polygon without a title about the first square.
  [[nodiscard]] wire::Edit drawing_edit(wire::Note::Audience audience, int corners) const {
    wire::Edit change = note_edit(audience);
    wire::Note& drawing = *change.mutable_put_notes()->mutable_notes(0);
    drawing.clear_title();
    drawing.set_shape(wire::Note::POLYGON);
    for (int corner = 0; corner < corners; ++corner) {
      drawing.add_corners(corner % 2 * 360);
      drawing.add_corners(corner);
    }
    drawing.set_width(72);
    drawing.set_filled(true);
    return change;
  }
  void put(wire::Note::Audience audience) { send_edit(note_edit(audience)); }
  /// The GM's note as it is, changed.
  void change_note(const std::function<void(wire::Note&)>& how) {
    wire::Edit change;
    change.mutable_put_notes()->set_scene(scene());
    wire::Note& note = *change.mutable_put_notes()->add_notes();
    note = gm.state.scenes(0).notes(0);
    how(note);
    send_edit(change);
  }
  [[nodiscard]] static const auto& notes_of(const Client& client) { return client.state.scenes(0).notes(); }
};

TEST_F(Notes, ASecretNoteIsSentToTheGmAlone) {  // P66
  put(wire::Note::GM);

  ASSERT_THAT(notes_of(gm), SizeIs(1));
  EXPECT_EQ(notes_of(gm)[0].title(), "Well");
  EXPECT_THAT(ada.deltas, IsEmpty());
  change_note([](wire::Note& note) { note.set_x(1080); });
  EXPECT_THAT(ada.deltas, IsEmpty());
  expect_all_agree();
}

TEST_F(Notes, ANoteForSomeIsSentToThemWithoutItsAudience) {  // P66
  put(wire::Note::PLAYERS_OF);

  EXPECT_THAT(ada.deltas, IsEmpty());
  ASSERT_THAT(notes_of(bea), SizeIs(1));
  EXPECT_EQ(notes_of(bea)[0].text(), "Deep.");
  EXPECT_THAT(notes_of(bea)[0].creatures(), IsEmpty());
  EXPECT_THAT(notes_of(gm)[0].creatures(), SizeIs(1));
  expect_all_agree();
}

TEST_F(Notes, ANoteComesAndGoesWithItsAudienceAndUndo) {  // P66
  put(wire::Note::ALL);
  EXPECT_THAT(notes_of(ada), SizeIs(1));

  change_note([](wire::Note& note) { note.set_audience(wire::Note::GM); });
  EXPECT_THAT(notes_of(ada), IsEmpty());
  EXPECT_THAT(ada.of(Delta::kNotes), SizeIs(1)) << "not the whole scene";
  undo(gm);
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  undo(gm);
  EXPECT_THAT(notes_of(ada), IsEmpty());
  EXPECT_THAT(notes_of(gm), IsEmpty());
  redo();
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  expect_all_agree();
}

TEST_F(Notes, AnotherReaderIsNoNewsToThoseWhoReadItAlready) {
  put(wire::Note::PLAYERS_OF);
  change_note([this](wire::Note& note) { note.add_creatures(gm.creature("Ada")); });

  EXPECT_THAT(bea.deltas, IsEmpty());
  EXPECT_THAT(notes_of(ada), SizeIs(1));
}

TEST_F(Notes, ANoteFollowsTheCharacterToAnotherPlayer) {
  put(wire::Note::PLAYERS_OF);
  give(gm, "Bea", 2);
  settle();

  EXPECT_THAT(notes_of(ada), SizeIs(1));
  EXPECT_THAT(notes_of(bea), IsEmpty());
  expect_all_agree();
}

TEST_F(Notes, FogCoversANoteUntilItsPlaceIsRevealed) {  // P66
  put(wire::Note::ALL);
  wire::Edit fog;
  *fog.mutable_edit_scene() = gm.state.scenes(0);
  fog.mutable_edit_scene()->set_vision_mode(wire::Scene::MANUAL);
  send_edit(fog);
  EXPECT_THAT(notes_of(ada), IsEmpty());

  wire::Edit reveal;
  reveal.mutable_reveal_area()->set_scene(scene());
  reveal.mutable_reveal_area()->mutable_area()->add_chunks();
  send_edit(reveal);
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  change_note([](wire::Note& note) { note.set_x(-7'200); });
  EXPECT_THAT(notes_of(ada), IsEmpty()) << "beyond the map";
  expect_all_agree();
}

TEST_F(Notes, ADrawingComesAndGoesWithItsAudienceAndUndo) {  // P66
  send_edit(drawing_edit(wire::Note::PLAYERS_OF, 3));
  EXPECT_THAT(ada.deltas, IsEmpty());
  ASSERT_THAT(notes_of(bea), SizeIs(1));
  EXPECT_EQ(notes_of(bea)[0].shape(), wire::Note::POLYGON);
  EXPECT_THAT(notes_of(bea)[0].corners(), SizeIs(6));
  EXPECT_THAT(notes_of(bea)[0].title(), IsEmpty());

  change_note([](wire::Note& note) { note.set_audience(wire::Note::ALL); });
  EXPECT_THAT(notes_of(ada), SizeIs(1));
  undo(gm);
  EXPECT_THAT(notes_of(ada), IsEmpty());
  undo(gm);
  EXPECT_THAT(notes_of(gm), IsEmpty());
  redo();
  EXPECT_THAT(notes_of(bea), SizeIs(1));
  expect_all_agree();
}

TEST_F(Notes, DrawingsOutliveTheServer) {
  send_edit(drawing_edit(wire::Note::GM, 4));
  const rules::Note drawn = table->state().state.scenes[0].notes.all().front();
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  settle();

  EXPECT_THAT(table->state().state.scenes[0].notes.all(), testing::ElementsAre(drawn));
  EXPECT_EQ(drawn.width, 72);
  EXPECT_TRUE(drawn.filled);
}

TEST_F(Notes, DrawingsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(refused(drawing_edit(wire::Note::GM, 2), gm), "E_DRAWING_CORNERS");
  wire::Edit text = drawing_edit(wire::Note::GM, 0);
  text.mutable_put_notes()->mutable_notes(0)->set_shape(wire::Note::TEXT);
  EXPECT_EQ(refused(text, gm), "E_NOTE_TITLE");
  wire::Edit far = drawing_edit(wire::Note::GM, 3);
  far.mutable_put_notes()->mutable_notes(0)->set_corners(5, -100 * 720 - 361);
  EXPECT_EQ(refused(far, gm), "E_NOTE_OFF_MAP");
  wire::Edit roof = drawing_edit(wire::Note::GM, 3);
  roof.mutable_put_notes()->mutable_notes(0)->set_roof(true);
  EXPECT_EQ(refused(roof, gm), "");
  roof.mutable_put_notes()->mutable_notes(0)->set_shape(wire::Note::LINE);
  EXPECT_EQ(refused(roof, gm), "E_ROOF_SHAPE");
}

TEST_F(Notes, TheDrawingsOfASceneHaveSoManyCorners) {
  for (int drawings = 0; drawings < 20; ++drawings) send_edit(drawing_edit(wire::Note::GM, 1'000));
  EXPECT_THAT(notes_of(gm), SizeIs(20));
  EXPECT_EQ(refused(drawing_edit(wire::Note::GM, 3), gm), "E_CONTENT_LIMIT");
  put(wire::Note::GM);
  EXPECT_THAT(notes_of(gm), SizeIs(21)) << "pins have no corners";
  change_note([](wire::Note& note) { note.mutable_corners()->Truncate(6); });
  EXPECT_EQ(refused(drawing_edit(wire::Note::GM, 997), gm), "");
}

TEST_F(Notes, ANoteThatIsRemovedIsGone) {
  put(wire::Note::ALL);
  wire::Edit remove;
  remove.mutable_remove_notes()->set_scene(scene());
  remove.mutable_remove_notes()->add_notes(gm.state.scenes(0).notes(0).id());
  send_edit(remove);

  EXPECT_THAT(notes_of(gm), IsEmpty());
  EXPECT_THAT(notes_of(ada), IsEmpty());
}

TEST_F(Notes, NotesOutliveTheServer) {
  put(wire::Note::PLAYERS_OF);
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  settle();

  const auto notes = table->state().state.scenes[0].notes.all();
  ASSERT_THAT(notes, SizeIs(1));
  EXPECT_EQ(notes.front().title, "Well");
  EXPECT_EQ(notes.front().audience.only, std::vector{creature("Bea").id});
}

TEST_F(Notes, NotesThatMakeNoSenseAreRefused) {
  wire::Edit none;
  none.mutable_put_notes()->set_scene(scene());
  EXPECT_EQ(refused(none, gm), "E_FORM");
  wire::Edit untitled = note_edit(wire::Note::GM);
  untitled.mutable_put_notes()->mutable_notes(0)->clear_title();
  EXPECT_EQ(refused(untitled, gm), "E_NOTE_TITLE");
  wire::Edit far = note_edit(wire::Note::GM);
  far.mutable_put_notes()->mutable_notes(0)->set_x(-72'001);
  EXPECT_EQ(refused(far, gm), "E_NOTE_OFF_MAP");
  wire::Edit unknown = note_edit(wire::Note::GM);
  unknown.mutable_put_notes()->mutable_notes(0)->set_id(77);
  EXPECT_EQ(refused(unknown, gm), "E_NO_SUCH");
  wire::Edit remove;
  remove.mutable_remove_notes()->set_scene(scene());
  EXPECT_EQ(refused(remove, gm), "E_FORM");
  remove.mutable_remove_notes()->add_notes(77);
  EXPECT_EQ(refused(remove, gm), "E_NO_SUCH");
}

TEST_F(Notes, ReadersThatAreNotThereAreRefused) {
  const wire::Edit for_bea = note_edit(wire::Note::PLAYERS_OF);
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Bea"));
  send_edit(remove);

  EXPECT_EQ(refused(for_bea, gm), "E_NO_SUCH");

  EXPECT_THAT(gm.of(Delta::kRefused)[0].refused().refusal().params(), SizeIs(1)) << "no such creature";
  EXPECT_THAT(notes_of(gm), IsEmpty());
}

TEST_F(Notes, ANoteIsEditedThoughAReaderHasGone) {
  put(wire::Note::PLAYERS_OF);
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Bea"));
  send_edit(remove);
  change_note([](wire::Note& note) { note.set_title("Dry well"); });
  EXPECT_EQ(notes_of(gm)[0].title(), "Dry well");
}

TEST_F(Notes, ANoteIsReadByWhoPlaysItsReaders) {  // P66
  put(wire::Note::PLAYERS_OF);
  ASSERT_THAT(notes_of(bea), SizeIs(1));

  give(gm, "Bea", 2);
  settle();

  EXPECT_THAT(notes_of(bea), IsEmpty());
  ASSERT_THAT(notes_of(ada), SizeIs(1));
  EXPECT_EQ(notes_of(ada)[0].title(), "Well");
  EXPECT_THAT(notes_of(ada)[0].creatures(), IsEmpty());
  expect_all_agree();
}

TEST_F(Notes, ASceneHoldsSoManyNotes) {
  wire::Edit many = note_edit(wire::Note::GM);
  for (int more = 1; more < 500; ++more) *many.mutable_put_notes()->add_notes() = many.put_notes().notes(0);
  for (int edits = 0; edits < 2; ++edits) send_edit(many);
  EXPECT_THAT(gm.state.scenes(0).notes(), SizeIs(1'000));
  EXPECT_EQ(refused(note_edit(wire::Note::GM), gm), "E_CONTENT_LIMIT");
}

}  // namespace ft::test
