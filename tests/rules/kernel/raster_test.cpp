// Sets of samples, in chunks.
#include "rules/kernel/lattice/raster.hpp"

#include <gmock/gmock.h>

#include <random>
#include <set>

#include "rules/kernel/lattice/raster_builder.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

constexpr SampleBox box{{-70, -70}, {200, 200}};

/// A row of samples from one column to another.
Raster run(std::int32_t row, std::int32_t first, std::int32_t last) {
  RasterBuilder builder(box);
  builder.set_run(row, first, last);
  return builder.build();
}

Raster chunk_of_all() {
  RasterBuilder builder(box);
  for (std::int32_t row = 64; row < 128; ++row) builder.set_run(row, 0, 63);
  return builder.build();
}

TEST(Raster, ARunHasBothItsEndsAndNothingBeside) {
  const Raster raster = run(-3, -2, 130);

  EXPECT_EQ(raster.count(), 133);
  EXPECT_TRUE(raster.contains({-2, -3}) && raster.contains({64, -3}) && raster.contains({130, -3}));
  EXPECT_FALSE(raster.contains({-3, -3}) || raster.contains({131, -3}) || raster.contains({0, -4}) ||
               raster.contains({0, 61}));
  EXPECT_EQ(raster.chunks().size(), 4U);
}

TEST(Raster, ARunThatEndsBeforeItBeginsIsEmpty) { EXPECT_TRUE(run(0, 5, 4).empty()); }

TEST(Raster, SamplesComeByChunkAndThenByRow) {
  EXPECT_THAT((run(1, 63, 64) | run(0, 62, 63)).samples(),
              ElementsAre(Sample{62, 0}, Sample{63, 0}, Sample{63, 1}, Sample{64, 1}));
}

TEST(Raster, AFullChunkHasNoWords) {
  ASSERT_EQ(chunk_of_all().chunks().size(), 1U);
  EXPECT_EQ(chunk_of_all().chunks().front().words, nullptr);
  EXPECT_EQ(chunk_of_all().count(), 64 * 64);
  EXPECT_TRUE(chunk_of_all().contains({63, 64}));
}

TEST(Raster, AChunkThatLosesItsLastSampleIsGone) {
  EXPECT_TRUE((run(5, 1, 9) - run(5, 0, 10)).empty());
  EXPECT_EQ(run(5, 1, 9) - run(5, 0, 10), Raster());
  EXPECT_TRUE((run(5, 1, 9) & run(6, 1, 9)).empty());
}

TEST(Raster, AChunkThatIsFilledUpIsFull) {
  const Raster raster = (chunk_of_all() - run(70, 3, 3)) | run(70, 3, 3);
  EXPECT_EQ(raster, chunk_of_all());
  EXPECT_EQ(raster.chunks().front().words, nullptr);
}

TEST(Raster, ACopySharesItsChunks) {
  const Raster raster = run(5, 1, 9), copy = raster, with_more = raster | run(70, 1, 9);
  EXPECT_EQ(copy.chunks().front().words, raster.chunks().front().words);
  EXPECT_EQ(with_more.chunks().front().words, raster.chunks().front().words);
}

// Against sets of samples.
TEST(Raster, UnionIntersectionAndDifferenceAreThoseOfSets) {
  std::mt19937 random(3);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  for (int round = 0; round < 100; ++round) {
    std::array<std::set<Sample>, 2> sets;
    std::array<Raster, 2> rasters;
    for (std::size_t i = 0; i < 2; ++i) {
      RasterBuilder builder(box);
      for (int runs = below(30); runs >= 0; --runs) {
        const std::int32_t row = below(4) * 60 - 70 + below(3), first = below(200) - 70, last = first + below(70);
        builder.set_run(row, first, last);
        for (Sample sample{first, row}; sample.column <= last; ++sample.column) sets[i].insert(sample);
      }
      rasters[i] = builder.build();
    }
    const auto is = [](const Raster& raster, const std::set<Sample>& set) {
      const std::vector<Sample> samples = raster.samples();
      return std::set(samples.begin(), samples.end()) == set && raster.count() == std::ssize(set) &&
             std::ranges::all_of(set, [&](Sample sample) { return raster.contains(sample); });
    };
    std::set<Sample> both = sets[0], shared, rest;
    both.insert(sets[1].begin(), sets[1].end());
    for (const Sample sample : sets[0]) (sets[1].contains(sample) ? shared : rest).insert(sample);
    ASSERT_TRUE(is(rasters[0], sets[0]) && is(rasters[0] | rasters[1], both) && is(rasters[0] & rasters[1], shared) &&
                is(rasters[0] - rasters[1], rest));
    ASSERT_EQ((rasters[0] & rasters[1]) | (rasters[0] - rasters[1]), rasters[0]);
  }
}

}  // namespace
}  // namespace ft::rules
