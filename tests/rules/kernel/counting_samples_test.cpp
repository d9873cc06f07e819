// By which of its samples a creature is seen, so that no part of it reaches through a wall.
#include <gmock/gmock.h>

#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "vision_scenes.hpp"

namespace ft::rules {
namespace {

using ::testing::IsEmpty;

Scene squares() { return {}; }

/// A wall down the whole map.
VisionScene wall_at(std::int32_t x) { return VisionScene(std::vector<VisionScene::Wall>{{{{x, 0}, {x, 5'760}}}}); }

/// The counting samples of a creature of 2 x 2 squares with its middle at (1440, 1440).
std::vector<Sample> counting_beside(const VisionScene& scene) {
  return counting_samples(scene.barriers(), {1'440, 1'440}, samples_of_footprint(squares(), {1, 1}, 2));
}

TEST(CountingSamples, AllCountInTheOpen) {
  EXPECT_EQ(counting_beside(VisionScene(std::vector<VisionScene::Wall>{})).size(), 64U);
}

TEST(CountingSamples, AWallBesideTheFootprintTakesNone) {  // sight S3
  EXPECT_EQ(counting_beside(wall_at(2'160)).size(), 64U);
}

TEST(CountingSamples, AWallThroughTheFootprintTakesThoseBehindIt) {  // sight S3
  EXPECT_EQ(counting_beside(wall_at(1'800)).size(), 48U) << "two of its eight columns are behind";
}

TEST(CountingSamples, ThoseOnAWallDoNotCount) {  // sight S3
  EXPECT_EQ(counting_beside(wall_at(1'890)).size(), 48U) << "the last column is behind, one on it";
}

TEST(CountingSamples, ACreatureOnAWallHasNone) {  // sight S5
  EXPECT_THAT(counting_beside(wall_at(1'440)), IsEmpty());
}

TEST(CountingSamples, AnEyeBehindAWallSeesNoPartOfACreatureThatReachesThrough) {  // sight S3
  // A creature of 3 x 3 squares, whose middle is left of a thin wall that cuts off a third of it.
  const VisionScene scene = wall_at(1'700);
  const std::vector<Sample> counting =
      counting_samples(scene.barriers(), {1'080, 1'080}, samples_of_footprint(squares(), {0, 0}, 3));
  const Raster seen = samples_in_line(sweep(scene.barriers(), Origin::creature, {3'000, 1'080}), RandomScenes::box);

  EXPECT_EQ(counting.size(), 108U) << "nine of its twelve columns";
  EXPECT_TRUE(seen.contains({10, 6})) << "the ground beyond the wall, on which it stands too";
  EXPECT_THAT(counting, ::testing::Each(::testing::Truly([&](Sample sample) { return !seen.contains(sample); })));
}

bool on_barrier(const VisionScene& scene, MapPoint point) {
  return std::ranges::any_of(scene.segments(), [&](const Segment& segment) {
    const Barrier& barrier = scene.barriers().of_walls[segment.wall];
    return barrier.blocking != Blocking::none && barrier.bottom.tenth_mm <= 0 && barrier.top.tenth_mm > 0 &&
           on_segment(segment.line.from, segment.line.to, point);
  });
}

TEST(CountingSamples, AreThoseInLineOfTheMiddleAndOnNoWall) {  // sight S3
  RandomScenes random(4);
  for (int round = 0; round < 300; ++round) {
    const VisionScene scene = random.scene();
    for (const MapPoint eye : random.eyes(scene)) {
      const std::vector<Sample> samples = samples_of_disc(eye, 1 + random.below(4));
      std::vector<Sample> expected;
      for (const Sample sample : samples)
        if (plainly_in_line(scene.barriers(), Origin::creature, eye, point_of(sample)) &&
            !on_barrier(scene, point_of(sample)))
          expected.push_back(sample);
      ASSERT_EQ(counting_samples(scene.barriers(), eye, samples), expected) << round;
      const MapPoint viewer = random.point();
      const bool seen = std::ranges::any_of(expected, [&](Sample sample) {
        return plainly_in_line(scene.barriers(), Origin::creature, viewer, point_of(sample));
      });
      ASSERT_EQ(any_in_line(scene.barriers(), Origin::creature, viewer, expected), seen) << round;
    }
  }
}

}  // namespace
}  // namespace ft::rules
