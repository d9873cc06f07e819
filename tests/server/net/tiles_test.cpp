// A map with fog comes in tiles, to each as far as they see it; a large picture to all who know its scene (N14, sight S20).
#include "protocol/wire/v1/tiles.pb.h"
#include "tests/server/lobby/tile_fixture.hpp"
#include "tests/server/net/fog.hpp"
#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

using wire::Asset;
using wire::TileBundle;

class FoggedMap : public SeatedFixture {
 protected:
  static constexpr int columns = 12, rows = 8, levels = 5;
  // To all, and to Ada's hero alone.
  const Squares shared{{2, 2}, {3, 2}, {2, 3}, {3, 3}, {6, 1}, {11, 7}};
  const Squares of_ada{{5, 5}, {10, 6}, {10, 7}, {11, 6}};

  void SetUp() override {
    SeatedFixture::SetUp();
    hash = upload(gm, marked_map(columns, rows));
    show_picture(gil, hash, {columns, rows});
    reveal(gil, shared);
    reveal(gil, of_ada, gil.creature("Cyrus"));
    for (Person* person : {&ada, &bea}) person->round_trip();
    scene = shown_scene(gil).id();
    version = shown_scene(ada).tiles();
  }

  std::string upload(Browser& who, const std::string& png) {
    const Ask ask{.method = "POST", .path = about("/assets"), .body = png, .headers = {{"X-File-Name", "map.png"}}};
    return who.send(ask).as<Asset>().hash();
  }
  [[nodiscard]] std::string address(int level, int x, int y, std::uint64_t mask) const {
    char hex[17];
    std::snprintf(hex, sizeof hex, "%016llx", static_cast<unsigned long long>(mask));
    return "/tiles/" + std::to_string(campaign) + "/" + std::to_string(scene) + "/" + version + "/" +
           std::to_string(level) + "/" + std::to_string(x) + "." + std::to_string(y) + "." + hex;
  }
  [[nodiscard]] std::string tile_address(int level, Square at) const {
    return address(level, at.first / 8, at.second / 8, std::uint64_t{1} << (8 * (at.second % 8) + at.first % 8));
  }
  // Asks until the picture is cut.
  static Answer get(Browser& who, const std::string& path) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    for (;;) {
      Answer answer = who.get(path);
      if (answer.status != 503 || std::chrono::steady_clock::now() > end) return answer;
      EXPECT_EQ(answer.headers.at("retry-after"), "1");
    }
  }
  // The tiles of a level that are sent, every one asked for by its own address, and some that cannot be.
  Squares tiles_of(Browser& who, int level) {
    Squares sent;
    for (int row = 0; row < 16; ++row)
      for (int column = 0; column < 16; ++column) {
        const Answer answer = get(who, tile_address(level, {column, row}));
        if (answer.status == 200) {
          sent.insert({column, row});
          EXPECT_EQ(answer.as<TileBundle>().tiles_size(), 1);
        } else {
          EXPECT_EQ(answer.status, 404u);
        }
      }
    return sent;
  }
  static Squares all(int across, int down) {
    Squares squares;
    for (int row = 0; row < down; ++row)
      for (int column = 0; column < across; ++column) squares.insert({column, row});
    return squares;
  }

  std::string hash;
  std::string version;
  std::uint32_t scene = 0;
};

TEST_F(FoggedMap, EachSeatHasTheTilesOfWhatItSeesAtEveryAddress) {
  Squares seen_by_ada = shared;
  seen_by_ada.insert(of_ada.begin(), of_ada.end());

  EXPECT_EQ(tiles_of(ada.browser, 0), seen_by_ada);
  EXPECT_EQ(tiles_of(ada.browser, 1), (Squares{{1, 1}, {5, 3}}));
  EXPECT_EQ(tiles_of(bea.browser, 0), shared);
  EXPECT_EQ(tiles_of(bea.browser, 1), (Squares{{1, 1}}));
  for (int level = 2; level <= levels; ++level)
    for (Person* person : {&ada, &bea}) EXPECT_EQ(tiles_of(person->browser, level), Squares{}) << level;
}

TEST_F(FoggedMap, TheGmHasAllTiles) {
  EXPECT_EQ(tiles_of(gm, 0), all(12, 8));
  EXPECT_EQ(tiles_of(gm, 1), all(6, 4));
  EXPECT_EQ(tiles_of(gm, 2), all(3, 2));
  EXPECT_EQ(tiles_of(gm, 3), all(2, 1));
  EXPECT_EQ(tiles_of(gm, 4), all(1, 1));
  EXPECT_EQ(tiles_of(gm, 5), Squares{});
}

