// How a map's picture is cut into tiles, one a square of the map.
#pragma once

#include <cstdint>
#include <string>

#include "persistence/sha256.hpp"
#include "persistence/types.hpp"

namespace ft::assets {

/// Whose tiles, and what decides each of their bytes. On hexes a square is a column wide and as high as rows are apart.
struct TilePlan {
  enum class Grid : std::uint8_t { squares, hex_rows, hex_columns };
  persistence::CampaignId campaign = 0;  // each has its own archive: what one may not use is not there for it
  persistence::Sha256 picture;
  std::int64_t cell_milli_px = 0;  // width of a cell in 1/1000 pixel of the picture; from 1 on
  std::int64_t offset_x_milli_px = 0, offset_y_milli_px = 0;  // where the grid begins
  std::int32_t across = 0, down = 0;                          // squares
  Grid grid = Grid::squares;

  /// The highest level: its one tile covers the map. A tile of level k covers 2^k x 2^k squares.
  [[nodiscard]] std::int32_t highest_level() const;
  /// Tiles of a level.
  [[nodiscard]] std::int64_t across_at(std::int32_t level) const;
  [[nodiscard]] std::int64_t down_at(std::int32_t level) const;
  /// Pixels of a tile's side: the multiple of 8 nearest to the picture's own, from 48 to 128; fewer where the map would be more than
  /// 16,384 pixels wide or high.
  [[nodiscard]] std::int32_t tile_px() const;
  /// Of the archive: 64 hexadecimal digits, another for each other plan and each other format of archives.
  [[nodiscard]] std::string name() const;
};

/// Some of 8 x 8 tiles: the first has column 8 x and row 8 y of its level.
struct TilesWanted {
  static constexpr std::int32_t side = 8;
  std::int32_t level = 0;
  std::int32_t x = 0, y = 0;
  std::uint64_t mask = 0;  // bit 8 row + column; all on the map
};

}  // namespace ft::assets
