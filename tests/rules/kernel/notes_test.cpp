// Notes on a map: who of the players knows them. Source: sight 3.
#include <gmock/gmock.h>

#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "rules/kernel/state/map_difference.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Ann (seat 1) plays creature 1, Ben (seat 2) creature 3. The note lies in the square 5,5.
class Notes : public testing::Test {
 protected:
  Notes() { state.creatures[2].seats = {{2}}; }
  [[nodiscard]] static Note note(Audience audience, FixtureId id = {1}) {
    return {
        .id = id, .at = {5 * 720 + 360, 5 * 720 + 360}, .title = "Well", .text = {}, .audience = std::move(audience)};
  }
  void put(const Note& one) { state.scenes.front().notes.set({&one, 1}); }
  [[nodiscard]] std::vector<Note> known(const Viewer& viewer) const {
    const SceneNotes notes = project(system, state, viewer).scenes.front().notes;
    return {notes.all().begin(), notes.all().end()};
  }
  [[nodiscard]] bool changes(const Event& event) const { return changes_knowledge(system, state, event); }
  /// Reveals the square 5,5.
  void reveal_to(CreatureId to) {
    RasterBuilder square({{20, 20}, {23, 23}});
    for (int row = 20; row < 24; ++row) square.set_run(row, 20, 23);
    reveal(state.scenes.front().revealed, {to, square.build()});
  }

  const TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}}, ben{Viewer::Role::player, {2}, {{3}}};
  const Viewer spectator{Viewer::Role::player, {9}, {}};
  const Audience secret{Audience::Kind::gm, {}}, open{}, of_ben{Audience::Kind::players_of, {{3}}};
};

TEST_F(Notes, ASecretNoteIsTheGmsAlone) {
  put(note(secret));
  EXPECT_THAT(known(ann), IsEmpty());
  EXPECT_THAT(known(spectator), IsEmpty());
  EXPECT_THAT(known(Viewer::gm()), ElementsAre(note(secret)));
}

TEST_F(Notes, ANoteForPlayersIsKnownToThemWithoutItsAudience) {
  put(note(of_ben));
  EXPECT_THAT(known(ann), IsEmpty());
  EXPECT_THAT(known(spectator), IsEmpty());
  EXPECT_THAT(known(ben), ElementsAre(note(open)));

  put(note(open));
  EXPECT_THAT(known(ann), ElementsAre(note(open)));
  EXPECT_THAT(known(spectator), ElementsAre(note(open)));
}

TEST_F(Notes, ANoteCloseBehindAWallIsNotKnownByWhatLiesBeforeIt) {  // sight S11
  state.scenes.front().vision_mode = VisionMode::vision;
  reveal_to({1});
  Note beside = note(open);
  beside.at.x = 6 * 720 + 40;
  put(beside);
  EXPECT_THAT(known(ann), IsEmpty());

  beside.at.x = 6 * 720 - 40;
  put(beside);
  EXPECT_THAT(known(ann), ElementsAre(beside));
}

TEST_F(Notes, FogCoversANoteUntilASampleAboutItIsRevealed) {
  put(note(open));
  for (const VisionMode mode : {VisionMode::manual, VisionMode::vision}) {
    state.scenes.front().vision_mode = mode;
    state.scenes.front().revealed.clear();
    EXPECT_THAT(known(ann), IsEmpty());
    EXPECT_THAT(known(Viewer::gm()), ElementsAre(note(open)));

    reveal_to({1});
    EXPECT_THAT(known(ann), ElementsAre(note(open)));
    EXPECT_THAT(known(ben), IsEmpty());
  }
  put(note(secret));
  EXPECT_THAT(known(ann), IsEmpty()) << "explored, and not of the audience";
}

