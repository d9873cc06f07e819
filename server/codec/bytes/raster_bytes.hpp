// The samples of a chunk as bytes, alike in the store and on the wire.
#pragma once

#include <optional>
#include <string>

#include "rules/kernel/lattice/raster.hpp"

namespace ft::codec {

/// 8 bytes for each of 64 rows, the leftmost sample in the lowest bit of the first. Empty: all samples.
[[nodiscard]] std::string bytes_of(const rules::Raster::Chunk& chunk);

/// A chunk of these bytes, or none where there are neither 512 of them nor none.
[[nodiscard]] std::optional<rules::Raster::Chunk> chunk_of(std::int32_t column, std::int32_t row,
                                                           const std::string& bytes);

}  // namespace ft::codec
