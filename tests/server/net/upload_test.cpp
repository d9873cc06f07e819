// Pictures on their way in and out (N7, N8, N12).
#include <fstream>

#include "persistence/sha256.hpp"
#include "server/assets/limited_process.hpp"
#include "tests/persistence/temporary_folder.hpp"
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Asset;
using wire::v1::Assets;

class Upload : public CampaignFixture {
 protected:
  explicit Upload(net::Settings settings = {}) : CampaignFixture(std::move(settings)) {}

  // A black picture as the picture tool writes it; `ending` decides the format.
  std::string picture(int width, int height, const std::string& ending) {
    return drawn({"vips", "black", "made" + ending, std::to_string(width), std::to_string(height), "--bands", "3"},
                 ending);
  }
  // One that does not compress: some hundred kilobytes.
  std::string noise() { return drawn({"vips", "gaussnoise", "made.jpg", "900", "900"}, ".jpg"); }
  std::string drawn(const std::vector<std::string>& command, const std::string& ending) {
    const auto made = assets::run_limited(
        command, folder.path(),
        {.memory_bytes = 4'000'000'000, .file_bytes = 100'000'000, .wall_time = std::chrono::seconds(20)});
    EXPECT_TRUE(made) << made.error().text;
    std::ifstream file(folder.path() / ("made" + ending), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  Answer upload(const std::string& name, const std::string& bytes) { return upload_by(gm, name, bytes); }
  Answer upload_by(Browser& who, const std::string& name, const std::string& bytes) {
    return who.send({.method = "POST", .path = about("/assets"), .body = bytes, .headers = {{"X-File-Name", name}}});
  }

  persistence::tests::TemporaryFolder folder;
};

// The signature, then a header that claims `width` x `height`.
std::string png_that_claims(std::uint32_t width, std::uint32_t height) {
  std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
  for (const std::uint32_t number : {width, height}) {
    for (int shift = 24; shift >= 0; shift -= 8) png += static_cast<char>(number >> shift & 0xFF);
  }
  png += std::string("\x08\x02\0\0\0", 5);
  std::uint32_t crc = 0xFFFFFFFF;
  for (std::size_t i = 12; i < png.size(); ++i) {
    crc ^= static_cast<unsigned char>(png[i]);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
  }
  for (int shift = 24; shift >= 0; shift -= 8) png += static_cast<char>(~crc >> shift & 0xFF);
  return png + std::string("\0\0\0\0IDAT\x35\xaf\x06\x1e", 12);
}

TEST_F(Upload, EachOfTheThreeFormatsIsKeptAndShown) {
  Browser bea = player("Bea");
  for (const std::string ending : {".png", ".jpg", ".webp"}) {
    const auto asset = upload("ford%20at%20night" + ending, picture(40, 30, ending)).as<Asset>();
    EXPECT_EQ(asset.name(), "ford at night" + ending);
    EXPECT_EQ(asset.width_px(), 40);
    EXPECT_EQ(asset.height_px(), 30);

    const Answer shown = bea.get("/assets/" + asset.hash());
    EXPECT_EQ(shown.status, 200u);
    EXPECT_EQ(shown.headers.at("content-type"), "image/webp");
    EXPECT_EQ(shown.headers.at("cache-control"), "private, max-age=31536000, immutable");
    EXPECT_EQ(shown.body.size(), asset.size_bytes());
    EXPECT_TRUE(shown.body.starts_with("RIFF"));
  }
  EXPECT_EQ(gm.get(about("/assets")).as<Assets>().assets_size(), 3);
}

TEST_F(Upload, AnImagesAddressCannotBeWorkedOutFromItsFile) {
  const auto first = upload("map.png", picture(40, 30, ".png")).as<Asset>();
  const auto second = upload("map.png", picture(40, 30, ".png")).as<Asset>();

  EXPECT_NE(first.hash(), second.hash());
  EXPECT_EQ(gm.get(about("/assets")).as<Assets>().assets_size(), 2);
}

TEST_F(Upload, APartOfAPictureIsSentForARange) {
  const auto asset = upload("map.png", picture(40, 30, ".png")).as<Asset>();
  const std::string path = "/assets/" + asset.hash();
  const std::string whole = gm.get(path).body;

  const Answer part = gm.send({.path = path, .headers = {{"Range", "bytes=2-5"}}});
  EXPECT_EQ(part.status, 206u);
  EXPECT_EQ(part.body, whole.substr(2, 4));
  EXPECT_EQ(part.headers.at("content-range"), "bytes 2-5/" + std::to_string(whole.size()));
  EXPECT_EQ(gm.send({.path = path, .headers = {{"Range", "bytes=999999-"}}}).status, 416u);
  EXPECT_EQ(gm.send({.path = path, .headers = {{"If-None-Match", '"' + asset.hash() + '"'}}}).status, 304u);
  EXPECT_EQ(gm.get("/assets/" + std::string(64, '0')).status, 404u);
}

TEST_F(Upload, APictureOfManyPartsIsSentWhole) {
  const auto asset = upload("map.jpg", noise()).as<Asset>();
  const std::string path = "/assets/" + asset.hash();

  const std::string whole = gm.get(path).body;

  EXPECT_GT(whole.size(), 300'000u);
  EXPECT_EQ(to_hex(persistence::sha256(whole)), asset.hash());
  EXPECT_EQ(gm.send({.path = path, .headers = {{"Range", "bytes=131070-262150"}}}).body,
            whole.substr(131'070, 131'081));
  EXPECT_EQ(gm.send({.method = "HEAD", .path = path}).headers.at("content-length"), std::to_string(whole.size()));
}

TEST_F(Upload, APictureIsShownToThoseWithASeatWhereItIsUsed) {  // N12
  const std::string path = "/assets/" + upload("map.png", picture(40, 30, ".png")).as<Asset>().hash();
  Browser bea = player("Bea");
  Browser removed = player("Rex");
  const std::uint32_t seat = removed.get("/api/me").as<wire::v1::Me>().campaigns(0).seat();
  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/remove")}).status, 200u);
  make_campaign();
  Browser elsewhere = player("Eve");

  EXPECT_EQ(gm.get(path).status, 200u);
  EXPECT_EQ(bea.get(path).status, 200u);
  for (Browser* other : {&removed, &elsewhere}) EXPECT_EQ(other->get(path).status, 404u);
  const Answer stranger = Browser(server.port()).get(path);
  EXPECT_EQ(stranger.status, 404u);
  EXPECT_EQ(stranger.body, gm.get("/assets/" + std::string(64, '0')).body);
}

TEST_F(Upload, FileThatIsNoPictureIsRefusedUnderAnyName) {
  const Answer answer = upload("notes.png", "These are my notes.");

  EXPECT_EQ(answer.status, 415u);
  EXPECT_EQ(answer.problem(), "notes.png is not an image: upload a PNG, JPEG or WebP.");
  EXPECT_EQ(upload("drawing.png", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>").status, 415u);
  EXPECT_EQ(upload("nothing.png", "").status, 415u);
}

TEST_F(Upload, ADamagedPictureIsRefused) {
  const std::string whole = picture(400, 300, ".jpg");

  EXPECT_EQ(upload("half.jpg", whole.substr(0, 200)).status, 415u);
}

TEST_F(Upload, ADecompressionBombIsRefusedByItsHeader) {
  const Answer answer = upload("bomb.png", png_that_claims(50'000, 50'000));

  EXPECT_EQ(answer.status, 413u);
  EXPECT_NE(answer.problem().find("50000 x 50000 pixels"), std::string::npos);
  EXPECT_EQ(upload("strip.png", png_that_claims(16'385, 10)).status, 413u);
}

TEST_F(Upload, OneGigabyteIsRefusedByItsLengthBeforeItIsSent) {
  const Answer answer = gm.send({.method = "POST",
                                 .path = about("/assets"),
                                 .headers = {{"X-File-Name", "map.png"}, {"Content-Length", "1073741824"}}});

  EXPECT_EQ(answer.status, 413u);
  EXPECT_EQ(answer.problem(), "The file is too large: at most 100 MB are possible.");
}

TEST_F(Upload, PlayersUploadPortraits) {
  Browser bea = player("Bea");

  const auto asset = upload_by(bea, "bea.webp", picture(40, 40, ".webp")).as<Asset>();

  EXPECT_EQ(bea.get("/assets/" + asset.hash()).status, 200u);
  EXPECT_EQ(gm.get("/assets/" + asset.hash()).status, 200u);
}

TEST_F(Upload, StrangersAndRemovedPlayersUploadNothing) {
  Browser bea = player("Bea");
  const std::uint32_t seat = bea.get("/api/me").as<wire::v1::Me>().campaigns(0).seat();
  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/remove")}).status, 200u);
  Browser stranger(server.port());

  EXPECT_EQ(upload_by(bea, "map.png", "x").status, 401u);
  EXPECT_EQ(upload_by(stranger, "map.png", "x").status, 401u);
}

TEST_F(Upload, APlayersFileThatIsNoPictureIsRefused) {
  Browser bea = player("Bea");

  EXPECT_EQ(upload_by(bea, "bea.png", "My notes.").status, 415u);
}

TEST_F(Upload, APlayersFileIsAtMostOneMegabyte) {
  Browser bea = player("Bea");

  const Answer answer = upload_by(bea, "bea.png", std::string(1024 * 1024 + 1, 'x'));

  EXPECT_EQ(answer.status, 413u);
  EXPECT_EQ(answer.problem(), "The file is too large: at most 1 MB are possible.");
  EXPECT_EQ(bea.post_endless(about("/assets"), 1'073'741'824).status, 413u);
}

TEST_F(Upload, APlayersPictureIsAtMostFourMillionPixels) {
  Browser bea = player("Bea");

  const Answer answer = upload_by(bea, "bea.png", png_that_claims(10'000, 10'000));

  EXPECT_EQ(answer.status, 413u);
  EXPECT_EQ(answer.problem(), "bea.png is 10000 x 10000 pixels: at most 16384 per side and 4 million in total.");
  EXPECT_EQ(upload("map.png", picture(2'100, 2'000, ".png")).status, 200u) << "a map may be larger";
}

TEST_F(Upload, APlayerUploadsTwentyFilesAnHour) {
  Browser bea = player("Bea"), cat = player("Cat");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(upload_by(bea, "bea.png", "x").status, 415u);

  EXPECT_EQ(upload_by(bea, "bea.png", "x").status, 429u);
  EXPECT_EQ(upload_by(cat, "cat.png", "x").status, 415u) << "each seat by itself";
  EXPECT_EQ(upload("map.png", "x").status, 415u) << "the GM without a limit";
}

TEST_F(Upload, OnlyTheGmListsPictures) {
  Browser bea = player("Bea");

  EXPECT_EQ(bea.get(about("/assets")).status, 403u);
}

TEST_F(Upload, FileNamesWithControlCharactersAreRefused) {
  EXPECT_EQ(upload("map%07.png", picture(4, 3, ".png")).status, 400u);
}

class SmallUploads : public Upload {
 protected:
  SmallUploads() : Upload({.limits = {.upload_bytes = 1024 * 1024}}) {}
};

TEST_F(SmallUploads, AnEndlessUploadIsCutAtTheLimit) {
  const Answer answer = gm.post_endless(about("/assets"), 1'073'741'824);

  EXPECT_EQ(answer.status, 413u);
}

TEST_F(Upload, TheGmDeletesAPicture) {
  const std::string hash = upload("map.png", picture(40, 30, ".png")).as<Asset>().hash();
  wire::v1::DeleteAsset wanted;
  wanted.set_hash(hash);

  EXPECT_EQ(gm.post(about("/assets/delete"), wanted).status, 200u);

  EXPECT_EQ(gm.get(about("/assets")).as<Assets>().assets_size(), 0);
  EXPECT_EQ(gm.get("/assets/" + hash).status, 404u);
  const Answer again = gm.post(about("/assets/delete"), wanted);
  EXPECT_EQ(again.status, 404u);
  EXPECT_EQ(again.problem(), "This image is deleted already.");
}

TEST_F(Upload, PlayersAndOtherGmsDeleteNoPicture) {
  wire::v1::DeleteAsset wanted;
  wanted.set_hash(upload("map.png", picture(40, 30, ".png")).as<Asset>().hash());
  Browser bea = player("Bea");

  EXPECT_EQ(bea.post(about("/assets/delete"), wanted).status, 403u);
  EXPECT_EQ(Browser(server.port()).post(about("/assets/delete"), wanted).status, 401u);
  wanted.set_hash("map.png");
  EXPECT_EQ(gm.post(about("/assets/delete"), wanted).status, 400u);
  EXPECT_EQ(gm.get(about("/assets")).as<Assets>().assets_size(), 1);
}

}  // namespace ft::test
