// Things of a map sorted into buckets of 4 x 4 squares, to be found by place.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "rules/kernel/lattice/points.hpp"

namespace ft::rules {

inline constexpr std::int32_t bucket_units = 4 * square_units;

/// Bucket (0, 0) has the lattice points from 0 up to below `bucket_units` both ways.
struct Bucket {
  std::int32_t column = 0;
  std::int32_t row = 0;
};
[[nodiscard]] Bucket bucket_of(MapPoint point);

/// Buckets of one row, from one column to another.
struct BucketRun {
  std::int32_t first, last;
};
/// The buckets of a row of buckets that hold a point at most one unit from a line along both axes, and perhaps some beside
/// them; `last` is before `first` where there are none.
[[nodiscard]] BucketRun buckets_along(const Line& line, std::int32_t row);

/// Gives `visit` each bucket that holds a point at most one unit from a line along both axes, and perhaps some beside them, until
/// it returns false.
template <class Visit>
void for_each_bucket(const Line& line, Visit visit) {
  const auto [low, high] = std::minmax(line.from.y, line.to.y);
  const std::int32_t last_row = bucket_of({0, high + 1}).row;
  for (Bucket at{0, bucket_of({0, low - 1}).row}; at.row <= last_row; ++at.row) {
    const auto [first, last] = buckets_along(line, at.row);
    for (at.column = first; at.column <= last; ++at.column)
      if (!visit(at)) return;
  }
}

/// Numbers of things by bucket. Never changes.
class Buckets {
 public:
  struct Entry {
    Bucket bucket;
    std::uint32_t thing = 0;
  };

  explicit Buckets(std::span<const Entry> entries);
  /// Of things that each have a `line`: each is in the buckets along it, by its place in the list.
  template <class Thing>
  [[nodiscard]] static Buckets along_lines(const std::vector<Thing>& things) {
    std::vector<Entry> entries;
    for (std::uint32_t thing = 0; thing < things.size(); ++thing)
      for_each_bucket(things[thing].line, [&](Bucket bucket) { return entries.push_back({bucket, thing}), true; });
    return Buckets(entries);
  }

  /// The things of a bucket in the order of their entries.
  [[nodiscard]] std::span<const std::uint32_t> at(Bucket bucket) const;
  /// Gives `visit` each thing of the buckets between two corners, both included: once for each bucket.
  template <class Visit>
  void in_box(Bucket first, Bucket last, Visit visit) const {
    first = {std::max(first.column, first_.column), std::max(first.row, first_.row)};
    last = {std::min(last.column, first_.column + columns_ - 1), std::min(last.row, first_.row + rows_ - 1)};
    for (Bucket bucket = first; bucket.row <= last.row; ++bucket.row)
      for (bucket.column = first.column; bucket.column <= last.column; ++bucket.column)
        for (const std::uint32_t thing : at(bucket)) visit(thing);
  }

 private:
  [[nodiscard]] std::size_t place_of(Bucket bucket) const {
    return static_cast<std::size_t>(bucket.row - first_.row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(bucket.column - first_.column);
  }

  Bucket first_;  // the smallest box of buckets that holds all entries
  std::int32_t columns_ = 0, rows_ = 0;
  std::vector<std::uint32_t> starts_;  // where the things of each bucket begin, by row; then the end
  std::vector<std::uint32_t> things_;
};

}  // namespace ft::rules
