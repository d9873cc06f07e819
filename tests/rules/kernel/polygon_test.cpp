// Points and samples in polygons.
#include "rules/kernel/lattice/polygon.hpp"

#include <gmock/gmock.h>

#include <random>

namespace ft::rules {
namespace {

using testing::ElementsAre;

using Corners = std::vector<MapPoint>;

const Corners square{{0, 0}, {720, 0}, {720, 720}, {0, 720}};

TEST(Polygon, HasWhatItsEdgesGoAround) {
  EXPECT_TRUE(contains(square, {1, 1}) && contains(square, {719, 719}));
  EXPECT_FALSE(contains(square, {-1, 360}) || contains(square, {721, 360}) || contains(square, {360, -1}) ||
               contains(square, {360, 721}));
}

TEST(Polygon, ItsDirectionDoesNotMatter) {
  const Corners back(square.rbegin(), square.rend());
  EXPECT_TRUE(contains(back, {360, 360}));
  EXPECT_FALSE(contains(back, {-360, 360}));
}

TEST(Polygon, OfTwoSideBySideOneAloneHasTheirEdge) {
  const Corners beside{{720, 0}, {1440, 0}, {1440, 720}, {720, 720}};
  EXPECT_FALSE(contains(square, {720, 360}));
  EXPECT_TRUE(contains(beside, {720, 360}));
}

TEST(Polygon, MayBeHollow) {
  const Corners horseshoe{{0, 0}, {2160, 0}, {2160, 720}, {1440, 720}, {1440, 360}, {720, 360}, {720, 720}, {0, 720}};
  EXPECT_TRUE(contains(horseshoe, {360, 500}) && contains(horseshoe, {1800, 500}));
  EXPECT_FALSE(contains(horseshoe, {1080, 500}));
}

TEST(Polygon, WhereEdgesCrossEveryOtherPartIsInside) {
  const Corners star{{360, 0}, {580, 700}, {0, 270}, {720, 270}, {140, 700}};
  EXPECT_TRUE(contains(star, {360, 100}));
  EXPECT_FALSE(contains(star, {360, 400})) << "its heart";
}

TEST(Polygon, IsExactAtTheFarthestPoints) {
  const Corners sliver{{-farthest_point, -farthest_point}, {farthest_point, farthest_point - 1}, {0, farthest_point}};
  EXPECT_TRUE(contains(sliver, {0, 0})) << "half a unit below the edge";
  EXPECT_FALSE(contains(sliver, {0, -1}));
}

TEST(Polygon, ItsSamplesAreThoseThatItHas) {
  EXPECT_EQ(samples_inside(square, {{-10, -10}, {10, 10}}).count(), 16);
  EXPECT_THAT(samples_inside(square, {{3, 3}, {10, 10}}).samples(), ElementsAre(Sample{3, 3}));

  std::mt19937 random(7);
  const auto along = [&] { return static_cast<std::int32_t>(random() % 3'600U) - 360; };
  constexpr SampleBox box{{0, 0}, {19, 19}};
  for (int trial = 0; trial < 200; ++trial) {
    Corners corners(3 + random() % 6);
    for (MapPoint& corner : corners) corner = {along(), along()};
    const Raster inside = samples_inside(corners, box);
    for (Sample at = box.first; at.row <= box.last.row; ++at.row)
      for (at.column = 0; at.column <= box.last.column; ++at.column)
        ASSERT_EQ(inside.contains(at), contains(corners, point_of(at))) << trial << ": " << at.column << "," << at.row;
  }
}

}  // namespace
}  // namespace ft::rules
