// Which tiles of a map's picture a person may have: those of squares they see something of (law S20).
#pragma once

#include <cstdint>

#include "rules/kernel/lattice/raster.hpp"
#include "server/table/table_api.hpp"

namespace ft::table {

/// The squares that hold a part of some cell, and on hexes a corner or two that hold none.
[[nodiscard]] TileCounts tile_counts(const rules::Scene& scene);

/// The highest level of tiles: the first whose one tile covers the map. A tile of level k covers 2^k x 2^k squares.
[[nodiscard]] std::int32_t highest_tile_level(TileCounts counts);

/// Which tiles of a bundle someone may have who sees `seen`, as a mask of them. One of level 0 where a sample of its square is seen,
/// one of a higher level where a sample of each of its squares is that has one in some cell. None beyond the map or its levels.
/// Pure. Linear in the squares of the bundle. Source: law S20.
[[nodiscard]] std::uint64_t allowed_tiles(const rules::Scene& scene, const rules::Raster& seen, TileBundleAt bundle);

/// All tiles of a bundle that are on the map.
[[nodiscard]] std::uint64_t existing_tiles(const rules::Scene& scene, TileBundleAt bundle);

}  // namespace ft::table
