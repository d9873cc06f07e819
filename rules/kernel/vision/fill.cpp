// A span has the samples on one side of three lines: its two directions, and the segment that ends it.
#include "rules/kernel/vision/fill.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/lattice/raster_builder.hpp"

namespace ft::rules {

namespace {

/// The samples with across * column + down * row + rest >= 0.
struct HalfPlane {
  std::int64_t across = 0, down = 0, rest = 0;
};

/// The samples on a line through a point and clockwise of it on screen: where cross(along, sample - point) >= 0.
HalfPlane clockwise_of(MapOffset along, MapPoint point) {
  return {-along.y * sample_units, along.x * sample_units, cross(along, point_of({}) - point)};
}

/// From one row or column to another, both included.
struct SampleRun {
  std::int64_t first, last;
};

void clip(SampleRun& columns, const HalfPlane& half, std::int64_t row) {
  const std::int64_t rest = half.down * row + half.rest;
  if (half.across > 0) columns.first = std::max(columns.first, ceiling_divide(-rest, half.across));
  if (half.across < 0) columns.last = std::min(columns.last, floor_divide(rest, -half.across));
  if (half.across == 0 && rest < 0) columns.last = columns.first - 1;
}

/// The rows of a box that lines of a span may reach: a span is a quarter turn, so they all go up or all go down.
SampleRun rows_of(MapPoint from, const Span& span, SampleBox box) {
  std::int64_t top = from.y, bottom = from.y;
  const bool downward = span.from.y + span.to.y > 0;
  if (!span.end) {
    (downward ? bottom : top) = point_of(downward ? box.last : box.first).y;
  } else {
    const auto [least, most] =
        std::minmax({length_of_line(from, *span.end, span.from).y, length_of_line(from, *span.end, span.to).y});
    (downward ? bottom : top) += downward ? most : least;
  }
  constexpr std::int32_t first = point_of({}).y;
  return {std::max<std::int64_t>(box.first.row, ceiling_divide(top - first, sample_units)),
          std::min<std::int64_t>(box.last.row, floor_divide(bottom - first, sample_units))};
}

void fill(RasterBuilder& builder, MapPoint from, const Span& span, SampleBox box) {
  std::array<HalfPlane, 3> halves{clockwise_of(span.from, from), clockwise_of(MapOffset{} - span.to, from)};
  if (span.end) halves[2] = clockwise_of(span.end->line.to - span.end->line.from, span.end->line.from);
  const auto [top, bottom] = rows_of(from, span, box);
  for (std::int64_t row = top; row <= bottom; ++row) {
    SampleRun columns{box.first.column, box.last.column};
    for (const HalfPlane& half : halves) clip(columns, half, row);
    if (columns.first <= columns.last)  // so both are in the box
      builder.set_run(static_cast<std::int32_t>(row), static_cast<std::int32_t>(columns.first),
                      static_cast<std::int32_t>(columns.last));
  }
}

}  // namespace

Raster samples_in_line(const Sweep& sweep, SampleBox box) {
  RasterBuilder builder(box);
  for (const Span& span : sweep.spans) fill(builder, sweep.from, span, box);
  return builder.build();
}

}  // namespace ft::rules