TEST_F(FoggedMap, WithoutFogALargePictureComesInTilesToAll) {
  show_picture(gil, hash, {columns, rows}, wire::Scene::OPEN);
  ada.round_trip();
  EXPECT_EQ(shown_scene(ada).tiles(), "") << "a small one is sent whole";
  EXPECT_EQ(tiles_of(ada.browser, 0), Squares{});

  show_picture(gil, hash, {columns, rows}, wire::Scene::OPEN, 6'000);
  for (Person* person : {&ada, &gil}) {
    person->round_trip();
    version = shown_scene(*person).tiles();
    EXPECT_EQ(tiles_of(person->browser, 0), all(12, 8));
  }
  EXPECT_EQ(shown_scene(ada).tiles(), shown_scene(gil).tiles());
}

TEST_F(FoggedMap, ASceneMadeInPlayComesInTilesAsTheSamplesDo) {
  wire::ClientFrame adding, showing;
  wire::Scene& added = *adding.mutable_edit()->mutable_add_scene();
  added = shown_scene(gil);
  added.clear_id();
  added.clear_tiles();
  ASSERT_EQ(answer_to(gil, adding), "");
  const auto newest = std::ranges::max_element(gil.knows.state.scenes(), {}, &wire::Scene::id);
  showing.mutable_edit()->set_show_scene(newest->id());
  ASSERT_EQ(answer_to(gil, showing), "");
  show_picture(gil, hash, {columns, rows});
  reveal(gil, shared);
  ada.round_trip();
  scene = shown_scene(ada).id();
  version = shown_scene(ada).tiles();

  EXPECT_EQ(tiles_of(ada.browser, 0), shared);
  EXPECT_EQ(tiles_of(gm, 0), all(12, 8));
}

TEST_F(FoggedMap, StrangersAndSeatsOfOtherCampaignsHaveNone) {
  const std::uint64_t here = campaign;
  make_campaign();
  Browser eve = player("Eve");
  campaign = here;
  Browser stranger(server.port());

  for (Browser* other : {&eve, &stranger})
    for (int level = 0; level <= levels; ++level) EXPECT_EQ(tiles_of(*other, level), Squares{});
}

TEST_F(FoggedMap, NoPixelOfATileIsOfASquareThatIsNotSeen) {
  Squares seen = shared;
  seen.insert(of_ada.begin(), of_ada.end());
  int looked_at = 0;
  for (int level = 0; level <= 1; ++level)
    for (const Square& at : tiles_of(ada.browser, level)) {
      const Pixels pixels(get(ada.browser, tile_address(level, at)).as<TileBundle>().tiles(0).webp());
      const int side = 64 >> level, edge = 12 >> level;  // the upload was WebP too: it mixes at the edges
      ASSERT_EQ(pixels.width, 64);
      ASSERT_EQ(pixels.height, 64);
      for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x) {
          const Square square{(at.first << level) + x / side, (at.second << level) + y / side};
          ASSERT_TRUE(seen.contains(square));
          const bool at_edge = std::min({x % side, y % side, side - 1 - x % side, side - 1 - y % side}) < edge;
          if (at_edge) continue;
          EXPECT_TRUE(is_close(pixels.at(x, y), color_of_square(square.first, square.second)))
              << square.first << ", " << square.second << " at " << x << ", " << y;
          ++looked_at;
        }
    }
  EXPECT_GT(looked_at, 10'000);
}

TEST_F(FoggedMap, ABundleIsSentWholeOrNotAtAll) {
  const auto bit = [](int column, int row) { return std::uint64_t{1} << (8 * row + column); };
  const std::uint64_t block = bit(2, 2) | bit(3, 2) | bit(2, 3) | bit(3, 3);

  const auto bundle = get(ada.browser, address(0, 0, 0, block | bit(5, 5))).as<TileBundle>();
  ASSERT_EQ(bundle.tiles_size(), 5);
  EXPECT_EQ(bundle.tiles(0).number(), 18u);
  EXPECT_EQ(bundle.tiles(4).number(), 45u);
  EXPECT_EQ(get(bea.browser, address(0, 0, 0, block | bit(5, 5))).status, 404u);
  EXPECT_EQ(get(bea.browser, address(0, 0, 0, block)).as<TileBundle>().tiles_size(), 4);
  EXPECT_EQ(get(ada.browser, address(0, 0, 0, 0)).status, 404u);
}

TEST_F(FoggedMap, WhatIsNotThereAndWhatIsNotForThemIsTheSame) {
  const Answer unseen = get(ada.browser, tile_address(0, {0, 0}));
  EXPECT_EQ(unseen.status, 404u);
  const std::string good = tile_address(0, {2, 2});
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string path = good;
    return path.replace(path.find(from), from.size(), to);
  };
  const std::vector<std::string> others{
      tile_address(0, {5, 4}),
      tile_address(0, {12, 0}),
      tile_address(1, {0, 0}),
      tile_address(9, {0, 0}),
      tile_address(1'000'000, {0, 0}),
      address(0, 2'147'483'647, 2'147'483'647, 1),
      changed(version, std::string(16, '0')),
      changed(version, hash),
      changed("/" + std::to_string(scene) + "/", "/77/"),
      changed("/tiles/" + std::to_string(campaign) + "/", "/tiles/77/"),
      changed("/tiles/", "/tiles/-"),
      good + "0",
      good.substr(0, good.size() - 1),
      good + "/",
      "/tiles/",
      "/tiles/" + std::to_string(campaign),
      "/tiles/" + std::to_string(campaign) + "/" + std::to_string(scene) + "/" + version + "/0/0.0",
      "/tiles/" + std::to_string(campaign) + "/" + std::to_string(scene) + "/" + version + "/0/0.0.0000000000000g01",
  };

  for (const std::string& path : others) {
    const Answer other = get(ada.browser, path);
    EXPECT_EQ(other.status, unseen.status) << path;
    EXPECT_EQ(other.headers, unseen.headers) << path;
    EXPECT_EQ(other.body, unseen.body) << path;
  }
  EXPECT_EQ(get(ada.browser, good).status, 200u);
}

