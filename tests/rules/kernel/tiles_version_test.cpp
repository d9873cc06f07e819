// What the tiles of a map are called.
#include "rules/kernel/maps/tiles_version.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ft::rules::test {

namespace {

Scene cellar() {
  Scene scene;
  scene.picture.asset = std::string(64, 'a');
  return scene;
}

}  // namespace

TEST(TilesVersion, ItHas16DigitsAndStaysTheSame) {
  Scene elsewhere = cellar();
  elsewhere.id = {7};
  elsewhere.name = "The attic";

  EXPECT_EQ(tiles_version(cellar()).size(), 16u);
  EXPECT_EQ(tiles_version(cellar()).find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_EQ(tiles_version(elsewhere), tiles_version(cellar()));
}

TEST(TilesVersion, AMapWithoutAPictureHasNone) { EXPECT_EQ(tiles_version(Scene{}), ""); }

TEST(TilesVersion, ItChangesWithThePictureAndItsPlace) {
  const std::vector<std::function<void(Scene&)>> changes{
      [](Scene& scene) { scene.picture.asset.back() = 'b'; },
      [](Scene& scene) { scene.picture.width_px = 1; },
      [](Scene& scene) { scene.picture.height_px = 1; },
      [](Scene& scene) { scene.picture.cell_milli_px += 1; },
      [](Scene& scene) { scene.picture.offset_x_milli_px = 1; },
      [](Scene& scene) { scene.picture.offset_y_milli_px = 1; },
      [](Scene& scene) { std::swap(scene.columns, scene.rows); },
      [](Scene& scene) { scene.grid = Scene::Grid::hex_rows; },
  };
  std::set<std::string> versions{tiles_version(cellar())};
  for (const auto& change : changes) {
    Scene changed = cellar();
    change(changed);
    versions.insert(tiles_version(changed));
  }

  EXPECT_EQ(versions.size(), 9u);
}

}  // namespace ft::rules::test
