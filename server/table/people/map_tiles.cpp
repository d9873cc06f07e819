// Samples to squares, squares to tiles.
#include "server/table/people/map_tiles.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ft::table {

using namespace rules;

namespace {

constexpr std::int32_t bundle_tiles = TileBundleAt::tiles;
constexpr std::int32_t samples_a_side = 4;  // of a square
constexpr std::int32_t chunk_squares = Raster::chunk_samples / samples_a_side;

/// A part of a map: columns and rows of squares, the first included and the end not.
struct Squares {
  std::int32_t first_column = 0, first_row = 0, end_column = 0, end_row = 0;
  [[nodiscard]] bool holds(std::int32_t column, std::int32_t row) const {
    return column >= first_column && column < end_column && row >= first_row && row < end_row;
  }
  [[nodiscard]] bool empty() const { return first_column >= end_column || first_row >= end_row; }
};

/// What of some squares is seen.
class SeenSquares {
 public:
  SeenSquares(const Raster& seen, Squares within) : within_(within), columns_(within.end_column - within.first_column) {
    seen_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(within.end_row - within.first_row));
    for (const Raster::Chunk& chunk : seen.chunks()) take(chunk);
  }

  [[nodiscard]] bool sees(std::int32_t column, std::int32_t row) const { return seen_[index(column, row)]; }

 private:
  void take(const Raster::Chunk& chunk) {
    const std::int32_t column = chunk.column * chunk_squares, row = chunk.row * chunk_squares;
    if (column >= within_.end_column || column + chunk_squares <= within_.first_column) return;
    if (row >= within_.end_row || row + chunk_squares <= within_.first_row) return;
    for (std::int32_t down = 0; down < chunk_squares; ++down) {
      const std::uint64_t samples = chunk.words ? samples_of(*chunk.words, down) : ~std::uint64_t{0};
      for (std::int32_t across = 0; samples != 0 && across < chunk_squares; ++across)
        if ((samples >> (samples_a_side * across) & 0xf) != 0 && within_.holds(column + across, row + down))
          seen_[index(column + across, row + down)] = true;
    }
  }
  /// The samples of one row of squares, one above the other in one.
  static std::uint64_t samples_of(const Raster::Words& words, std::int32_t row) {
    const auto first = words.begin() + samples_a_side * row;
    return first[0] | first[1] | first[2] | first[3];
  }
  [[nodiscard]] std::size_t index(std::int32_t column, std::int32_t row) const {
    return static_cast<std::size_t>(row - within_.first_row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column - within_.first_column);
  }

  Squares within_;
  std::int32_t columns_;
  std::vector<bool> seen_;  // by row
};

bool is_hex(Scene::Grid grid) { return grid == Scene::Grid::hex_rows || grid == Scene::Grid::hex_columns; }

/// Whether some cell of the map has a sample in the square. On hexes two corners have none: the lines that stand half a hex to the
/// side begin with the second, and the tips of the last line may be those of one that does not.
bool has_samples(const Scene& scene, std::int32_t column, std::int32_t row) {
  if (!is_hex(scene.grid)) return true;
  const bool in_rows = scene.grid == Scene::Grid::hex_rows;
  const auto [along, line] = in_rows ? std::pair(column, row) : std::pair(row, column);
  const auto [length, lines] = in_rows ? std::pair(scene.columns, scene.rows) : std::pair(scene.rows, scene.columns);
  return along < length || !(line == 0 || (line == lines && lines % 2 == 1));
}

/// The squares of a tile that are on the map; none for a tile that is not.
Squares squares_of(const Scene& scene, TileBundleAt bundle, std::int32_t number) {
  const TileCounts counts = tile_counts(scene);
  if (bundle.level < 0 || bundle.level > highest_tile_level(counts) || bundle.x < 0 || bundle.y < 0) return {};
  const std::int64_t side = std::int64_t{1} << bundle.level;
  const auto from = [&](std::int32_t of_bundle, std::int32_t among, std::int32_t end) {
    return static_cast<std::int32_t>(
        std::min<std::int64_t>((std::int64_t{of_bundle} * bundle_tiles + among) * side, end));
  };
  const std::int32_t x = number % bundle_tiles, y = number / bundle_tiles;
  return {from(bundle.x, x, counts.across), from(bundle.y, y, counts.down), from(bundle.x, x + 1, counts.across),
          from(bundle.y, y + 1, counts.down)};
}

/// Whether a tile's squares are seen as far as its level asks for it.
bool is_allowed(const Scene& scene, const SeenSquares& seen, Squares tile) {
  bool any = false;
  for (std::int32_t row = tile.first_row; row < tile.end_row; ++row)
    for (std::int32_t column = tile.first_column; column < tile.end_column; ++column) {
      if (seen.sees(column, row))
        any = true;
      else if (has_samples(scene, column, row))
        return false;
    }
  return any;
}

template <class Test>
std::uint64_t tiles_that(Test test) {
  std::uint64_t mask = 0;
  for (std::int32_t number = 0; number < bundle_tiles * bundle_tiles; ++number)
    if (test(number)) mask |= std::uint64_t{1} << number;
  return mask;
}

}  // namespace

TileCounts tile_counts(const Scene& scene) {
  const std::int32_t beside_columns = scene.rows > 1 ? 1 : 0, beside_rows = scene.columns > 1 ? 1 : 0;
  if (scene.grid == Scene::Grid::hex_rows) return {scene.columns + beside_columns, scene.rows + 1};
  if (scene.grid == Scene::Grid::hex_columns) return {scene.columns + 1, scene.rows + beside_rows};
  return {scene.columns, scene.rows};
}

std::int32_t highest_tile_level(TileCounts counts) {
  std::int32_t level = 0;
  while ((std::int32_t{1} << level) < std::max(counts.across, counts.down)) ++level;
  return level;
}

std::uint64_t allowed_tiles(const Scene& scene, const Raster& seen, TileBundleAt bundle) {
  const Squares first = squares_of(scene, bundle, 0);
  const Squares last = squares_of(scene, bundle, bundle_tiles * bundle_tiles - 1);
  const Squares all{first.first_column, first.first_row, last.end_column, last.end_row};
  if (all.empty()) return 0;
  const SeenSquares squares(seen, all);
  return tiles_that([&](std::int32_t number) {
    const Squares tile = squares_of(scene, bundle, number);
    return !tile.empty() && is_allowed(scene, squares, tile);
  });
}

std::uint64_t existing_tiles(const Scene& scene, TileBundleAt bundle) {
  return tiles_that([&](std::int32_t number) { return !squares_of(scene, bundle, number).empty(); });
}

}  // namespace ft::table
