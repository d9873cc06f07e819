// Sample files: results, and the sentences of errors.
#include <gtest/gtest.h>

#include "server/codec/content/sample.hpp"
#include "tests/protocol/problem_text.hpp"

namespace ft::codec {

namespace {

std::string problems_of_sample(std::string_view text) {
  const auto sample = read_sample_text(text, "sample.toml");
  return sample ? "none" : as_text(sample.error());
}

}  // namespace

TEST(SampleFiles, ASampleIsScenesWithGroundThingsAndCreatures) {
  const auto sample = read_sample_text(R"(
name = "The cellar"
[[scene]]
name = "Cellar"
columns = 10
rows = 8
picture = "cellar.webp"
picture_width_px = 640
picture_height_px = 512
[[scene.ground]]
cells = [[0, 0], [9, 7]]
blocks_move = true
numbers = { depth = 2, cover = "partial" }
[[scene.item]]
kind = "key"
cell = [1, 2]
placement = "surface"
[[scene.item]]
kind = "torch"
cell = [2, 2]
numbers = { lit = 1 }
[[scene.creature]]
record = "ghoul"
side = "foes"
cell = [3, 4]
hidden = true
numbers = { condition = 9 }
)",
                                       "sample.toml");

  ASSERT_TRUE(sample) << as_text(sample.error());
  const SampleScene& scene = sample->scenes.at(0);
  EXPECT_EQ(sample->name, "The cellar");
  EXPECT_EQ(scene.picture, "cellar.webp");
  EXPECT_EQ(scene.picture_width_px, 640);
  EXPECT_EQ(scene.picture_height_px, 512);
  EXPECT_EQ(scene.ground.at(0).cells, (std::vector<rules::Cell>{{0, 0}, {9, 7}}));
  EXPECT_TRUE(scene.ground.at(0).blocks_move);
  EXPECT_EQ(scene.ground.at(0).numbers.at(0).second, rules::Key("partial").hash);  // by name
  EXPECT_EQ(scene.ground.at(0).numbers.at(1).second, 2);
  EXPECT_EQ(scene.items.at(0).kind, "key");
  EXPECT_EQ(scene.items.at(0).cell, (rules::Cell{1, 2}));
  EXPECT_EQ(scene.items.at(0).placement, "surface");
  EXPECT_EQ(scene.items.at(1).placement, "ground");
  EXPECT_EQ(scene.items.at(1).numbers.at(0).second, 1);
  EXPECT_EQ(scene.creatures.at(0).record, "ghoul");
  EXPECT_EQ(scene.creatures.at(0).cell, (rules::Cell{3, 4}));
  EXPECT_EQ(scene.creatures.at(0).numbers.at(0).second, 9);
}

TEST(SampleFiles, AMapOfZonesNamesItsZonesAndDrawsItsBorders) {
  const auto sample = read_sample_text(R"(
name = "The keep"
[[scene]]
name = "Keep"
grid = "zones"
columns = 4
rows = 3
[[scene.ground]]
cells = ["A1", "B3"]
name = "Gatehouse"
[[scene.border]]
from = "A1"
to = "D3"
kind = "passage"
numbers = { limit = 2 }
hidden = true
[[scene.creature]]
record = "ghoul"
side = "foes"
cell = "D1"
level = 2
)",
                                       "sample.toml");

  ASSERT_TRUE(sample) << as_text(sample.error());
  const SampleScene& scene = sample->scenes.at(0);
  EXPECT_EQ(scene.ground.at(0).cells, (std::vector<rules::Cell>{{0, 2}, {1, 0}}));
  EXPECT_EQ(scene.ground.at(0).name, "Gatehouse");
  EXPECT_EQ(scene.borders.at(0).from, (rules::Cell{0, 2}));
  EXPECT_EQ(scene.borders.at(0).to, (rules::Cell{3, 0}));
  EXPECT_EQ(scene.borders.at(0).kind, "passage");
  EXPECT_TRUE(scene.borders.at(0).hidden);
  EXPECT_EQ(scene.creatures.at(0).cell, (rules::Cell{3, 2}));
  EXPECT_EQ(scene.creatures.at(0).level, 2);
}

