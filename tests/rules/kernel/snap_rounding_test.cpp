// Walls become segments that never cross.
#include "rules/kernel/vision/snap_rounding.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

TEST(SnapRounding, AWallThatMeetsNoOtherIsOneSegment) {
  EXPECT_THAT(snap_rounded(std::vector<Line>{{{0, 0}, {100, 37}}}), ElementsAre(Segment{{{0, 0}, {100, 37}}, 0}));
}

TEST(SnapRounding, WallsThatCrossAreCutThere) {
  const std::vector<Line> walls{{{0, 0}, {10, 10}}, {{10, 0}, {0, 10}}};
  EXPECT_THAT(snap_rounded(walls), ElementsAre(Segment{{{0, 0}, {5, 5}}, 0}, Segment{{{5, 5}, {10, 10}}, 0},
                                               Segment{{{10, 0}, {5, 5}}, 1}, Segment{{{5, 5}, {0, 10}}, 1}));
}

TEST(SnapRounding, ACrossingIsRoundedToTheNearestPoint) {
  // They cross at (10/3, 10/3).
  const std::vector<Line> walls{{{0, 0}, {10, 10}}, {{0, 5}, {10, 0}}};
  EXPECT_EQ(snap_rounded(walls).front(), (Segment{{{0, 0}, {3, 3}}, 0}));
}

TEST(SnapRounding, AWallThatEndsAHairShortOfAnotherIsJoinedToIt) {
  // At x = 4 the first is at y = 0.4: the second ends within half a unit of it.
  const std::vector<Line> walls{{{0, 0}, {10, 1}}, {{4, 0}, {4, -9}}};
  EXPECT_THAT(snap_rounded(walls),
              ElementsAre(Segment{{{0, 0}, {4, 0}}, 0}, Segment{{{4, 0}, {10, 1}}, 0}, Segment{{{4, 0}, {4, -9}}, 1}));
}

TEST(SnapRounding, AWallOfAWholeUnitAwayIsNot) {
  const std::vector<Line> walls{{{0, 0}, {10, 0}}, {{4, -1}, {4, -9}}};
  EXPECT_EQ(snap_rounded(walls).size(), 2U);
}

TEST(SnapRounding, APixelHasOfItsCornersTheFirstAlone) {
  const std::vector<Line> rising{{{0, 1}, {1, 0}}, {{0, 0}, {-5, -5}}, {{1, 1}, {5, 5}}};
  EXPECT_THAT(snap_rounded(rising),
              ElementsAre(Segment{{{0, 1}, {1, 1}}, 0}, Segment{{{1, 1}, {1, 0}}, 0}, ::testing::_, ::testing::_))
      << "it passes between (0, 0) and (1, 1), through the first corner of the latter's pixel";
  const std::vector<Line> falling{{{0, 0}, {1, 1}}, {{0, 1}, {-5, 5}}, {{1, 0}, {5, -5}}};
  EXPECT_EQ(snap_rounded(falling).size(), 3U);
}

TEST(SnapRounding, WallsThatLieOnEachOtherHaveEqualSegmentsSideBySide) {
  const std::vector<Line> walls{{{0, 0}, {10, 0}}, {{4, 0}, {20, 0}}};
  EXPECT_THAT(snap_rounded(walls), ElementsAre(Segment{{{0, 0}, {4, 0}}, 0}, Segment{{{4, 0}, {10, 0}}, 0},
                                               Segment{{{4, 0}, {10, 0}}, 1}, Segment{{{10, 0}, {20, 0}}, 1}));
}

TEST(SnapRounding, AWallWithoutLengthIsNoSegment) {
  EXPECT_TRUE(snap_rounded(std::vector<Line>{{{3, 3}, {3, 3}}}).empty());
}

TEST(SnapRounding, AsFarOutAsAMapGoesNothingOverflows) {
  constexpr std::int32_t far = farthest_point;
  const std::vector<Line> walls{{{-far, -far}, {far, far - 1}}, {{-far, far}, {far, -far}}};
  EXPECT_THAT(snap_rounded(walls)[0].line.to, (MapPoint{0, 0})) << "they cross at (1/4, -1/4), nearly";
}

