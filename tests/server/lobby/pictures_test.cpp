// Pictures where the machine does not do its part: a full disk, too large a result, no file to read (N7).
#include <gtest/gtest.h>

#include "persistence/memory/memory_store.hpp"
#include "server/assets/limited_process.hpp"
#include "server/assets/picture_library.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::assets::test {

class Pictures : public testing::Test {
 protected:
  Pictures() {
    const auto made =
        run_limited({"vips", "black", "made.png", "40", "30", "--bands", "3"}, folder.path(),
                    {.memory_bytes = 4'000'000'000, .file_bytes = 1'000'000, .wall_time = std::chrono::seconds(20)});
    EXPECT_TRUE(made) << made.error().text;
    std::filesystem::rename(folder.path() / "made.png", upload);
  }

  persistence::tests::TemporaryFolder folder;
  std::filesystem::path upload = folder.path() / "upload";
};

TEST_F(Pictures, FullDiskIsReported) {
  std::filesystem::create_symlink("/dev/full", upload.string() + ".webp");

  const auto made = make_picture(upload, "map.png");

  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, PictureProblem::Kind::unavailable);
  EXPECT_EQ(made.error().text, "The server's disk is full. Nothing was saved.");
}

TEST_F(Pictures, OversizedPictureIsReported) {
  const auto made = make_picture(upload, "map.png", 10);

  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, PictureProblem::Kind::too_large);
  EXPECT_EQ(made.error().text, "map.png is too complex: upload a smaller image.");
}

TEST_F(Pictures, APictureOf100MillionPixelsIsTaken) {
  const auto made =
      run_limited({"vips", "black", "made.png", "10000", "10000", "--bands", "3"}, folder.path(),
                  {.memory_bytes = 4'000'000'000, .file_bytes = 10'000'000, .wall_time = std::chrono::seconds(60)});
  ASSERT_TRUE(made) << made.error().text;

  const auto picture = make_picture(folder.path() / "made.png", "map.png");

  ASSERT_TRUE(picture) << picture.error().text;
  EXPECT_EQ(picture->size.width_px, 10'000);
}

TEST_F(Pictures, AFileThatCannotBeReadIsNotKeptAsAnEmptyPicture) {
  const auto store = persistence::open_memory();
  const auto gil = store->accounts().create({"Gil", "hash", 100})->id;
  const auto campaign = store->campaigns().create({"The Ford", "grimwire", gil, 100})->id;
  lobby::LobbyContext lobby{
      .store = *store, .now_s = [] { return 100; }, .settings_of_sample = {}, .systems = {}, .base_url = {}};

  const auto kept = save_picture(lobby, {campaign, "map.png"}, {folder.path() / "gone.webp", {40, 30}});

  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().kind, lobby::Problem::Kind::unavailable);
  EXPECT_TRUE(store->assets().list(campaign)->empty());
}

}  // namespace ft::assets::test
