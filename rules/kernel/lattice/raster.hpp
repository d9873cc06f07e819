// A set of samples of one floor, cheap to copy (sight, words).
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "rules/kernel/lattice/sample.hpp"

namespace ft::rules {

/// A set of samples, in chunks of 64 x 64 samples. Chunks never change and are shared by copies, which may be read and
/// destroyed on several threads at once. Built by a `RasterBuilder`.
class Raster {
 public:
  static constexpr std::int32_t chunk_samples = 64;        // of each row and column of a chunk
  using Words = std::array<std::uint64_t, chunk_samples>;  // one a row; its lowest bit is the first column

  /// A chunk that holds some samples: chunk column 1 begins at sample column 64.
  struct Chunk {
    std::int32_t column = 0, row = 0;
    std::shared_ptr<const Words> words;  // null: all of its samples
    /// Whether its samples lie on the lattice.
    [[nodiscard]] bool possible() const {
      constexpr std::int32_t farthest = farthest_point / (sample_units * chunk_samples);
      return std::min(column, row) >= -farthest && std::max(column, row) <= farthest;
    }
    friend bool operator==(const Chunk& a, const Chunk& b);
  };

  Raster() = default;
  /// All samples of these chunks, in any order.
  explicit Raster(std::vector<Chunk> chunks);

  [[nodiscard]] bool contains(Sample sample) const { return contains_any({&sample, 1}); }
  /// Whether one of them is in it. Quick where many are in one chunk.
  [[nodiscard]] bool contains_any(std::span<const Sample> samples) const;
  [[nodiscard]] bool empty() const { return chunks_.empty(); }
  [[nodiscard]] std::int64_t count() const;
  /// All samples: by chunk, and in a chunk by row.
  [[nodiscard]] std::vector<Sample> samples() const;
  /// The chunks with samples, by row, then by column.
  [[nodiscard]] const std::vector<Chunk>& chunks() const { return chunks_; }

  friend Raster operator|(const Raster& a, const Raster& b);
  friend Raster operator&(const Raster& a, const Raster& b);
  /// The samples of `a` that `b` lacks.
  friend Raster operator-(const Raster& a, const Raster& b);
  bool operator==(const Raster&) const = default;

 private:
  friend class RasterBuilder;

  /// Adds a chunk behind all others, as null where it is full and not at all where it is empty.
  void append(std::int32_t column, std::int32_t row, const Words& words);
  template <class Operation>
  static Raster combined(const Raster& a, const Raster& b, Operation operation);

  std::vector<Chunk> chunks_;
};

}  // namespace ft::rules
