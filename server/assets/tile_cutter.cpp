#include "server/assets/tile_cutter.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include "server/assets/limited_process.hpp"
#include "server/assets/tile_archive.hpp"

namespace ft::assets {
namespace {

using Command = std::vector<std::string>;

constexpr std::int64_t memory_bytes = 2'000'000'000;
constexpr ProcessLimits look_at_it = {
    .memory_bytes = memory_bytes, .file_bytes = 0, .wall_time = std::chrono::seconds(10)};
constexpr ProcessLimits prepare_it = {
    .memory_bytes = memory_bytes, .file_bytes = 500'000'000, .wall_time = std::chrono::seconds(120)};
constexpr ProcessLimits cut_it = {
    .memory_bytes = memory_bytes, .file_bytes = 1'000'000'000, .wall_time = std::chrono::seconds(600)};

// As the tool reads it, whatever the locale.
std::string text_of(double number) {
  std::array<char, 40> letters;
  const auto end = std::to_chars(letters.data(), letters.data() + letters.size(), number, std::chars_format::fixed, 9);
  return {letters.data(), end.ptr};
}

// One axis of a picture that becomes tiles.
struct Axis {
  double square_px;  // of the picture
  double offset_px;  // where its first square begins
  std::int64_t size_px;
  std::int64_t tiles_px;  // of all tiles side by side

  // Tile pixels a pixel.
  [[nodiscard]] double scale(std::int32_t tile_px) const { return tile_px / square_px; }
  [[nodiscard]] bool covers_tiles(std::int32_t tile_px) const {
    return offset_px >= 0 &&
           (static_cast<double>(size_px) - offset_px) * scale(tile_px) >= static_cast<double>(tiles_px);
  }
  // Whole pixels that become one before it is resampled, so that none is passed over: two at least, where that is needed.
  [[nodiscard]] std::int64_t shrink(std::int32_t tile_px) const {
    return std::clamp(static_cast<std::int64_t>(std::floor(1 / scale(tile_px))), std::int64_t{1}, size_px);
  }
  [[nodiscard]] Axis shrunk(std::int64_t by) const {
    const auto each = static_cast<double>(by);
    return {square_px / each, offset_px / each, size_px / by, tiles_px};
  }
  // Where pixel 0 comes to lie, middle on middle.
  [[nodiscard]] double displacement(std::int32_t tile_px) const { return scale(tile_px) * (0.5 - offset_px) - 0.5; }
};

std::expected<std::int64_t, ProcessFailure> field(const std::filesystem::path& picture, const char* name) {
  const auto text =
      run_limited({"vipsheader", "-f", name, picture.filename().string()}, picture.parent_path(), look_at_it);
  if (!text) return std::unexpected(text.error());
  std::int64_t number = 0;
  std::from_chars(text->data(), text->data() + text->size(), number);
  return number;
}

std::string sentence(const ProcessFailure& failure) {
  switch (failure.kind) {
    case ProcessFailure::Kind::not_started: return failure.text + " (is the package libvips-tools installed?)";
    case ProcessFailure::Kind::too_slow: return "it takes too long";
    case ProcessFailure::Kind::given_up: return "the server is ending";
    case ProcessFailure::Kind::wrote_too_much: return "the tiles would be too large";
    case ProcessFailure::Kind::disk_full: return "the disk is full";
    case ProcessFailure::Kind::failed: break;
  }
  return failure.text;
}

struct Step {
  Command command;
  ProcessLimits limits;
};

// What makes the ZIP from the picture: `middle` files are PNG, the one format without loss that the tool trusts and that knows
// transparency.
std::vector<Step> steps_to_zip(const std::string& picture, const TilePlan& plan, Axis x, Axis y, bool has_alpha) {
  std::vector<Step> steps;
  std::string from = picture;
  const std::int32_t tile_px = plan.tile_px();
  const bool covers_tiles = x.covers_tiles(tile_px) && y.covers_tiles(tile_px);
  if (!has_alpha && !covers_tiles) {
    steps.push_back({{"vips", "bandjoin_const", from, "opaque.png[compression=1]", "255"}, prepare_it});
    from = "opaque.png";
  }
  const std::int64_t x_by = x.shrink(tile_px), y_by = y.shrink(tile_px);
  if (x_by > 1 || y_by > 1) {
    steps.push_back({{"vips", "shrink", from, "shrunk.png[compression=1]", std::to_string(x_by), std::to_string(y_by)},
                     prepare_it});
    from = "shrunk.png";
    x = x.shrunk(x_by);
    y = y.shrunk(y_by);
  }
  const std::string size = std::to_string(tile_px);
  const std::string to = "tiles.dz[layout=dz,container=zip,compression=0,depth=onetile,overlap=0,tile-size=" + size +
                         ",suffix=.webp[Q=80,effort=2,strip]]";
  steps.push_back(
      {{"vips", "affine", from, to, text_of(x.scale(tile_px)) + " 0 0 " + text_of(y.scale(tile_px)),
        "--odx=" + text_of(x.displacement(tile_px)), "--ody=" + text_of(y.displacement(tile_px)),
        "--oarea=0 0 " + std::to_string(x.tiles_px) + " " + std::to_string(y.tiles_px), "--interpolate=bicubic"},
       cut_it});
  Command& cut = steps.back().command;
  if (covers_tiles)
    cut.push_back("--extend=copy");
  else
    cut.insert(cut.end(), {"--extend=background", "--background=0 0 0 0"});
  return steps;
}

}  // namespace

std::expected<std::filesystem::path, std::string> cut_tiles(const std::filesystem::path& picture, const TilePlan& plan,
                                                            const std::function<bool()>& gives_up) {
  std::array<std::int64_t, 3> fields{};
  constexpr std::array names = {"width", "height", "bands"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto number = field(picture, names[i]);
    if (!number) return std::unexpected(sentence(number.error()));
    fields[i] = *number;
  }
  const double cell_px = static_cast<double>(plan.cell_milli_px) / 1000;
  const double pitch_px = cell_px * std::sqrt(0.75);  // from one line of hexes to the next
  const auto axis = [&](TilePlan::Grid pitched, std::int64_t offset_milli_px, std::int64_t size_px,
                        std::int32_t tiles) {
    return Axis{plan.grid == pitched ? pitch_px : cell_px, static_cast<double>(offset_milli_px) / 1000, size_px,
                std::int64_t{tiles} * plan.tile_px()};
  };
  const Axis x = axis(TilePlan::Grid::hex_columns, plan.offset_x_milli_px, fields[0], plan.across);
  const Axis y = axis(TilePlan::Grid::hex_rows, plan.offset_y_milli_px, fields[1], plan.down);

  const std::filesystem::path folder = picture.parent_path();
  for (const Step& step : steps_to_zip(picture.filename().string(), plan, x, y, fields[2] == 4)) {
    const auto done = run_limited(step.command, folder, step.limits, gives_up);
    if (!done) return std::unexpected(sentence(done.error()));
  }
  const std::filesystem::path archive = folder / "archive";
  const auto packed = pack_tiles(folder / "tiles.dz", plan, archive);
  if (!packed) return std::unexpected(packed.error());
  return archive;
}

}  // namespace ft::assets
