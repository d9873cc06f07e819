// The line rule, case by case: all in tenths of a square.
#include "rules/kernel/vision/line.hpp"

#include <gtest/gtest.h>

#include "rules/kernel/vision/fill.hpp"
#include "vision_scenes.hpp"

namespace ft::rules {
namespace {

using Walls = std::vector<VisionScene::Wall>;

MapPoint at(std::int32_t x, std::int32_t y) { return {72 * x, 72 * y}; }

bool sees(const Walls& walls, MapPoint eye, MapPoint target) {
  return in_line(VisionScene(walls).barriers(), Origin::creature, eye, target);
}

constexpr Barrier limited{.blocking = Blocking::limited}, from_left{.blocks_from = Side::left},
    from_right{.blocks_from = Side::right};

TEST(LineRule, AWallHidesWhatIsBehindItAndNothingElse) {
  const Walls walls{{{at(20, 0), at(20, 40)}}};
  EXPECT_FALSE(sees(walls, at(0, 20), at(40, 20)));
  EXPECT_TRUE(sees(walls, at(0, 20), at(19, 20)));
  EXPECT_TRUE(sees(walls, at(0, 20), at(40, 70)));
  EXPECT_TRUE(sees({}, at(0, 20), at(40, 20)));
}

TEST(LineRule, TheFaceOfAWallIsSeen) { EXPECT_TRUE(sees({{{at(20, 0), at(20, 40)}}}, at(0, 20), at(20, 20))); }

TEST(LineRule, TheEndOfALoneWallHidesNothingBesideIt) {
  const Walls walls{{{at(20, 20), at(20, 40)}}};
  EXPECT_TRUE(sees(walls, at(0, 20), at(40, 20))) << "exactly past its end";
  EXPECT_FALSE(sees(walls, at(0, 20), {72 * 40, 72 * 20 + 1}));
}

TEST(LineRule, ALineAlongAWallIsFree) {
  EXPECT_TRUE(sees({{{at(20, 20), at(40, 20)}}}, at(0, 20), at(60, 20)));
  EXPECT_TRUE(sees({{{at(20, 20), at(40, 20)}}}, at(0, 20), at(30, 20))) << "and what is on it is seen";
}

TEST(LineRule, ALineAlongAWallIsFreeOnItsOpenSideOnly) {
  const Walls walls{{{at(20, 20), at(40, 20)}}, {{at(40, 20), at(40, 0)}}};
  EXPECT_TRUE(sees(walls, at(0, 20), at(60, 20))) << "below the corner";
  EXPECT_FALSE(sees({walls[0], walls[1], {{at(40, 20), at(40, 40)}}}, at(0, 20), at(60, 20))) << "it ends on a wall";
}

TEST(LineRule, WallsThatTouchLeaveNoGap) {
  EXPECT_FALSE(sees({{{at(20, 0), at(20, 20)}}, {{at(20, 20), at(20, 40)}}}, at(0, 20), at(40, 20)));
  EXPECT_FALSE(sees({{{at(20, 0), at(20, 20)}}, {{at(20, 20), at(30, 40)}}}, at(0, 20), at(40, 20))) << "at a corner";
  EXPECT_FALSE(sees({{{at(20, 0), at(20, 40)}}, {{at(10, 20), at(30, 20)}}}, at(0, 20), at(40, 20)))
      << "where they cross";
}

TEST(LineRule, AGapSeenEdgeOnShowsNothing) {
  const Walls walls{{{at(20, 0), at(20, 20)}}, {{at(30, 20), at(30, 40)}}};
  EXPECT_FALSE(sees(walls, at(0, 20), at(40, 20))) << "one wall ends where the other begins";
  EXPECT_TRUE(sees(walls, at(0, 20), at(30, 20))) << "the far wall's end is seen past the near one's";
  EXPECT_TRUE(sees(walls, at(0, 40), at(50, -10))) << "through it from below";
}

TEST(LineRule, AnEyeOnAWallSeesNothing) {  // sight S5
  const Walls walls{{{at(20, 0), at(20, 40)}}};
  EXPECT_FALSE(sees(walls, at(20, 20), at(0, 20)));
  EXPECT_FALSE(sees(walls, at(20, 20), at(20, 20)));
  EXPECT_FALSE(sees(walls, at(20, 0), at(20, -10))) << "on its end, looking away";
  EXPECT_FALSE(sees({{walls[0].line, from_left}}, at(20, 20), at(0, 20))) << "one-sided";
}

TEST(LineRule, AnEyeOnAnOpenDoorSees) {
  EXPECT_TRUE(sees({{{at(20, 0), at(20, 40)}, {.blocking = Blocking::none}}}, at(20, 20), at(0, 20)));
}

TEST(LineRule, ALightOnAWallIgnoresThatSegment) {
  const VisionScene scene(Walls{{{at(20, 0), at(20, 40)}}, {{at(30, 0), at(30, 40)}}});
  EXPECT_TRUE(in_line(scene.barriers(), Origin::light, at(20, 20), at(0, 20)));
  EXPECT_TRUE(in_line(scene.barriers(), Origin::light, at(20, 20), at(29, 20)));
  EXPECT_FALSE(in_line(scene.barriers(), Origin::light, at(20, 20), at(40, 20)));
}

TEST(LineRule, AOneSidedWallBlocksEyesOnThatSide) {
  // Down the screen: its left is to the right on screen.
  const Line line{at(20, 0), at(20, 40)};
  EXPECT_TRUE(sees({{line, from_left}}, at(0, 20), at(40, 20)));
  EXPECT_FALSE(sees({{line, from_left}}, at(40, 20), at(0, 20)));
  EXPECT_FALSE(sees({{line, from_right}}, at(0, 20), at(40, 20)));
  EXPECT_TRUE(sees({{line, from_right}}, at(40, 20), at(0, 20)));
}

TEST(LineRule, ALimitedWallHidesWhatIsBehindASecondOne) {
  const Walls hedge{{{at(20, 0), at(20, 40)}, limited}, {{at(30, 0), at(30, 40)}, limited}};
  EXPECT_TRUE(sees(hedge, at(0, 20), at(25, 20))) << "a creature inside is seen";
  EXPECT_FALSE(sees(hedge, at(0, 20), at(40, 20)));
  EXPECT_TRUE(sees(hedge, at(25, 20), at(40, 20))) << "and sees out";
  EXPECT_FALSE(sees({{hedge[0].line, limited}, {hedge[1].line}}, at(0, 20), at(40, 20))) << "a full one behind it";
}

TEST(LineRule, TwoLimitedWallsThatMeetOnTheLineAreOne) {
  EXPECT_TRUE(sees({{{at(20, 0), at(20, 20)}, limited}, {{at(20, 20), at(20, 40)}, limited}}, at(0, 20), at(40, 20)));
}

TEST(LineRule, TwoLimitedWallsOnEachOtherAreTwo) {
  EXPECT_FALSE(sees({{{at(20, 0), at(20, 40)}, limited}, {{at(20, 0), at(20, 40)}, limited}}, at(0, 20), at(40, 20)));
}

TEST(LineRule, AnEyeOnALimitedWallSeesAsFromInsideTheHedge) {
  const Walls hedge{{{at(20, 0), at(20, 40)}, limited}, {{at(30, 0), at(30, 40)}, limited}};
  EXPECT_TRUE(sees(hedge, at(20, 20), at(0, 20)));
  EXPECT_TRUE(sees(hedge, at(20, 20), at(40, 20)));
}

TEST(LineRule, AWallBlocksFromItsBottomUpToBelowItsTop) {
  const Line line{at(20, 0), at(20, 40)};
  const auto seen_at = [&](std::int64_t level) {
    const VisionScene scene(Walls{{line, {.bottom = {0}, .top = {10'000}}}});
    return in_line({scene.barriers().walls, scene.barriers().of_walls, {level}}, Origin::creature, at(0, 20),
                   at(40, 20));
  };
  EXPECT_TRUE(seen_at(-1));
  EXPECT_FALSE(seen_at(0));
  EXPECT_FALSE(seen_at(9'999));
  EXPECT_TRUE(seen_at(10'000));
}

TEST(LineRule, ASweepNamesTheSegmentsThatLinesMeet) {
  const VisionScene scene(Walls{{{at(20, -20), at(20, 20)}, limited}, {{at(30, -30), at(30, 30)}}});

  const Sweep around = sweep(scene.barriers(), Origin::creature, at(0, 0));

  ASSERT_EQ(around.spans.size(), 6U) << "four quarters, two of them cut in two by the ends of both";
  EXPECT_EQ(around.spans[0].from, (MapOffset{1, 0}));
  EXPECT_EQ(around.spans[0].to, at(20, 20) - at(0, 0));
  EXPECT_EQ(around.spans[0].passed, 0U);
  EXPECT_EQ(around.spans[0].end->segment, 1U);
  EXPECT_FALSE(around.spans[1].passed || around.spans[1].end);
}

}  // namespace
}  // namespace ft::rules
