// Things of a map sorted into buckets: one pass counts, one places.
#include "rules/kernel/lattice/buckets.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

std::int32_t bucket_at(std::int64_t units) { return static_cast<std::int32_t>(floor_divide(units, bucket_units)); }

}  // namespace

Bucket bucket_of(MapPoint point) { return {bucket_at(point.x), bucket_at(point.y)}; }

BucketRun buckets_along(const Line& line, std::int32_t row) {
  const auto [top, bottom] = std::minmax(line.from, line.to, [](MapPoint a, MapPoint b) { return a.y < b.y; });
  const auto [dx, dy] = bottom - top;
  // The part of the line with these y, as far as it goes; all of a level one.
  const std::int64_t from_y = std::max<std::int64_t>(0, std::int64_t{row} * bucket_units - 1 - top.y);
  const std::int64_t to_y = std::min(dy, std::int64_t{row + 1} * bucket_units - top.y);
  if (from_y > dy || to_y < 0) return {0, -1};
  const std::int64_t start = dy == 0 ? 0 : floor_divide(dx * from_y, dy),
                     end = dy == 0 ? dx : floor_divide(dx * to_y, dy);
  const auto [left, right] = std::minmax(start, end);
  return {bucket_at(top.x + left - 1), bucket_at(top.x + right + 2)};  // 1 for what was rounded down
}

Buckets::Buckets(std::span<const Entry> entries) {
  if (entries.empty()) return;
  Bucket last = first_ = entries.front().bucket;
  for (const auto [bucket, thing] : entries) {
    first_ = {std::min(first_.column, bucket.column), std::min(first_.row, bucket.row)};
    last = {std::max(last.column, bucket.column), std::max(last.row, bucket.row)};
  }
  columns_ = last.column - first_.column + 1;
  rows_ = last.row - first_.row + 1;
  starts_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1);
  for (const auto [bucket, thing] : entries) ++starts_[place_of(bucket)];
  std::uint32_t end = 0;
  for (std::uint32_t& start : starts_) start = end += start;
  things_.resize(entries.size());
  for (std::size_t i = entries.size(); i-- > 0;) things_[--starts_[place_of(entries[i].bucket)]] = entries[i].thing;
}

std::span<const std::uint32_t> Buckets::at(Bucket bucket) const {
  if (bucket.column < first_.column || bucket.column >= first_.column + columns_ || bucket.row < first_.row ||
      bucket.row >= first_.row + rows_)
    return {};
  const std::size_t place = place_of(bucket);
  return {things_.data() + starts_[place], things_.data() + starts_[place + 1]};
}

}  // namespace ft::rules
