// Client frames that no correct client sends (P20).
#include "tests/protocol/request_fixture.hpp"

namespace ft::codec {

TEST_F(Requests, AnEmptyFrameIsBad) { EXPECT_EQ(why_bad(), "a frame of a kind this server does not know"); }

TEST_F(Requests, AFrameOfMoreThan64KiBIsBad) {  // P21
  EXPECT_EQ(decode_request(std::string(64 * 1024 + 1, 'x'), wire_names).error().what, "a frame of more than 64 KiB");
}

TEST_F(Requests, ANameOutsideTheDictionaryIsBad) {
  frame.mutable_command()->set_action(static_cast<std::uint32_t>(wire_names.names().size()));

  EXPECT_TRUE(why_bad().starts_with("a name that is not in the dictionary")) << why_bad();
}

TEST_F(Requests, NoActionIsBad) {
  frame.mutable_command()->set_actor(3);

  EXPECT_EQ(why_bad(), "no action");
}

TEST_F(Requests, AnIdThatWasNeverSentIsBad) {
  command()->set_actor(1U << 31 | 5);

  EXPECT_TRUE(why_bad().starts_with("an id that was never sent")) << why_bad();
}

TEST_F(Requests, APathOf500CellsIsReadAndOf501IsBad) {
  wire::v1::Path* path = field()->mutable_path();
  for (int i = 0; i < 1000; ++i) path->add_steps(0);
  EXPECT_EQ(why_bad(), "it is read");

  path->add_steps(0);
  path->add_steps(0);
  EXPECT_EQ(why_bad(), "501 cells of a path, more than 500");
}

TEST_F(Requests, TenThousandPaintedCellsAreReadAndOneMoreIsBad) {  // P21
  wire::v1::PaintGround& paint = *frame.mutable_edit()->mutable_paint_ground();
  paint.set_scene(3);
  for (const std::uint32_t cells : {6'000U, 4'000U}) {
    wire::v1::TerrainRun& run = *paint.add_runs();
    run.mutable_first();
    run.set_cells(cells);
  }
  EXPECT_EQ(read_edit<PaintGround>().runs.size(), 2U);

  paint.add_runs()->set_cells(1);
  EXPECT_EQ(why_bad(), "painted cells out of range: 10001");
  paint.mutable_runs(0)->set_cells(0xFFFFFFFF);
  EXPECT_EQ(why_bad(), "painted cells out of range: 4294971296");
}

TEST_F(Requests, LightsAreReadWithinTheirBounds) {  // P62
  wire::v1::PutLights& put = *frame.mutable_edit()->mutable_put_lights();
  put.set_scene(3);
  wire::v1::Light& light = *put.add_lights();
  light.set_x(-524'288);
  light.set_bright(20'000);
  light.set_dim(60'000);
  light.set_degrees(360);
  light.set_color(0xffffff);
  const rules::Light read = read_edit<PutLights>().lights.front();
  EXPECT_EQ(read.at, (rules::MapPoint{-524'288, 0}));
  EXPECT_EQ(read.bright, rules::metres(2));

  light.set_dim(10'000);
  EXPECT_EQ(why_bad(), "a light's bright radius out of range: 20000");
  light.set_dim(0);
  EXPECT_EQ(why_bad(), "a light's radius out of range: 0");
  light.set_dim(100'000'001);
  EXPECT_EQ(why_bad(), "a light's radius out of range: 100000001");
  light.set_dim(60'000);
  light.set_degrees(0);
  EXPECT_EQ(why_bad(), "degrees of a light's cone out of range: 0");
  light.set_degrees(90);
  light.set_direction(360);
  EXPECT_EQ(why_bad(), "a light's direction out of range: 360");
  light.set_direction(0);
  light.set_color(0x1000000);
  EXPECT_EQ(why_bad(), "a color out of range: 16777216");
  light.set_color(0);
  for (int more = 1; more <= 1'000; ++more) *put.add_lights() = light;
  EXPECT_EQ(why_bad(), "1001 lights, more than 1000");
  frame.mutable_edit()->mutable_edit_scene()->set_darkness(11);
  frame.mutable_edit()->mutable_edit_scene()->set_id(3);
  EXPECT_NE(why_bad(), "it is read");
}

TEST_F(Requests, NotesAreReadWithinTheirBounds) {  // P64
  const auto letters = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "ü";
    return text;
  };
  wire::v1::PutNotes& put = *frame.mutable_edit()->mutable_put_notes();
  put.set_scene(3);
  wire::v1::Note& note = *put.add_notes();
  note.set_title(letters(80));
  note.set_text("Two lines\n" + letters(3'990));
  note.set_icon(wire::v1::Note::QUEST);
  note.set_audience(wire::v1::Note::GM);
  const rules::Note read = read_edit<PutNotes>().notes.front();
  EXPECT_EQ(read.text, note.text());
  EXPECT_EQ(read.icon, rules::Note::Icon::quest);
  EXPECT_EQ(read.audience.kind, rules::Audience::Kind::gm);

  note.set_title(std::string(81, 'a'));
  EXPECT_EQ(why_bad(), "a name of 81 bytes");
  note.set_title("Two\nlines");
  EXPECT_EQ(why_bad(), "a name with control characters");
  note.set_title("Well");
  note.set_text(std::string(4'001, 'a'));
  EXPECT_EQ(why_bad(), "a text of 4001 bytes");
  note.set_text("\x01");
  EXPECT_EQ(why_bad(), "a text with control characters");
  note.clear_text();
  note.set_icon(static_cast<wire::v1::Note::Icon>(6));
  EXPECT_EQ(why_bad(), "an unknown choice 6");
  note.clear_icon();
  note.set_x(524'289);
  EXPECT_EQ(why_bad(), "a coordinate of a note out of range: 524289");
  note.set_x(0);
  for (int more = 1; more <= 1'000; ++more) *put.add_notes() = note;
  EXPECT_EQ(why_bad(), "1001 notes, more than 1000");
}

TEST_F(Requests, DrawingsAreReadWithinTheirBounds) {  // P21
  wire::v1::PutNotes& put = *frame.mutable_edit()->mutable_put_notes();
  put.set_scene(3);
  wire::v1::Note& drawing = *put.add_notes();
  drawing.set_shape(wire::v1::Note::LINE);
  for (int more = 0; more < 1'000; ++more) {
    drawing.add_corners(-1'048'576);
    drawing.add_corners(more);
  }
  drawing.set_width(7'200);
  const rules::Note read = read_edit<PutNotes>().notes.front();
  EXPECT_EQ(read.shape, rules::Note::Shape::line);
  EXPECT_EQ(read.corners.size(), 1'000u);
  EXPECT_EQ(read.corners.back(), (rules::MapPoint{-1'048'576, 999}));

  drawing.add_corners(0);
  EXPECT_EQ(why_bad(), "a drawing with half a corner");
  drawing.add_corners(0);
  EXPECT_EQ(why_bad(), "1001 corners of a drawing, more than 1000");
  drawing.mutable_corners()->Truncate(2);
  drawing.set_corners(0, 1'048'577);
  EXPECT_EQ(why_bad(), "a coordinate of a note out of range: 1048577");
  drawing.clear_corners();
  drawing.set_width(7'201);
  EXPECT_EQ(why_bad(), "a drawing's width out of range: 7201");
  drawing.clear_width();
  drawing.set_shape(static_cast<wire::v1::Note::Shape>(5));
  EXPECT_EQ(why_bad(), "an unknown choice 5");
}

TEST_F(Requests, RegionsAreReadWithinTheirBounds) {  // P70
  wire::v1::PutRegions& put = *frame.mutable_edit()->mutable_put_regions();
  put.set_scene(3);
  wire::v1::Region& region = *put.add_regions();
  region.set_kind(wire::v1::Region::DARKNESS);
  region.set_name(std::string(100, 'a'));
  region.set_darkness(10);
  for (int coordinate = 0; coordinate < 512; ++coordinate) region.add_corners(coordinate);
  const rules::Region read = read_edit<PutRegions>().regions.front();
  EXPECT_EQ(read.kind, rules::Region::Kind::darkness);
  EXPECT_EQ(read.corners.size(), 256U);
  EXPECT_EQ(read.corners.back(), (rules::MapPoint{510, 511}));

  region.add_corners(0);
  EXPECT_EQ(why_bad(), "coordinates of a region out of range: 513");
  region.mutable_corners()->Truncate(5);
  EXPECT_EQ(why_bad(), "coordinates of a region out of range: 5");
  region.mutable_corners()->Add(1);
  region.mutable_corners()->Add(1);
  EXPECT_EQ(why_bad(), "a corner of a region without its y");
  region.mutable_corners()->Truncate(6);
  region.set_corners(3, 524'289);
  EXPECT_EQ(why_bad(), "a coordinate of a region out of range: 524289");
  region.set_corners(3, 0);
  region.set_darkness(11);
  EXPECT_EQ(why_bad(), "a darkness out of range: 11");
  region.set_darkness(0);
  region.set_kind(static_cast<wire::v1::Region::Kind>(6));
  EXPECT_EQ(why_bad(), "an unknown choice 6");
  region.clear_kind();
  region.set_dice(21);
  EXPECT_EQ(why_bad(), "dice of a region out of range: 21");
  region.set_dice(2);
  EXPECT_EQ(why_bad(), "dice of a region without sides, or sides without dice");
  region.set_sides(101);
  EXPECT_EQ(why_bad(), "sides of dice out of range: 101");
  region.set_sides(6);
  region.set_damage(1'001);
  EXPECT_EQ(why_bad(), "damage of a region out of range: 1001");
  region.set_damage(0);
  region.set_name("Two\nlines");
  EXPECT_EQ(why_bad(), "a name with control characters");
  region.clear_name();
  for (int more = 1; more <= 500; ++more) *put.add_regions() = region;
  EXPECT_EQ(why_bad(), "501 regions, more than 500");
}

TEST_F(Requests, WallsAreReadWithinTheirBounds) {  // P21
  wire::v1::PutWalls& put = *frame.mutable_edit()->mutable_put_walls();
  put.set_scene(3);
  wire::v1::Wall& wall = *put.add_walls();
  wall.set_to_x(524'288);
  for (int more = 1; more < 2'000; ++more) put.add_walls();
  EXPECT_EQ(read_edit<PutWalls>().walls.front().line, (rules::Line{{0, 0}, {524'288, 0}}));

  put.add_walls();
  EXPECT_EQ(why_bad(), "2001 walls, more than 2000");
  put.mutable_walls()->RemoveLast();
  put.mutable_walls(0)->set_to_x(524'289);
  EXPECT_EQ(why_bad(), "a coordinate of a wall out of range: 524289");
  put.mutable_walls(0)->set_to_x(0);
  put.mutable_walls(0)->set_height(10'000'001);
  EXPECT_EQ(why_bad(), "a wall's height out of range: 10000001");
  put.mutable_walls(0)->set_height(0);
  put.mutable_walls(0)->set_sight(static_cast<wire::v1::Wall::Blocking>(3));
  EXPECT_NE(why_bad(), "it is read");
}

TEST_F(Requests, HalfACellIsBad) {
  field()->mutable_path()->add_steps(1);

  EXPECT_EQ(why_bad(), "a path with half a cell");
}

TEST_F(Requests, APathThatRunsOutOfNumbersIsBad) {
  wire::v1::Path* path = field()->mutable_path();
  for (int i = 0; i < 8; ++i) path->add_steps(2'000'000'000);

  EXPECT_TRUE(why_bad().starts_with("a column out of range")) << why_bad();
}

TEST_F(Requests, AListOf100ValuesIsReadAndOf101IsBad) {
  wire::v1::ValueList* list = field()->mutable_list();
  for (int i = 0; i < 100; ++i) list->add_values()->set_yes(true);
  EXPECT_EQ(why_bad(), "it is read");

  list->add_values();
  EXPECT_EQ(why_bad(), "101 values of a list, more than 100");
}

TEST_F(Requests, ListsFourDeepAreBad) {
  wire::v1::Value* value = field();
  for (int i = 0; i < 4; ++i) value = value->mutable_list()->add_values();

  EXPECT_EQ(why_bad(), "4 lists in one another, more than 3");
}

TEST_F(Requests, AThousandListsInOneAnotherAreBad) {
  wire::v1::Value* value = field();
  for (int i = 0; i < 1000; ++i) value = value->mutable_list()->add_values();

  EXPECT_EQ(why_bad(), "the bytes are no ClientFrame");
}

TEST_F(Requests, ATextOf500LettersIsReadAndOf501IsBad) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "ü";
  frame.mutable_edit()->mutable_undo()->set_reason(text);
  EXPECT_EQ(why_bad(), "it is read");

  frame.mutable_edit()->mutable_undo()->set_reason(text + "!");
  EXPECT_EQ(why_bad(), "a text of 1001 bytes");
}

TEST_F(Requests, ALineOfChatIsReadAsTypedUpToTenThousandLetters) {
  const std::string line = std::string(9'999, 'a') + "\x1b";
  frame.mutable_say()->set_text(line);
  EXPECT_EQ(read<Say>().text, line) << "the table tells its writer what is wrong with it";

  frame.mutable_say()->set_text(line + "!");
  EXPECT_EQ(why_bad(), "a line of 10001 bytes");
}

TEST_F(Requests, ANameOfTenThousandLettersIsBad) {
  frame.mutable_edit()->mutable_edit_creature()->set_creature(3);
  frame.mutable_edit()->mutable_edit_creature()->set_name(std::string(10'000, 'a'));

  EXPECT_EQ(why_bad(), "a name of 10000 bytes");
}

TEST_F(Requests, ANameWithALineEndIsBadAndATextWithOneIsRead) {
  frame.mutable_say()->set_text("one\ntwo");
  EXPECT_EQ(why_bad(), "it is read");

  frame.mutable_edit()->mutable_edit_creature()->set_creature(3);
  frame.mutable_edit()->mutable_edit_creature()->set_name("one\ntwo");
  EXPECT_EQ(why_bad(), "a name with control characters");
}

TEST_F(Requests, ATextWithAnEscapeCharacterIsBad) {
  frame.mutable_edit()->mutable_undo()->set_reason("\x1b[31m");

  EXPECT_EQ(why_bad(), "a text with control characters");
}

TEST_F(Requests, TextThatIsNoUtf8IsBad) {
  std::string bytes = "\x4a\x04\x12\x02";  // say { text: two bytes }
  EXPECT_TRUE(decode_request(bytes + "ab", wire_names));

  EXPECT_FALSE(decode_request(bytes + "\xff\xfe", wire_names));
}

TEST_F(Requests, CoordinatesOutOfAllMapsAreBad) {
  field()->mutable_place()->set_kind(wire::v1::Place::CELL);
  frame.mutable_command()->mutable_form(0)->mutable_value()->mutable_place()->set_column(1'000'001);

  EXPECT_TRUE(why_bad().starts_with("a column out of range")) << why_bad();
}

TEST_F(Requests, AnUnknownKindOfPlaceIsBad) {
  field()->mutable_place()->set_kind(static_cast<wire::v1::Place::Kind>(9));

  EXPECT_EQ(why_bad(), "an unknown choice 9");
}

TEST_F(Requests, ASceneOfNoCellsIsBad) {
  frame.mutable_edit()->mutable_add_scene()->set_name("Nowhere");

  EXPECT_EQ(why_bad(), "columns out of range: 0");
}

TEST_F(Requests, AQuestionWithoutANameIsBad) {
  frame.mutable_answer();

  EXPECT_EQ(why_bad(), "no name of a question");
}

TEST_F(Requests, AnEditOfNothingIsBad) {
  frame.mutable_edit();

  EXPECT_EQ(why_bad(), "an edit of nothing");
}

}  // namespace ft::codec