TEST(SampleFiles, AZoneThatIsNotThereIsRefused) {
  EXPECT_EQ(problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\ngrid = \"zones\"\ncolumns = 3\nrows = "
                               "3\n[[scene.border]]\nfrom = \"A1\"\nto = \"D1\"\nkind = \"door\"\n"),
            "sample.toml:9: scene.1.border.1.to: expected [column, row] from [0, 0] to [2, 2]\n");
}

TEST(SampleFiles, ACellOutsideItsSceneIsRefused) {
  EXPECT_EQ(problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\ncolumns = 10\nrows = "
                               "8\n[[scene.creature]]\nrecord = \"a\"\nside = \"b\"\ncell = [10, 0]\n"),
            "sample.toml:9: scene.1.creature.1.cell: expected [column, row] from [0, 0] to [9, 7]\n");
}

TEST(SampleFiles, APictureWithoutItsSizeIsRefused) {
  const std::string scene = "name = \"x\"\n[[scene]]\nname = \"y\"\n", picture = "picture = \"cellar.webp\"\n";
  EXPECT_EQ(problems_of_sample(scene + picture),
            "sample.toml:2: scene.1.picture_width_px: expected a whole number from 1 to 100000\n"
            "sample.toml:2: scene.1.picture_height_px: expected a whole number from 1 to 100000\n");
  EXPECT_EQ(problems_of_sample(scene + picture + "picture_width_px = 0\npicture_height_px = 1\n"),
            "sample.toml:5: scene.1.picture_width_px: expected a whole number from 1 to 100000\n");
  EXPECT_EQ(problems_of_sample(scene + "picture_width_px = 640\n"),
            "sample.toml:4: scene.1.picture_width_px: expected no such field\n");
}

TEST(SampleFiles, AnUnknownFieldIsRefused) {
  EXPECT_EQ(problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\ncollumns = 10\n"),
            "sample.toml:4: scene.1.collumns: expected no such field\n");
}

TEST(SampleFiles, ASampleWithoutScenesIsRefused) {
  EXPECT_EQ(problems_of_sample("name = \"x\"\n"), "sample.toml:1: scene: expected at least one [[scene]]\n");
}

TEST(SampleFiles, ANumberOutOfRangeIsRefused) {
  EXPECT_EQ(problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\nrows = 0\n"),
            "sample.toml:4: scene.1.rows: expected a whole number from 1 to 1000\n");
}

TEST(SampleFiles, AMapHasWallsDoorsAndLights) {
  const auto sample = read_sample_text(R"(
name = "The cellar"
[[scene]]
name = "Cellar"
columns = 10
rows = 8
vision = "vision"
darkness = 10
[[scene.wall]]
line = [[1, 1], [4.5, 1], [4.5, 3.25]]
[[scene.wall]]
line = [[4.5, 3.25], [4.5, 4]]
kind = "door"
state = "locked"
[[scene.wall]]
line = [[0, 8], [10, 8]]
kind = "window"
[[scene.wall]]
line = [[2, 2], [2, 3]]
kind = "secret"
[[scene.light]]
at = [2.5, 0.125]
bright = 2
dim = 5
color = "#ffb45e"
glow = "flicker"
[[scene.light]]
at = [10, 8]
dim = 1
off = true
)",
                                       "sample.toml");

  ASSERT_TRUE(sample) << as_text(sample.error());
  const SampleScene& scene = sample->scenes.at(0);
  EXPECT_EQ(scene.vision, rules::VisionMode::vision);
  EXPECT_EQ(scene.darkness, 10);
  ASSERT_EQ(scene.walls.size(), 4U);
  EXPECT_EQ(scene.walls[0].line, (std::vector<rules::MapPoint>{{720, 720}, {3240, 720}, {3240, 2340}}));
  EXPECT_EQ(scene.walls[0].sight, rules::Blocking::full);
  EXPECT_EQ(scene.walls[0].door, rules::Wall::Door::none);
  EXPECT_EQ(scene.walls[1].door, rules::Wall::Door::door);
  EXPECT_EQ(scene.walls[1].state, rules::DoorState::Is::locked);
  EXPECT_EQ(scene.walls[2].sight, rules::Blocking::none);
  EXPECT_EQ(scene.walls[2].door, rules::Wall::Door::none);
  EXPECT_EQ(scene.walls[3].door, rules::Wall::Door::secret);
  EXPECT_EQ(scene.walls[3].state, rules::DoorState::Is::closed);
  ASSERT_EQ(scene.lights.size(), 2U);
  EXPECT_EQ(scene.lights[0].at, (rules::MapPoint{1800, 90}));
  EXPECT_EQ(scene.lights[0].bright, 2);
  EXPECT_EQ(scene.lights[0].dim, 5);
  EXPECT_EQ(scene.lights[0].color, 0xffb45eU);
  EXPECT_EQ(scene.lights[0].glow, rules::Light::Glow::flicker);
  EXPECT_FALSE(scene.lights[0].off);
  EXPECT_EQ(scene.lights[1].bright, 0);
  EXPECT_EQ(scene.lights[1].color, 0xffffffU);
  EXPECT_EQ(scene.lights[1].glow, rules::Light::Glow::steady);
  EXPECT_TRUE(scene.lights[1].off);
}

