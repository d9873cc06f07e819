// Pictures cut into tiles, their archives and the folder of those (N14).
#include <set>

#include "server/assets/tile_cutter.hpp"
#include "server/assets/tile_folder.hpp"
#include "tests/server/lobby/tile_fixture.hpp"

namespace ft::assets::test {

using ft::test::Color;
using ft::test::Pixels;

namespace fs = std::filesystem;

class Tiles : public testing::Test {
 protected:
  // A map of 12 x 8 squares.
  static TilePlan plan_of_squares() {
    return {.campaign = 1,
            .picture = {},
            .cell_milli_px = 64'000,
            .offset_x_milli_px = 32'000,
            .offset_y_milli_px = 16'000,
            .across = 12,
            .down = 8};
  }

  fs::path write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder.path() / name, std::ios::binary) << bytes;
    return folder.path() / name;
  }
  // In a folder of its own, as the cutter wants it.
  fs::path cut(const std::string& png, const TilePlan& plan) {
    const fs::path room = folder.path() / std::to_string(++rooms_);
    fs::create_directories(room);
    std::ofstream(room / "made.png", std::ios::binary) << png;
    const auto made =
        run_limited({"vips", "copy", "made.png", "picture.webp[lossless=true]"}, room,
                    {.memory_bytes = 4'000'000'000, .file_bytes = 100'000'000, .wall_time = std::chrono::seconds(20)});
    EXPECT_TRUE(made) << made.error().text;
    const auto archive = cut_tiles(room / "picture.webp", plan);
    EXPECT_TRUE(archive) << archive.error();
    return archive.value_or(fs::path());
  }
  static Pixels tile(const fs::path& archive, const TilePlan& plan, std::int32_t level, std::int32_t column,
                     std::int32_t row) {
    const auto tiles =
        read_tiles(archive, plan, {level, column / 8, row / 8, std::uint64_t{1} << (8 * (row % 8) + column % 8)});
    EXPECT_TRUE(tiles) << tiles.error();
    return Pixels(tiles ? tiles->front().webp : "");
  }
  // Every pixel that is not at an edge, where WebP mixes.
  static void expect_color(const Pixels& pixels, const Color& color, int from_x, int from_y, int size) {
    for (int y = from_y + 3; y < from_y + size - 3; ++y)
      for (int x = from_x + 3; x < from_x + size - 3; ++x)
        EXPECT_TRUE(ft::test::is_close(pixels.at(x, y), color)) << x << ", " << y;
  }

  persistence::tests::TemporaryFolder folder;

 private:
  int rooms_ = 0;
};

TEST_F(Tiles, ASquareIsOneTile) {
  const TilePlan plan = plan_of_squares();
  const fs::path archive = cut(ft::test::marked_map(12, 8), plan);

  for (const auto& [column, row] : {std::pair(0, 0), {11, 7}, {5, 3}, {9, 0}}) {
    const Pixels pixels = tile(archive, plan, 0, column, row);
    EXPECT_EQ(pixels.width, 64);
    EXPECT_EQ(pixels.height, 64);
    expect_color(pixels, ft::test::color_of_square(column, row), 0, 0, 64);
  }
}

TEST_F(Tiles, ATileOfAHigherLevelCoversItsSquaresAndNoOthers) {
  const TilePlan plan = plan_of_squares();
  const fs::path archive = cut(ft::test::marked_map(12, 8), plan);

  const Pixels four = tile(archive, plan, 2, 1, 1);
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 4; ++column)
      expect_color(four, ft::test::color_of_square(4 + column, 4 + row), 16 * column, 16 * row, 16);
  const Pixels last = tile(archive, plan, 3, 1, 0);  // columns 8 to 11
  EXPECT_EQ(last.width, 32);
  EXPECT_EQ(last.height, 64);
  EXPECT_EQ(plan.highest_level(), 4);
  EXPECT_EQ(tile(archive, plan, 4, 0, 0).width, 48);
}

