// Builds a raster run by run.
#pragma once

#include <span>

#include "rules/kernel/lattice/raster.hpp"

namespace ft::rules {

/// Collects runs of samples inside a box.
class RasterBuilder {
 public:
  /// box: holds all samples to come; may be empty.
  explicit RasterBuilder(SampleBox box);

  /// Adds the samples of a row from one column to another, both included and inside the box; none where `last` is before
  /// `first`.
  void set_run(std::int32_t row, std::int32_t first, std::int32_t last);
  [[nodiscard]] Raster build() const;

 private:
  [[nodiscard]] Raster::Words& words_at(std::int32_t chunk_column, std::int32_t chunk_row);

  std::int32_t first_column_, first_row_;  // of chunks
  std::int32_t columns_, rows_;
  std::vector<std::unique_ptr<Raster::Words>> chunks_;  // by row; null: no sample yet
};

/// These samples, as far as the box holds them.
[[nodiscard]] Raster raster_of(std::span<const Sample> samples, SampleBox box);

}  // namespace ft::rules