TEST_F(FoggedMap, TilesAreKeptByTheBrowserAlone) {
  const Answer answer = get(ada.browser, tile_address(0, {2, 2}));

  EXPECT_EQ(answer.headers.at("cache-control"), "private, max-age=31536000, immutable");
  EXPECT_EQ(answer.headers.at("content-type"), "application/x-protobuf");
  const Answer head = ada.browser.send({.method = "HEAD", .path = tile_address(0, {2, 2})});
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(answer.body.size()));
  EXPECT_EQ(ada.browser.send({.method = "POST", .path = tile_address(0, {2, 2})}).status, 405u);
}

TEST_F(FoggedMap, PlayersDoNotLearnThePicturesName) {
  EXPECT_EQ(shown_scene(gil).picture().asset(), hash);
  EXPECT_EQ(shown_scene(gil).tiles(), "");
  for (Person* person : {&ada, &bea}) {
    EXPECT_EQ(version.size(), 16u);
    EXPECT_EQ(shown_scene(*person).tiles(), version);
    EXPECT_EQ(person->knows.state.SerializeAsString().find(hash), std::string::npos);
    person->reload(campaign);
    EXPECT_EQ(person->knows.state.SerializeAsString().find(hash), std::string::npos);
    EXPECT_EQ(shown_scene(*person).tiles(), version);
    EXPECT_EQ(person->browser.get("/api/me").body.find(hash), std::string::npos);
  }
}

TEST_F(FoggedMap, AnotherPlaceOfTheGridIsAnotherAddress) {
  const std::string old = tile_address(0, {2, 2});
  EXPECT_EQ(get(ada.browser, old).status, 200u);

  show_picture(gil, hash, {columns - 1, rows});
  ada.round_trip();

  EXPECT_NE(shown_scene(ada).tiles(), version);
  EXPECT_EQ(get(ada.browser, old).status, 404u);
  version = shown_scene(ada).tiles();
  EXPECT_EQ(get(ada.browser, tile_address(0, {2, 2})).status, 200u);
}

TEST_F(FoggedMap, WithoutFogThereAreNoTiles) {
  show_picture(gil, hash, {columns, rows}, wire::Scene::OPEN);
  ada.round_trip();

  EXPECT_EQ(shown_scene(ada).picture().asset(), hash);
  EXPECT_EQ(shown_scene(ada).tiles(), "");
  EXPECT_EQ(get(ada.browser, tile_address(0, {2, 2})).status, 404u);
  EXPECT_EQ(get(gm, tile_address(0, {2, 2})).status, 404u);
}

TEST_F(FoggedMap, ARemovedSeatHasNone) {
  EXPECT_EQ(get(ada.browser, tile_address(0, {5, 5})).status, 200u);

  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(ada.seat) + "/remove")}).status, 200u);

  EXPECT_EQ(get(ada.browser, tile_address(0, {5, 5})).status, 404u);
  EXPECT_EQ(get(ada.browser, tile_address(0, {2, 2})).status, 404u);
}

TEST_F(FoggedMap, ATableThatIsNotLoadedHasNone) {
  server.restart_from_journal(campaign);
  ada.browser.move_to(server.port());

  EXPECT_EQ(get(ada.browser, tile_address(0, {2, 2})).status, 404u);
}

TEST_F(FoggedMap, APictureOfAnotherCampaignIsNotCut) {
  make_campaign();
  Person elsewhere{"Gil", gm};
  elsewhere.arrive(campaign);
  show_picture(elsewhere, hash, {columns, rows});
  reveal(elsewhere, shared);
  Person eve{"Eve", player("Eve")};
  eve.arrive(campaign);
  scene = shown_scene(eve).id();
  version = shown_scene(eve).tiles();

  // It is tried once, and fails.
  for (int i = 0; i < 50; ++i) EXPECT_EQ(eve.browser.get(tile_address(0, {2, 2})).status, 503u);
}

}  // namespace ft::test