TEST_F(Tiles, APictureIsResampledSoThatASquareIsATile) {
  TilePlan plan = plan_of_squares();
  plan.cell_milli_px = 70'000;  // 72 pixels a tile
  plan.offset_x_milli_px = 13'500;
  plan.offset_y_milli_px = 0;
  plan.across = 4;
  plan.down = 3;
  const std::string png = ft::test::png_of(300, 210, [](int x, int y) {
    return ft::test::color_of_square(x < 14 ? 0 : std::min((x - 14) / 70, 3), y / 70);
  });
  const fs::path archive = cut(png, plan);

  EXPECT_EQ(plan.tile_px(), 72);
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 4; ++column)
      expect_color(tile(archive, plan, 0, column, row), ft::test::color_of_square(column, row), 0, 0, 72);
}

TEST_F(Tiles, ALargePictureIsShrunkWithoutPassingPixelsOver) {
  TilePlan plan = plan_of_squares();
  plan.cell_milli_px = 512'000;
  plan.offset_x_milli_px = plan.offset_y_milli_px = 0;
  plan.across = 2;
  plan.down = 1;
  const std::string png =
      ft::test::png_of(1024, 512, [](int x, int y) {  // a fine pattern on one side, plain on the other
        return x < 512 ? (((x + y) % 2) != 0 ? Color{255, 255, 255} : Color{0, 0, 0}) : Color{200, 0, 0};
      });
  const fs::path archive = cut(png, plan);

  EXPECT_EQ(plan.tile_px(), 128);
  expect_color(tile(archive, plan, 0, 0, 0), {127, 127, 127}, 0, 0, 128);
  expect_color(tile(archive, plan, 0, 1, 0), {200, 0, 0}, 0, 0, 128);
}

TEST_F(Tiles, OnHexesATileIsAsWideAsAColumnAndAsHighAsRowsAreApart) {
  for (const auto grid : {TilePlan::Grid::hex_rows, TilePlan::Grid::hex_columns}) {
    TilePlan plan = plan_of_squares();
    plan.grid = grid;
    plan.cell_milli_px = 100'000;
    plan.offset_x_milli_px = plan.offset_y_milli_px = 0;
    plan.across = 3;
    plan.down = 3;
    const bool in_rows = grid == TilePlan::Grid::hex_rows;
    const auto line = [](int at) { return std::min(static_cast<int>(at / 86.6), 2); };  // 3/2 of a hex's side
    const std::string png = ft::test::png_of(300, 300, [&](int x, int y) {
      return in_rows ? ft::test::color_of_square(x / 100, line(y)) : ft::test::color_of_square(line(x), y / 100);
    });
    const fs::path archive = cut(png, plan);

    EXPECT_EQ(plan.tile_px(), 104);
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 3; ++column)
        expect_color(tile(archive, plan, 0, column, row), ft::test::color_of_square(column, row), 0, 0, 104);
  }
}

TEST_F(Tiles, WhatThePictureDoesNotCoverIsTransparent) {
  TilePlan plan = plan_of_squares();
  plan.offset_x_milli_px = -64'000;  // the picture begins with the second column
  plan.offset_y_milli_px = 0;
  plan.across = 4;
  plan.down = 1;
  const fs::path archive = cut(ft::test::png_of(128, 64, [](int, int) { return Color{200, 90, 30}; }), plan);

  EXPECT_EQ(tile(archive, plan, 0, 0, 0).alpha(30, 30), 0);
  const Pixels covered = tile(archive, plan, 0, 1, 0);
  EXPECT_EQ(covered.alpha(30, 30), 255);
  expect_color(covered, {200, 90, 30}, 0, 0, 64);
  EXPECT_EQ(tile(archive, plan, 0, 3, 0).alpha(30, 30), 0);
}