TEST_F(Notes, ADrawingIsKnownWhereOneOfItsCornersIsRevealed) {
  Note drawing = note(open);
  drawing.at = {0, 0};
  drawing.shape = Note::Shape::line;
  drawing.corners = {{-720, -720}, {5 * 720 + 360, 5 * 720 + 360}};
  put(drawing);
  state.scenes.front().vision_mode = VisionMode::manual;
  EXPECT_THAT(known(ann), IsEmpty());

  reveal_to({1});
  EXPECT_THAT(known(ann), ElementsAre(drawing)) << "whole";
  EXPECT_THAT(known(ben), IsEmpty());
  drawing.audience = secret;
  put(drawing);
  EXPECT_THAT(known(ann), IsEmpty());
}

TEST_F(Notes, AMapHasDrawingsWithTheCornersOfTheirShape) {
  const auto possible = [&](Note::Shape shape, std::size_t corners) {
    Note drawing = note(open);
    drawing.shape = shape;
    drawing.corners.resize(corners);
    return drawing.possible();
  };
  EXPECT_TRUE(possible(Note::Shape::pin, 0));
  EXPECT_FALSE(possible(Note::Shape::pin, 1));
  EXPECT_FALSE(possible(Note::Shape::text, 1));
  EXPECT_FALSE(possible(Note::Shape::line, 1));
  EXPECT_TRUE(possible(Note::Shape::line, 2));
  EXPECT_FALSE(possible(Note::Shape::polygon, 2));
  EXPECT_TRUE(possible(Note::Shape::polygon, 1'000));
  EXPECT_FALSE(possible(Note::Shape::polygon, 1'001));
  EXPECT_TRUE(possible(Note::Shape::ellipse, 2));
  EXPECT_FALSE(possible(Note::Shape::ellipse, 3));
}

TEST_F(Notes, AMapHasNoDrawingThatReachesBeyondItsFarthestPoint) {
  Note drawing = note(open);
  drawing.shape = Note::Shape::line;
  drawing.at = {farthest_point, 0};
  drawing.corners = {{0, 0}, {-2 * farthest_point, 0}};
  EXPECT_TRUE(drawing.possible());
  drawing.corners.front().x = 1;
  EXPECT_FALSE(drawing.possible());
}

TEST_F(Notes, OnlyPinsAndTextsNeedATitle) {
  Note untitled = note(open);
  untitled.title.clear();
  EXPECT_FALSE(untitled.possible());
  untitled.shape = Note::Shape::text;
  EXPECT_FALSE(untitled.possible());
  untitled.shape = Note::Shape::line;
  untitled.corners.resize(2);
  EXPECT_TRUE(untitled.possible());
}

TEST_F(Notes, NoPlayerIsShownTheEvents) {
  const Event events[]{NotesSet{{1}, {note(open)}}, NotesRemoved{{1}, {{1}}}};
  for (const Event& event : events) {
    fold(state, event);
    EXPECT_FALSE(project(system, state, event, ann, true));
    EXPECT_EQ(project(system, state, event, Viewer::gm(), true), event);
  }
}

TEST_F(Notes, OnlyNotesThatAreOrWereForPlayersChangeWhatTheyKnow) {
  EXPECT_FALSE(changes(NotesSet{{1}, {note(secret)}}));
  EXPECT_TRUE(changes(NotesSet{{1}, {note(secret), note(of_ben, {2})}}));
  put(note(secret));
  EXPECT_FALSE(changes(NotesRemoved{{1}, {{1}}}));
  put(note(open));
  EXPECT_TRUE(changes(NotesSet{{1}, {note(secret)}}));
  EXPECT_TRUE(changes(NotesRemoved{{1}, {{1}}}));
}

TEST_F(Notes, ADifferenceLeadsFromSomeNotesToOthers) {
  put(note(open, {1}));
  put(note(open, {2}));
  const Scene before = state.scenes.front();
  Note moved = note(secret, {2});
  moved.at.x += 720;
  state.scenes.front().notes.remove(std::vector<FixtureId>{{1}});
  put(moved);
  put(note(open, {3}));

  EXPECT_THAT(map_difference(before, state.scenes.front()),
              ElementsAre(Event(NotesSet{{1}, {moved, note(open, {3})}}), Event(NotesRemoved{{1}, {{1}}})));
  EXPECT_TRUE(only_map_differs(before, state.scenes.front()));
}

}  // namespace
}  // namespace ft::rules
