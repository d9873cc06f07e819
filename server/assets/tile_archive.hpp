// A tile archive: one file with every tile of a picture, and where each begins.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "server/assets/tile_plan.hpp"

namespace ft::assets {

struct TileBytes {
  std::uint32_t number;  // its bit in the mask
  std::string webp;
};

/// Writes the archive of a plan from the ZIP that `vips dzsave` made of its picture, durably. Fails with a sentence: a tile is
/// missing, the ZIP is damaged, the disk is full; what was written then is of no use. May block.
[[nodiscard]] std::expected<void, std::string> pack_tiles(const std::filesystem::path& zip, const TilePlan& plan,
                                                          const std::filesystem::path& archive);

/// The wanted tiles, by number. Marks the file as used now. Fails with a sentence: there is no such file, it is damaged or of another
/// plan. May block.
[[nodiscard]] std::expected<std::vector<TileBytes>, std::string> read_tiles(const std::filesystem::path& archive,
                                                                            const TilePlan& plan,
                                                                            const TilesWanted& wanted);

}  // namespace ft::assets
