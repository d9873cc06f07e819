#include "server/assets/tile_plan.hpp"

#include <algorithm>

namespace ft::assets {
namespace {

constexpr std::int32_t format = 1;  // of archives and of how they are cut
constexpr std::int32_t widest_px = 16'384;

std::int64_t halved(std::int64_t squares, std::int32_t level) {
  const std::int64_t side = std::int64_t{1} << level;
  return (squares + side - 1) / side;
}

}  // namespace

std::int32_t TilePlan::highest_level() const {
  std::int32_t level = 0;
  while (across_at(level) > 1 || down_at(level) > 1) ++level;
  return level;
}

std::int64_t TilePlan::across_at(std::int32_t level) const { return halved(across, level); }
std::int64_t TilePlan::down_at(std::int32_t level) const { return halved(down, level); }

std::int32_t TilePlan::tile_px() const {
  const std::int64_t nearest = (cell_milli_px + 4'000) / 8'000 * 8;
  const std::int64_t most = widest_px / std::max(across, down) / 8 * 8;
  return static_cast<std::int32_t>(std::min(std::clamp<std::int64_t>(nearest, 48, 128), most));
}

std::string TilePlan::name() const {
  std::string text = to_hex(picture);
  for (const std::int64_t number :
       {std::int64_t{format}, campaign, cell_milli_px, offset_x_milli_px, offset_y_milli_px, std::int64_t{across},
        std::int64_t{down}, std::int64_t{static_cast<std::uint8_t>(grid)}})
    text += ' ' + std::to_string(number);
  return to_hex(persistence::sha256(text));
}

}  // namespace ft::assets
