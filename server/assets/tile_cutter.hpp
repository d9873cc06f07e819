// Cuts a map's picture into tiles: libvips as a process of its own, as for uploads.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <string>

#include "server/assets/tile_plan.hpp"

namespace ft::assets {

/// Makes the archive of a plan beside `picture`, the WebP that the plan names, in a folder with nothing else. Returns the archive's
/// path. gives_up: as for `run_limited`. The picture is resampled once, so that a square is one tile; what it does not cover of the
/// map is transparent. Fails with a sentence for the log: not readable, too slow, no libvips, a full disk.
/// Picture thread: some milliseconds a tile, ten minutes at most.
[[nodiscard]] std::expected<std::filesystem::path, std::string> cut_tiles(const std::filesystem::path& picture,
                                                                          const TilePlan& plan,
                                                                          const std::function<bool()>& gives_up = {});

}  // namespace ft::assets