TEST(SampleFiles, AMapIsOpenAndBrightWhereItSaysNothing) {
  const auto sample = read_sample_text("name = \"x\"\n[[scene]]\nname = \"y\"\n", "sample.toml");

  ASSERT_TRUE(sample) << as_text(sample.error());
  EXPECT_EQ(sample->scenes.at(0).vision, rules::VisionMode::open);
  EXPECT_EQ(sample->scenes.at(0).darkness, 0);
}

namespace {

/// Of a map of 10 columns and 8 rows; the first of `lines` is the fourth of the file.
std::string problems_of_map(const std::string& lines, const std::string& grid = "square") {
  return problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\n" + lines + "columns = 10\nrows = 8\ngrid = \"" +
                            grid + "\"\n");
}
/// Of what is on that map; the first of `lines` is the seventh of the file.
std::string problems_on_map(const std::string& lines, const std::string& grid = "square") {
  return problems_of_sample("name = \"x\"\n[[scene]]\nname = \"y\"\ncolumns = 10\nrows = 8\ngrid = \"" + grid + "\"\n" +
                            lines);
}

}  // namespace

TEST(SampleFiles, VisionAndDarknessThatAreNoneAreRefused) {
  EXPECT_EQ(problems_of_map("vision = \"fog\"\n"), "sample.toml:4: scene.1.vision: expected open, manual or vision\n");
  EXPECT_EQ(problems_of_map("darkness = 11\n"),
            "sample.toml:4: scene.1.darkness: expected a whole number from 0 to 10\n");
  EXPECT_EQ(
      problems_of_map("darkness = 2.5\n"),
      "sample.toml:4: scene.1.darkness: expected a whole number: lengths and shares are counted in whole units\n");
}

TEST(SampleFiles, AWallOffTheMapIsRefused) {
  const std::string wall = "[[scene.wall]]\nline = [[0, 0], [10, 8]]\n";
  EXPECT_EQ(problems_on_map(wall), "none");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[0, 0], [10.25, 8]]\n"),
            "sample.toml:8: scene.1.wall.1.line: expected [x, y] from [0, 0] to [10, 8]\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[0, -0.25], [10, 8]]\n"),
            "sample.toml:8: scene.1.wall.1.line: expected [x, y] from [0, 0] to [10, 8]\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[0, 0], [10.5, 8.25]]\n", "hex_rows"), "none");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[0, 0], [10.5, 8.5]]\n", "hex_rows"),
            "sample.toml:8: scene.1.wall.1.line: expected [x, y] from [0, 0] to [10.5, 8.333]\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[0, 0], [10.5, 8]]\n", "hex_columns"),
            "sample.toml:8: scene.1.wall.1.line: expected [x, y] from [0, 0] to [10.333, 8.5]\n");
}

