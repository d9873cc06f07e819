#include "server/assets/tile_folder.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace ft::assets {

namespace fs = std::filesystem;

namespace {
constexpr std::int64_t retry_after_s = 60;
constexpr std::size_t most_cut = 4;  // at once
}  // namespace

std::expected<std::vector<TileBytes>, TileFolder::Missing> TileFolder::read(const TilePlan& plan,
                                                                            const TilesWanted& wanted,
                                                                            std::int64_t now_s) {
  const std::string name = plan.name();
  auto tiles = read_tiles(folder_ / name, plan, wanted);
  if (tiles) return *std::move(tiles);
  const bool of_campaign =
      std::ranges::any_of(being_cut_, [&](const auto& cut) { return cut.second == plan.campaign; });
  if (of_campaign || being_cut_.size() >= most_cut) return std::unexpected(Missing::being_cut);
  std::error_code ignored;
  if (fs::exists(folder_ / name, ignored)) spdlog::warn("tiles: {} is cut again: {}", name, tiles.error());

  std::erase_if(failed_s_, [now_s](const auto& failure) { return failure.second + retry_after_s <= now_s; });
  if (failed_s_.contains(name)) return std::unexpected(Missing::cannot_be_cut);
  being_cut_.emplace(name, plan.campaign);
  return std::unexpected(Missing::cut_it);
}

void TileFolder::take_in(const TilePlan& plan, const std::optional<fs::path>& archive, std::int64_t now_s) {
  const std::string name = plan.name();
  being_cut_.erase(name);
  std::error_code failed;
  if (archive) {
    fs::create_directories(folder_, failed);
    if (!failed) fs::rename(*archive, folder_ / name, failed);
    if (failed) spdlog::error("tiles: {} cannot be kept: {}", name, failed.message());
  }
  if (!archive || failed) {
    failed_s_[name] = now_s;
    return;
  }
  make_room(folder_ / name);
}

// Removes those used longest ago until the others, and the one that stays, have room.
void TileFolder::make_room(const fs::path& kept) {
  struct File {
    fs::file_time_type used;
    fs::path path;
    std::int64_t bytes;
  };
  std::vector<File> files;
  std::int64_t bytes = 0;
  std::error_code failed;
  for (fs::directory_iterator at(folder_, failed), end; !failed && at != end; at.increment(failed)) {
    std::error_code gone;
    File file{at->last_write_time(gone), at->path(), static_cast<std::int64_t>(at->file_size(gone))};
    if (gone) continue;
    bytes += file.bytes;
    if (file.path != kept) files.push_back(std::move(file));
  }
  std::ranges::sort(files, {}, &File::used);
  for (auto oldest = files.begin(); bytes > most_bytes_ && oldest != files.end(); ++oldest) {
    if (fs::remove(oldest->path, failed)) bytes -= oldest->bytes;
  }
}

}  // namespace ft::assets