/// Walls of all kinds on a small lattice, where much meets by chance.
std::vector<Line> random_walls(std::mt19937& random, int walls, std::int32_t wide) {
  const auto below = [&](std::int32_t end) {
    return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(end));
  };
  std::vector<Line> lines;
  for (int wall = 0; wall < walls; ++wall) {
    const MapPoint from{below(wide), below(wide)}, to{below(wide), below(wide)};
    lines.push_back({lines.empty() || below(3) > 0 ? from : lines.back().to, to});
  }
  return lines;
}

/// Whether two segments have more in common than ends, or the whole.
bool overlap(const Line& a, const Line& b) {
  if (a == b || Line{a.to, a.from} == b) return false;
  const auto sides = [](const Line& line, const Line& other) {
    const std::int64_t from = orientation(line.from, line.to, other.from),
                       to = orientation(line.from, line.to, other.to);
    return std::pair((from > 0) - (from < 0), (to > 0) - (to < 0));
  };
  const auto inside = [](const Line& line, MapPoint point) {
    return point != line.from && point != line.to && on_segment(line.from, line.to, point);
  };
  const auto [from_of_b, to_of_b] = sides(a, b);
  const auto [from_of_a, to_of_a] = sides(b, a);
  return (from_of_a * to_of_a < 0 && from_of_b * to_of_b < 0) || inside(a, b.from) || inside(a, b.to) ||
         inside(b, a.from) || inside(b, a.to);
}

/// Whether a point is at most one unit from a wall.
bool near(const Line& wall, MapPoint point) {
  const MapOffset along = wall.to - wall.from, to_point = point - wall.from;
  const std::int64_t turn = cross(along, to_point), length_squared = along.x * along.x + along.y * along.y;
  return turn * turn <= length_squared;
}

TEST(SnapRounding, RandomWallsNeverCrossAndStayWithinAUnit) {  // sight S4
  std::mt19937 random(1);
  for (int round = 0; round < 400; ++round) {
    const std::vector<Line> walls = random_walls(random, 30, round % 2 == 0 ? 25 : 1'000);
    const std::vector<Segment> segments = snap_rounded(walls);
    for (const Segment& segment : segments) {
      ASSERT_TRUE(near(walls[segment.wall], segment.line.from) && near(walls[segment.wall], segment.line.to)) << round;
      for (const Segment& other : segments) ASSERT_FALSE(overlap(segment.line, other.line)) << round;
    }
  }
}

TEST(SnapRounding, TheSegmentsOfAWallGoFromItsFirstEndToItsLast) {  // sight S4
  std::mt19937 random(2);
  for (int round = 0; round < 400; ++round) {
    const std::vector<Line> walls = random_walls(random, 20, 40);
    std::map<std::uint32_t, MapPoint> ends;
    for (const Segment& segment : snap_rounded(walls)) {
      const MapPoint from = ends.contains(segment.wall) ? ends[segment.wall] : walls[segment.wall].from;
      ASSERT_EQ(segment.line.from, from);
      ends[segment.wall] = segment.line.to;
    }
    for (const auto& [wall, end] : ends) ASSERT_EQ(end, walls[wall].to);
  }
}

TEST(SnapRounding, TheOrderOfDrawingDoesNotMatter) {  // sight S4
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    const std::vector<Line> walls = random_walls(random, 30, 60);
    std::vector<std::uint32_t> order(walls.size());
    for (std::uint32_t wall = 0; wall < order.size(); ++wall) order[wall] = wall;
    std::ranges::shuffle(order, random);
    std::vector<Line> shuffled;
    for (const std::uint32_t wall : order) shuffled.push_back(walls[wall]);

    std::vector<Segment> segments = snap_rounded(shuffled);

    for (Segment& segment : segments) segment.wall = order[segment.wall];
    std::ranges::stable_sort(segments, {}, &Segment::wall);
    ASSERT_EQ(segments, snap_rounded(walls));
  }
}

}  // namespace
}  // namespace ft::rules