TEST(SampleFiles, AWallThatIsNoLineIsRefused) {
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[1, 1]]\n"),
            "sample.toml:7: scene.1.wall.1.line: expected at least two points\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nkind = \"wall\"\n"),
            "sample.toml:7: scene.1.wall.1.line: expected at least two points\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[1, 1], [1, 1]]\n"),
            "sample.toml:7: scene.1.wall.1.line: expected each point another than the last\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[1, 1], [1]]\n"),
            "sample.toml:8: scene.1.wall.1.line: expected [x, y] from [0, 0] to [10, 8]\n");
  EXPECT_EQ(problems_on_map("[[scene.wall]]\nline = [[1, 1], [inf, 1]]\n"),
            "sample.toml:8: scene.1.wall.1.line.2.1: expected a number of cells\n");
}

TEST(SampleFiles, ADoorIsOneLineAndAloneHasAState) {
  const std::string corner = "[[scene.wall]]\nline = [[1, 1], [2, 1], [2, 2]]\n";
  const std::string line = "[[scene.wall]]\nline = [[1, 1], [2, 1]]\n";
  EXPECT_EQ(problems_on_map(corner + "kind = \"door\"\n"),
            "sample.toml:7: scene.1.wall.1.line: expected the two ends of a door\n");
  EXPECT_EQ(problems_on_map(corner + "kind = \"secret\"\n"),
            "sample.toml:7: scene.1.wall.1.line: expected the two ends of a door\n");
  EXPECT_EQ(problems_on_map(line + "kind = \"gate\"\n"),
            "sample.toml:9: scene.1.wall.1.kind: expected wall, window, door or secret\n");
  EXPECT_EQ(problems_on_map(line + "kind = \"door\"\nstate = \"ajar\"\n"),
            "sample.toml:10: scene.1.wall.1.state: expected closed, open or locked\n");
  EXPECT_EQ(problems_on_map(line + "state = \"open\"\n"),
            "sample.toml:9: scene.1.wall.1.state: expected no such field\n");
}

TEST(SampleFiles, ALightThatIsNoneIsRefused) {
  const std::string light = "[[scene.light]]\nat = [1.5, 2]\n";
  EXPECT_EQ(problems_on_map(light + "dim = 0\n"),
            "sample.toml:9: scene.1.light.1.dim: expected a whole number from 1 to 5000\n");
  EXPECT_EQ(problems_on_map("[[scene.light]]\nat = [1.5, 8.25]\ndim = 4\n"),
            "sample.toml:8: scene.1.light.1.at: expected [x, y] from [0, 0] to [10, 8]\n");
  EXPECT_EQ(problems_on_map("[[scene.light]]\ndim = 4\n"), "sample.toml:7: scene.1.light.1.at: expected [x, y]\n");
  EXPECT_EQ(problems_on_map(light + "bright = 5\ndim = 4\n"),
            "sample.toml:10: scene.1.light.1.dim: expected a whole number from 5 to 5000\n");
  EXPECT_EQ(problems_on_map(light + "bright = 5\n"),
            "sample.toml:7: scene.1.light.1.dim: expected a whole number from 5 to 5000\n");
  EXPECT_EQ(problems_on_map(light + "dim = 4\ncolor = \"#ffb4\"\n"),
            "sample.toml:10: scene.1.light.1.color: expected a color as \"#ffb45e\"\n");
  EXPECT_EQ(problems_on_map(light + "dim = 4\ncolor = \"#ffb45g\"\n"),
            "sample.toml:10: scene.1.light.1.color: expected a color as \"#ffb45e\"\n");
  EXPECT_EQ(problems_on_map(light + "dim = 4\nglow = \"blink\"\n"),
            "sample.toml:10: scene.1.light.1.glow: expected steady, flicker or pulse\n");
  EXPECT_EQ(problems_on_map(light + "dim = 4\nradius = 4\n"),
            "sample.toml:10: scene.1.light.1.radius: expected no such field\n");
}

TEST(SampleFiles, ZonesHaveNoWallsAndNoLights) {
  EXPECT_EQ(
      problems_on_map("[[scene.wall]]\nline = [[1, 1], [2, 1]]\n[[scene.light]]\nat = [1, 1]\ndim = 4\n", "zones"),
      "sample.toml:9: scene.1.light: expected no such field\n"
      "sample.toml:7: scene.1.wall: expected no such field\n");
}

}  // namespace ft::codec
