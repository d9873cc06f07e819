// Segments found by place.
#include "rules/kernel/vision/wall_index.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace ft::rules {
namespace {

constexpr std::int32_t wide = 40 * square_units;

/// Segments on a map of 40 x 40 squares, some of them level, upright or along the edges of buckets.
std::vector<Segment> random_segments(std::mt19937& random, std::uint32_t many) {
  const auto below = [&](std::int32_t end) {
    return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(end)) - end / 2;
  };
  std::vector<Segment> segments;
  for (std::uint32_t wall = 0; wall < many; ++wall) {
    const MapPoint from{below(wide), below(2) == 0 ? below(wide) : bucket_units * below(8)};
    const MapPoint to{below(3) == 0 ? from.x : below(wide), below(3) == 0 ? from.y : below(wide)};
    segments.push_back({{from, to}, wall});
  }
  return segments;
}

/// Whether two lines have a point in common.
bool meet(const Line& a, const Line& b) {
  const auto sides = [](const Line& line, const Line& other) {
    const std::int64_t from = orientation(line.from, line.to, other.from),
                       to = orientation(line.from, line.to, other.to);
    return (from <= 0 && to >= 0) || (from >= 0 && to <= 0);
  };
  const auto overlap = [](std::int32_t a1, std::int32_t a2, std::int32_t b1, std::int32_t b2) {
    return std::max(std::min(a1, a2), std::min(b1, b2)) <= std::min(std::max(a1, a2), std::max(b1, b2));
  };
  return sides(a, b) && sides(b, a) && overlap(a.from.x, a.to.x, b.from.x, b.to.x) &&
         overlap(a.from.y, a.to.y, b.from.y, b.to.y);
}

TEST(WallIndex, FindsEachSegmentThatMeetsALine) {
  std::mt19937 random(1);
  for (int round = 0; round < 100; ++round) {
    const WallIndex index(random_segments(random, 60));
    for (const Segment& line : random_segments(random, 20)) {
      std::set<SegmentNumber> found;
      index.along(line.line.from, line.line.to, [&](SegmentNumber number) { return found.insert(number), true; });
      for (SegmentNumber number = 0; number < 60; ++number)
        ASSERT_TRUE(found.contains(number) || !meet(line.line, index.segments()[number].line)) << round;
    }
  }
}

TEST(WallIndex, FindsEachSegmentThatComesNearAPoint) {
  std::mt19937 random(2);
  for (int round = 0; round < 200; ++round) {
    const WallIndex index(random_segments(random, 60));
    const MapPoint point = index.segments()[0].line.to;
    const std::int32_t reach = 1 + static_cast<std::int32_t>(random() % (8 * square_units));
    std::set<SegmentNumber> found;
    index.near(point, reach, [&](SegmentNumber number) { found.insert(number); });
    const Line down{{point.x - reach, point.y - reach}, {point.x + reach, point.y + reach}},
        up{{down.from.x, down.to.y}, {down.to.x, down.from.y}};
    for (SegmentNumber number = 0; number < 60;
         ++number) {  // what comes into a box meets a diagonal of it or ends inside
      const Line& line = index.segments()[number].line;
      ASSERT_TRUE(found.contains(number) || !(meet(line, down) || meet(line, up))) << round;
    }
  }
}

TEST(WallIndex, StopsWhenItIsNotAskedForMore) {
  const WallIndex index({{{{0, 0}, {0, 100}}, 0}, {{{10, 0}, {10, 100}}, 1}});
  int found = 0;
  index.along({0, 50}, {9'000, 50}, [&](SegmentNumber) { return ++found < 1; });
  EXPECT_EQ(found, 1);
}

TEST(WallIndex, FindsNothingOnAnEmptyFloor) {
  const WallIndex index({});
  index.along({0, 0}, {9'000, 50}, [](SegmentNumber) { return ADD_FAILURE(), true; });
  index.near({0, 0}, 10'000, [](SegmentNumber) { ADD_FAILURE(); });
}

}  // namespace
}  // namespace ft::rules
