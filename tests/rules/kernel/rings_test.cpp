// Closed rings of walls let nothing through, and an eye on a wall sees nothing.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "vision_scenes.hpp"

namespace ft::rules {
namespace {

/// A ring through the corners of a star about the middle of the map, its walls drawn in any order and direction.
std::vector<VisionScene::Wall> random_ring(RandomScenes& random) {
  constexpr MapPoint middle{2'880, 2'880};
  std::vector<MapPoint> corners;
  while (corners.size() < 12) {
    const MapPoint corner = random.point();
    const bool apart =
        std::ranges::none_of(corners, [&](MapPoint other) { return orientation(middle, corner, other) == 0; });
    if (apart) corners.push_back(corner);
  }
  const auto upper = [&](MapPoint corner) {
    return corner.y < middle.y || (corner.y == middle.y && corner.x < middle.x);
  };
  std::ranges::sort(
      corners, [&](MapPoint a, MapPoint b) { return upper(a) != upper(b) ? upper(a) : orientation(middle, a, b) > 0; });
  std::vector<VisionScene::Wall> walls;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const MapPoint from = corners[i], to = corners[(i + 1) % corners.size()];
    walls.push_back({random.below(2) == 0 ? Line{from, to} : Line{to, from}});
  }
  std::ranges::shuffle(walls, random.chance());
  return walls;
}

/// Whether a point is inside of a ring: an odd number of its segments cross the level line to the right of it.
bool inside(const VisionScene& ring, MapPoint point) {
  return std::ranges::count_if(ring.segments(),
                               [&](const Segment& segment) {
                                 auto [a, b] = segment.line;
                                 if (a.y > b.y) std::swap(a, b);
                                 return a.y <= point.y && point.y < b.y && orientation(a, b, point) > 0;
                               }) %
             2 !=
         0;
}

bool on_wall(const VisionScene& ring, MapPoint point) {
  return std::ranges::any_of(
      ring.segments(), [&](const Segment& segment) { return on_segment(segment.line.from, segment.line.to, point); });
}

TEST(Ring, NothingIsSeenThroughIt) {  // sight S5
  RandomScenes random(5);
  for (int round = 0; round < 300; ++round) {
    const VisionScene ring(random_ring(random));
    for (int eyes = 0; eyes < 5; ++eyes) {
      const MapPoint eye = random.point();
      if (on_wall(ring, eye)) continue;
      for (const Sample sample :
           samples_in_line(sweep(ring.barriers(), Origin::creature, eye), RandomScenes::box).samples())
        ASSERT_TRUE(on_wall(ring, point_of(sample)) || inside(ring, point_of(sample)) == inside(ring, eye)) << round;
    }
  }
}

TEST(Ring, AnEyeOnAnyOfItsJointsOrAlongItsWallsSeesNothing) {  // sight S5
  RandomScenes random(6);
  for (int round = 0; round < 300; ++round) {
    const VisionScene ring(random_ring(random));
    for (const Segment& segment : ring.segments()) {
      const auto [from, to] = segment.line;
      std::vector<MapPoint> eyes{from, to};
      // A segment of any slope has few lattice points: those that have the same share of both its parts.
      for (const std::int32_t part : {2, 3, 5})
        if ((to.x - from.x) % part == 0 && (to.y - from.y) % part == 0)
          eyes.push_back({from.x + (to.x - from.x) / part, from.y + (to.y - from.y) / part});
      for (const MapPoint eye : eyes) {
        ASSERT_TRUE(samples_in_line(sweep(ring.barriers(), Origin::creature, eye), RandomScenes::box).empty()) << round;
        ASSERT_FALSE(in_line(ring.barriers(), Origin::creature, eye, random.point())) << round;
      }
    }
  }
}

TEST(Ring, OneOfASquareLetsNothingThroughItsCorners) {  // sight S5
  const VisionScene ring(std::vector<VisionScene::Wall>{{{{720, 720}, {1'440, 720}}},
                                                        {{{1'440, 720}, {1'440, 1'440}}},
                                                        {{{1'440, 1'440}, {720, 1'440}}},
                                                        {{{720, 1'440}, {720, 720}}}});
  EXPECT_FALSE(in_line(ring.barriers(), Origin::creature, {1'080, 1'080}, {1'441, 1'441}));
  EXPECT_TRUE(in_line(ring.barriers(), Origin::creature, {1'080, 1'080}, {1'440, 1'440}));
  EXPECT_FALSE(in_line(ring.barriers(), Origin::creature, {0, 0}, {721, 721}));
}

}  // namespace
}  // namespace ft::rules