TEST(TilePlan, ATileHasTheMultipleOf8NearestToThePicturesOwnPixels) {
  const auto px = [](std::int64_t cell_milli_px, std::int32_t across = 30) {
    return TilePlan{.campaign = 1, .picture = {}, .cell_milli_px = cell_milli_px, .across = across, .down = 20}
        .tile_px();
  };
  EXPECT_EQ(px(70'000), 72);
  EXPECT_EQ(px(67'999), 64);
  EXPECT_EQ(px(68'000), 72);
  EXPECT_EQ(px(1), 48);
  EXPECT_EQ(px(300'000), 128);
  EXPECT_EQ(px(70'000, 500), 32);  // 16,384 pixels at most
}

TEST(TilePlan, AnotherPlaceOfTheGridIsAnotherArchive) {
  const TilePlan plan{.campaign = 1, .picture = {}, .cell_milli_px = 64'000, .across = 12, .down = 8};
  std::set<std::string> names{plan.name()};
  for (int change = 0; change < 7; ++change) {
    TilePlan other = plan;
    if (change == 0) other.campaign = 2;
    if (change == 1) other.picture.bytes[31] = 1;
    if (change == 2) other.cell_milli_px = 64'001;
    if (change == 3) other.offset_x_milli_px = 1;
    if (change == 4) other.offset_y_milli_px = 1;
    if (change == 5) std::swap(other.across, other.down);
    if (change == 6) other.grid = TilePlan::Grid::hex_rows;
    names.insert(other.name());
  }

  EXPECT_EQ(names.size(), 8u);
  EXPECT_EQ(plan.name().size(), 64u);
}

TEST_F(Tiles, APictureThatIsNoneIsNotCut) {
  const auto archive = cut_tiles(write("picture.webp", "These are my notes."), plan_of_squares());

  EXPECT_FALSE(archive);
}

TEST_F(Tiles, CuttingIsGivenUpWhenTheServerEnds) {
  TilePlan plan = plan_of_squares();
  plan.cell_milli_px = 1'000;  // a minute's work
  plan.across = plan.down = 300;
  const fs::path picture = cut(ft::test::marked_map(12, 8), plan_of_squares()).parent_path() / "picture.webp";
  int asked = 0;

  const auto archive = cut_tiles(picture, plan, [&asked] { return ++asked == 3; });

  ASSERT_FALSE(archive);
  EXPECT_EQ(archive.error(), "the server is ending");
}

TEST_F(Tiles, AZipThatLacksATileOrIsDamagedIsNotPacked) {
  const TilePlan plan = plan_of_squares();
  const fs::path archive = cut(ft::test::marked_map(12, 8), plan);
  const fs::path zip = archive.parent_path() / "tiles.dz";
  TilePlan larger = plan;
  larger.across = 13;
  std::ifstream file(zip, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};

  EXPECT_TRUE(pack_tiles(zip, plan, folder.path() / "again"));
  EXPECT_FALSE(pack_tiles(zip, larger, folder.path() / "larger"));
  EXPECT_FALSE(pack_tiles(write("half", whole.substr(0, whole.size() / 2)), plan, folder.path() / "of half"));
  for (std::size_t at = whole.size() - 60; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x5a);
    (void)pack_tiles(write("damaged", damaged), plan, folder.path() / "of damaged");  // whatever it is, it ends
  }
}

// Maps of one square, whose archives have one tile of any bytes.
class TilesInFolder : public Tiles {
 protected:
  using Missing = TileFolder::Missing;

  static TilePlan plan_of(persistence::CampaignId campaign) {
    return {.campaign = campaign, .picture = {}, .cell_milli_px = 64'000, .across = 1, .down = 1};
  }
  fs::path archive_with(const std::string& tile) {
    const std::string head("FTTILES1\1\0\0\0\1\0\0\0\x18\0\0\0\0", 21);
    std::string size;
    for (const int shift : {0, 8, 16}) size += static_cast<char>(tile.size() >> shift & 0xff);
    return write("new archive", head + size + tile);
  }
  // The one tile, or why it is missing.
  std::string tile_of(TileFolder& kept, persistence::CampaignId campaign) {
    const auto tiles = kept.read(plan_of(campaign), {0, 0, 0, 1}, now_s);
    if (tiles) return tiles->front().webp;
    switch (tiles.error()) {
      case Missing::cut_it: return "cut it";
      case Missing::being_cut: return "being cut";
      case Missing::cannot_be_cut: break;
    }
    return "cannot be cut";
  }
  void keep(TileFolder& kept, persistence::CampaignId campaign, const std::string& tile) {
    EXPECT_EQ(tile_of(kept, campaign), "cut it");
    kept.take_in(plan_of(campaign), archive_with(tile), now_s);
  }
  // As if it had been used some time ago.
  void age(persistence::CampaignId campaign, std::chrono::hours by) const {
    const fs::path file = place / plan_of(campaign).name();
    fs::last_write_time(file, fs::last_write_time(file) - by);
  }

  fs::path place = folder.path() / "tiles";
  std::int64_t now_s = 1'000;
};

TEST_F(TilesInFolder, OneOfThoseThatWaitHasToCut) {
  TileFolder kept(place, 1'000'000);

  EXPECT_EQ(tile_of(kept, 1), "cut it");
  EXPECT_EQ(tile_of(kept, 1), "being cut");
  EXPECT_EQ(tile_of(kept, 2), "cut it");
  kept.take_in(plan_of(1), archive_with("RIFF1"), now_s);
  EXPECT_EQ(tile_of(kept, 1), "RIFF1");
  EXPECT_EQ(tile_of(kept, 2), "being cut");
}

TEST_F(TilesInFolder, AnArchiveIsStillThereAfterARestart) {
  {
    TileFolder kept(place, 1'000'000);
    keep(kept, 1, "RIFF1");
  }

  TileFolder again(place, 1'000'000);
  EXPECT_EQ(tile_of(again, 1), "RIFF1");
}

TEST_F(TilesInFolder, WhatCannotBeCutIsTriedAgainAfterAMinute) {
  TileFolder kept(place, 1'000'000);
  EXPECT_EQ(tile_of(kept, 1), "cut it");
  kept.take_in(plan_of(1), std::nullopt, now_s);

  EXPECT_EQ(tile_of(kept, 1), "cannot be cut");
  now_s += 59;
  EXPECT_EQ(tile_of(kept, 1), "cannot be cut");
  now_s += 1;
  EXPECT_EQ(tile_of(kept, 1), "cut it");
}

TEST_F(TilesInFolder, ThoseUsedLongestAgoMakeRoom) {  // N14
  const std::string tile(1'000, 't');
  TileFolder kept(place, 3'500);  // three
  for (const int campaign : {1, 2, 3}) keep(kept, campaign, tile);
  age(1, std::chrono::hours(3));
  age(2, std::chrono::hours(2));
  age(3, std::chrono::hours(1));
  EXPECT_EQ(tile_of(kept, 1), tile);  // now used

  keep(kept, 4, tile);

  EXPECT_EQ(tile_of(kept, 2), "cut it");
  for (const int campaign : {1, 3, 4}) EXPECT_EQ(tile_of(kept, campaign), tile);
}

TEST_F(TilesInFolder, AnArchiveLargerThanTheFolderMayBeIsKeptAlone) {
  TileFolder kept(place, 100);
  keep(kept, 1, "RIFF1");

  keep(kept, 2, std::string(1'000, 't'));

  EXPECT_EQ(tile_of(kept, 2), std::string(1'000, 't'));
  EXPECT_EQ(tile_of(kept, 1), "cut it");
}

TEST_F(TilesInFolder, ADamagedArchiveIsCutAgain) {
  TileFolder kept(place, 1'000'000);
  for (const auto& [campaign, bytes] : {std::pair(1, 0), {2, 10}, {3, 20}, {4, 26}}) {
    keep(kept, campaign, "RIFF1");
    fs::resize_file(place / plan_of(campaign).name(), static_cast<std::uintmax_t>(bytes));

    keep(kept, campaign, "RIFF2");

    EXPECT_EQ(tile_of(kept, campaign), "RIFF2");
  }
}

TEST_F(TilesInFolder, AnArchiveThatCannotBeKeptIsAFailure) {
  std::ofstream(place) << "a file where the folder should be";
  TileFolder kept(place, 1'000'000);
  EXPECT_EQ(tile_of(kept, 1), "cut it");

  kept.take_in(plan_of(1), archive_with("RIFF1"), now_s);

  EXPECT_EQ(tile_of(kept, 1), "cannot be cut");
}

}  // namespace ft::assets::test
