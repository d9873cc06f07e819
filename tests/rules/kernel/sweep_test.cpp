// A sweep and its samples, against the line rule over all segments.
#include "rules/kernel/vision/sweep.hpp"

#include <gtest/gtest.h>

#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "vision_scenes.hpp"

namespace ft::rules {
namespace {

TEST(Sweep, ASampleIsInLineExactlyByTheLineRule) {  // sight S2
  RandomScenes random(1);
  for (int round = 0; round < 300; ++round) {
    const VisionScene scene = random.scene();
    const Barriers barriers = scene.barriers();
    for (const MapPoint eye : random.eyes(scene))
      for (const Origin origin : {Origin::creature, Origin::light}) {
        const Raster seen = samples_in_line(sweep(barriers, origin, eye), RandomScenes::box);
        for (Sample sample; sample.row < 32; ++sample.row)
          for (sample.column = 0; sample.column < 32; ++sample.column) {
            const MapPoint target = point_of(sample);
            const bool expected = plainly_in_line(barriers, origin, eye, target);
            ASSERT_EQ(seen.contains(sample), expected)
                << round << ": " << eye.x << "," << eye.y << " to " << target.x << "," << target.y;
            ASSERT_EQ(in_line(barriers, origin, eye, target), expected)
                << round << ": " << eye.x << "," << eye.y << " to " << target.x << "," << target.y;
          }
      }
  }
}

TEST(Sweep, FarAwayWallsAreSeenBetweenNearOnes) {  // sight S2
  std::mt19937 random(2);
  const auto below = [&](std::int32_t end) {
    return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(end));
  };
  for (const int walls : {40, 400, 2'000}) {
    std::vector<VisionScene::Wall> field;  // of 200 x 200 squares
    for (int wall = 0; wall < walls; ++wall) {
      const MapPoint from{below(144'000), below(144'000)};
      const std::int32_t most = wall % 10 == 0 ? 40'000 : 2'000;
      field.push_back({{from, {from.x + below(2 * most) - most, from.y + below(2 * most) - most}},
                       {.blocking = below(4) == 0 ? Blocking::limited : Blocking::full}});
    }
    const VisionScene scene(field);
    for (int eyes = 0; eyes < 20; ++eyes) {
      const MapPoint eye{below(144'000), below(144'000)};
      const Raster seen = samples_in_line(sweep(scene.barriers(), Origin::creature, eye), {{0, 0}, {799, 799}});
      for (int targets = 0; targets < 200; ++targets) {
        const MapPoint end =
            scene.segments()[static_cast<std::size_t>(below(static_cast<std::int32_t>(scene.segments().size())))]
                .line.to;
        const Sample sample{end.x / sample_units, end.y / sample_units};
        if (sample.column < 0 || sample.row < 0) continue;
        const bool expected = plainly_in_line(scene.barriers(), Origin::creature, eye, point_of(sample));
        ASSERT_EQ(seen.contains(sample), expected && sample.column < 800 && sample.row < 800);
        ASSERT_EQ(in_line(scene.barriers(), Origin::creature, eye, point_of(sample)), expected);
      }
    }
  }
}

TEST(Sweep, AFarWallInFrontOfALongOneThatBeginsNearHidesIt) {                               // sight S2
  const auto at = [](std::int32_t x, std::int32_t y) { return MapPoint{72 * x, 72 * y}; };  // tenths of a square
  const VisionScene scene(std::vector<VisionScene::Wall>{{{at(40, 20), at(300, 22)}}, {{at(150, 12), at(150, 15)}}});

  const Sweep around = sweep(scene.barriers(), Origin::creature, at(0, 0));

  ASSERT_GE(around.spans.size(), 3U);
  EXPECT_EQ(around.spans[2].end->segment, 1U) << "behind the open ones and the end of the long one";
}

TEST(Sweep, WithinAReachItIsTheSame) {  // sight S2
  RandomScenes random(3);
  for (int round = 0; round < 200; ++round) {
    const VisionScene scene = random.scene();
    for (const MapPoint eye : random.eyes(scene)) {
      const std::int32_t column = eye.x / sample_units, row = eye.y / sample_units;
      const SampleBox box{{column - 4, row - 4}, {column + 4, row + 4}};
      ASSERT_EQ(samples_in_line(sweep_within(scene.barriers(), Origin::light, eye, 6 * sample_units), box),
                samples_in_line(sweep(scene.barriers(), Origin::light, eye), box));
    }
  }
}

TEST(Sweep, WithoutWallsAllIsSeen) {
  const VisionScene nothing(std::vector<VisionScene::Wall>{});
  const Raster seen = samples_in_line(sweep(nothing.barriers(), Origin::creature, {5'760, 5'760}), {{0, 0}, {63, 63}});
  EXPECT_EQ(seen.count(), 64 * 64);
}

}  // namespace
}  // namespace ft::rules
