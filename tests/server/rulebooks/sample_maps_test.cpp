// The maps of the ready campaigns: every scene has a picture of the size it says, and its cells fill that picture.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "persistence/memory/memory_store.hpp"
#include "rules/kernel/maps/walls.hpp"
#include "server/assets/picture.hpp"
#include "server/rulebooks.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::test {

namespace {

struct Extent {
  double width_px, height_px;
};

/// Of all cells, in pixels of the picture. Hexes in rows have their corners above and below.
Extent extent_of(const rules::Scene& scene) {
  const double width = scene.picture.cell_milli_px / 1000.0;
  if (scene.grid != rules::Scene::Grid::hex_rows) return {scene.columns * width, scene.rows * width};
  return {(scene.columns + 0.5) * width, (1.5 * (scene.rows - 1) + 2) * width / std::sqrt(3.0)};
}

/// As the picture tool measures it.
std::expected<assets::PictureSize, assets::PictureProblem> size_of(const rules::MapPicture& picture,
                                                                   persistence::Store& store) {
  const persistence::tests::TemporaryFolder folder;
  const auto bytes = store.assets().read(*persistence::sha256_from_hex(picture.asset), 0, 10'000'000);
  std::ofstream(folder.path() / "map", std::ios::binary) << *bytes;
  auto made = assets::make_picture(folder.path() / "map", picture.asset);
  if (!made) return std::unexpected(std::move(made.error()));
  return made->size;
}

}  // namespace

TEST(SampleMaps, EverySceneHasAPictureOfItsSizeThatItsCellsFill) {
  const auto store = persistence::open_memory(persistence::make_memory_disk());
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();

  for (const lobby::SystemCard& card : books->cards()) {
    for (const rules::Scene& scene : books->find(card.id)->sample.scenes) {
      SCOPED_TRACE(card.id + ": " + scene.name);
      ASSERT_NE(scene.picture.asset, "");
      const auto size = size_of(scene.picture, *store);
      ASSERT_TRUE(size) << size.error().text;
      EXPECT_EQ(scene.picture.width_px, size->width_px);
      EXPECT_EQ(scene.picture.height_px, size->height_px);
      EXPECT_NEAR(scene.picture.width_px, extent_of(scene).width_px, 2);
      EXPECT_NEAR(scene.picture.height_px, extent_of(scene).height_px, 2);
    }
  }
}

TEST(SampleMaps, MapsWithWallsHaveFoesAloneAndNoneOnAWall) {
  using namespace rules::literals;
  const auto store = persistence::open_memory(persistence::make_memory_disk());
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();

  std::size_t maps = 0;
  for (const lobby::SystemCard& card : books->cards()) {
    const rules::State& sample = books->find(card.id)->sample;
    EXPECT_EQ(sample.scenes.front().vision_mode, rules::VisionMode::open) << card.id;  // what players are shown
    for (const rules::Scene& scene : sample.scenes) {
      SCOPED_TRACE(card.id + ": " + scene.name);
      maps += scene.walls.all().empty() ? 0 : 1;
      for (const rules::Creature& creature : sample.creatures) {
        if (creature.scene != scene.id || scene.walls.all().empty()) continue;
        EXPECT_NE(creature.side, "heroes"_k) << creature.name;
        EXPECT_FALSE(rules::is_on_wall(scene, creature.place.cell)) << creature.name;
      }
    }
  }
  EXPECT_EQ(maps, 4U);  // of each rulebook on squares or hexes
}

}  // namespace ft::test
