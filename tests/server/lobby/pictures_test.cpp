// Pictures where the machine does not do its part: a full disk, too large a result, no file to read (N7).
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "persistence/memory/memory_store.hpp"
#include "server/assets/limited_process.hpp"
#include "server/assets/picture_library.hpp"
#include "server/auth/token.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::assets::test {

class Pictures : public testing::Test {
 protected:
  Pictures() { std::filesystem::rename(black("40", "30"), upload); }

  std::filesystem::path black(const std::string& width, const std::string& height) {
    const auto made =
        run_limited({"vips", "black", "made.png", width, height, "--bands", "3"}, folder.path(),
                    {.memory_bytes = 4'000'000'000, .file_bytes = 10'000'000, .wall_time = std::chrono::seconds(60)});
    EXPECT_TRUE(made) << made.error().text;
    return folder.path() / "made.png";
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

TEST_F(Pictures, AMadePictureCanBeReadAgain) {
  const auto made = make_picture(upload, "map.png");
  ASSERT_TRUE(made) << made.error().text;

  const auto again = make_picture(made->file, "map.webp");

  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(again->size.width_px, 40);
  EXPECT_EQ(again->size.height_px, 30);
}

TEST_F(Pictures, OversizedPictureIsReported) {
  const auto made = make_picture(upload, "map.png", {.kept_bytes = 10, .pixels = 1'200});

  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, PictureProblem::Kind::too_large);
  EXPECT_EQ(made.error().text, "map.png is too complex: upload a smaller image.");
}

TEST_F(Pictures, APictureOf100MillionPixelsIsTaken) {
  const auto picture = make_picture(black("10000", "10000"), "map.png");

  ASSERT_TRUE(picture) << picture.error().text;
  EXPECT_EQ(picture->size.width_px, 10'000);
  EXPECT_EQ(picture->mime, "image/webp");
}

TEST_F(Pictures, OneTooLargeForWebPIsKeptAsJpeg) {
  const auto picture = make_picture(black("16384", "16384"), "map.png");

  ASSERT_TRUE(picture) << picture.error().text;
  EXPECT_EQ(picture->size.height_px, 16'384);
  EXPECT_EQ(picture->mime, "image/jpeg");
  EXPECT_EQ(picture->file.extension(), ".jpg");

  const auto strip = make_picture(black("16384", "20"), "strip.png");
  ASSERT_TRUE(strip) << strip.error().text;
  EXPECT_EQ(strip->mime, "image/jpeg") << "one pixel wider than WebP can be";
}

TEST_F(Pictures, APortraitHasAtMostFourMillionPixels) {
  EXPECT_TRUE(make_picture(black("2048", "2048"), "hero.png", limits_of_portraits));

  const auto refused = make_picture(black("2049", "2048"), "hero.png", limits_of_portraits);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, PictureProblem::Kind::too_large);
  EXPECT_EQ(refused.error().text, "hero.png is 2049 x 2048 pixels: at most 16384 per side and 4 million in total.");
}

// A store with a campaign of Gil, who is logged in as `gil`.
class KeptPictures : public Pictures {
 protected:
  KeptPictures() { (void)store->accounts().add_login({auth::hash_of_token("token"), owner, 1000}); }

  std::unique_ptr<persistence::Store> store = persistence::open_memory();
  persistence::AccountId owner = store->accounts().create({"Gil", "hash", 100})->id;
  persistence::CampaignId campaign =
      store->campaigns().create_with_gm({"The Ford", "grimwire", owner, 100}, "Gil")->campaign.id;
  lobby::LobbyContext lobby{.store = *store,
                            .now_s = [] { return 100; },
                            .steady_s = [] { return 100; },
                            .settings_of_sample = {},
                            .systems = {},
                            .base_url = {}};
  const lobby::Caller gil{{{std::string(auth::account_cookie), "token"}}, ""}, stranger{{}, ""};
};

TEST_F(KeptPictures, AFileThatCannotBeReadIsNotKeptAsAnEmptyPicture) {
  const auto kept = save_picture(lobby, {campaign, "map.png"}, {folder.path() / "gone.webp", {40, 30}});

  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().kind, lobby::Problem::Kind::unavailable);
  EXPECT_TRUE(store->assets().list(campaign)->empty());
}

TEST_F(KeptPictures, OneThatCannotBeListedIsNotKept) {
  const auto kept = save_picture(lobby, {campaign + 100, "map.png"}, {upload, {40, 30}});

  ASSERT_FALSE(kept);
  std::ifstream file(upload, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  EXPECT_FALSE(store->assets().size_of(persistence::sha256(bytes)));
}

TEST_F(KeptPictures, ThoseThatNoCampaignListsAreForPeopleOfThisServer) {  // N12
  auto bytes = store->assets().begin(100);
  ASSERT_TRUE(bytes && (*bytes)->append("a map of a sample"));
  const auto stored = (*bytes)->finish();

  EXPECT_TRUE(authorize_picture(lobby, gil, stored->hash));
  const auto refused = authorize_picture(lobby, stranger, stored->hash);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, lobby::Problem::Kind::not_found);
}

TEST_F(KeptPictures, EachIsSentAsWhatItIs) {  // N8
  const auto kept = save_picture(lobby, {campaign, "map.png"}, {upload, {40, 30}, "image/jpeg"});
  ASSERT_TRUE(kept);

  const auto shown = authorize_picture(lobby, gil, kept->hash);

  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->mime, "image/jpeg");
  EXPECT_EQ(shown->size_bytes, kept->size_bytes);
}

TEST_F(KeptPictures, ACampaignsImagesFillTheBytesTheyHaveAndNoMore) {  // N7
  const auto size_bytes = static_cast<std::int64_t>(std::filesystem::file_size(upload));
  lobby.campaign_image_bytes = size_bytes;
  ASSERT_TRUE(save_picture(lobby, {campaign, "map.png"}, {upload, {40, 30}}));
  const std::filesystem::path more = folder.path() / "more";
  std::ofstream(more) << "another picture";

  const auto begun = authorize_upload(lobby, gil, {campaign, "more.png"});
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.error().kind, lobby::Problem::Kind::too_large);
  const auto kept = save_picture(lobby, {campaign, "more.png"}, {more, {4, 3}});
  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().kind, lobby::Problem::Kind::too_large);
  EXPECT_FALSE(store->assets().size_of(persistence::sha256("another picture"))) << "it left bytes behind";
  EXPECT_TRUE(save_picture(lobby, {campaign, "map again.png"}, {upload, {40, 30}})) << "the same image takes no more";
  EXPECT_EQ(store->assets().list(campaign)->size(), 1u);

  ASSERT_TRUE(delete_picture(lobby, gil, campaign, store->assets().list(campaign)->at(0).hash));
  EXPECT_TRUE(save_picture(lobby, {campaign, "more.png"}, {more, {4, 3}}));
}

TEST_F(KeptPictures, TheLastFifthOfACampaignsImagesIsTheGms) {  // N7
  const auto size_bytes = static_cast<std::int64_t>(std::filesystem::file_size(upload));
  const UploadTarget of_player{campaign, "hero.png", UploadTarget::By::player};
  lobby.campaign_image_bytes = size_bytes + size_bytes / 5;

  const auto refused = save_picture(lobby, of_player, {upload, {40, 30}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, lobby::Problem::Kind::too_large);
  EXPECT_NE(refused.error().text.find("players may add"), std::string::npos);
  EXPECT_TRUE(save_picture(lobby, {campaign, "map.png"}, {upload, {40, 30}}));

  lobby.campaign_image_bytes = size_bytes / 4 * 5 + 4;
  EXPECT_TRUE(save_picture(lobby, of_player, {upload, {40, 30}}));
}

}  // namespace ft::assets::test
