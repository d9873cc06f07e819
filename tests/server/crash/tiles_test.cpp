// `kill -9` while a picture is being cut: afterwards there is no half archive, and the tiles come (N14).
#include "tests/server/crash/crash_fixture.hpp"
#include "tests/server/lobby/tile_fixture.hpp"
#include "tests/server/net/fog.hpp"

namespace ft::test {

namespace fs = std::filesystem;

namespace {

constexpr int columns = 48, rows = 40;  // two thousand tiles: some seconds

bool has_files(const fs::path& folder) {
  return fs::exists(folder) && fs::directory_iterator(folder) != fs::directory_iterator();
}

// Waits until it holds, 20 s at most.
template <class Test>
bool comes_true(Test test) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!test())
    if (std::chrono::steady_clock::now() > end) return false;
  return true;
}

}  // namespace

TEST(KilledWhileCutting, LeavesNoHalfArchive) {
  CrashFixture company;
  const std::string png = png_of(64 * columns + 64, 64 * rows + 32, [](int x, int y) {
    return Color{x * 7 % 256, y * 5 % 256, (x ^ y) % 256};
  });
  const std::string hash = company.gm.browser
                               .send({.method = "POST",
                                      .path = "/api/campaigns/" + std::to_string(company.campaign) + "/assets",
                                      .body = png,
                                      .headers = {{"X-File-Name", "map.png"}}})
                               .as<wire::Asset>()
                               .hash();
  show_picture(company.gm, hash, {columns, rows});
  reveal(company.gm, {{2, 2}});
  company.ada.round_trip();
  const wire::Scene scene = shown_scene(company.ada);
  const std::string path = "/tiles/" + std::to_string(company.campaign) + "/" + std::to_string(scene.id()) + "/" +
                           scene.tiles() + "/0/0.0.0000000000040000";
  const auto is_being_cut = [&] {
    for (const auto& room : fs::directory_iterator(company.server.folder() / "data" / "uploads"))
      if (fs::exists(room.path() / "tiles.dz")) return true;
    return false;
  };

  EXPECT_EQ(company.ada.browser.get(path).status, 503u);
  ASSERT_TRUE(comes_true(is_being_cut));
  company.kill();

  EXPECT_FALSE(has_files(company.server.folder() / "data" / "tiles"));
  company.come_back();
  EXPECT_FALSE(has_files(company.server.folder() / "data" / "uploads"));
  EXPECT_TRUE(comes_true([&] { return company.ada.browser.get(path).status == 200; }));
  EXPECT_TRUE(comes_true([&] { return !has_files(company.server.folder() / "data" / "uploads"); }));
}

}  // namespace ft::test
