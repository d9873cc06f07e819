// Builds a raster run by run.
#include "rules/kernel/lattice/raster_builder.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

/// Bits from one column of a chunk to another, both included.
std::uint64_t bits_between(std::int32_t first, std::int32_t last) {
  return ~std::uint64_t{0} << first & ~std::uint64_t{0} >> (Raster::chunk_samples - 1 - last);
}

}  // namespace

RasterBuilder::RasterBuilder(SampleBox box)
    : first_column_(box.first.column >> 6),
      first_row_(box.first.row >> 6),
      columns_(std::max(0, (box.last.column >> 6) - first_column_ + 1)),
      rows_(std::max(0, (box.last.row >> 6) - first_row_ + 1)),
      chunks_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

Raster::Words& RasterBuilder::words_at(std::int32_t chunk_column, std::int32_t chunk_row) {
  const std::int32_t at = (chunk_row - first_row_) * columns_ + chunk_column - first_column_;
  std::unique_ptr<Raster::Words>& words = chunks_[static_cast<std::size_t>(at)];
  if (!words) words = std::make_unique<Raster::Words>();
  return *words;
}

void RasterBuilder::set_run(std::int32_t row, std::int32_t first, std::int32_t last) {
  for (std::int32_t from = first; from <= last; from = (from | 63) + 1)
    words_at(from >> 6, row >> 6)[static_cast<std::size_t>(row & 63)] |=
        bits_between(from & 63, std::min(from | 63, last) & 63);
}

Raster RasterBuilder::build() const {
  Raster raster;
  for (std::int32_t at = 0; at < columns_ * rows_; ++at)
    if (const auto& words = chunks_[static_cast<std::size_t>(at)])
      raster.append(first_column_ + at % columns_, first_row_ + at / columns_, *words);
  return raster;
}

Raster raster_of(std::span<const Sample> samples, SampleBox box) {
  RasterBuilder builder(box);
  for (const auto [column, row] : samples)
    if (column >= box.first.column && column <= box.last.column && row >= box.first.row && row <= box.last.row)
      builder.set_run(row, column, column);
  return builder.build();
}

}  // namespace ft::rules
