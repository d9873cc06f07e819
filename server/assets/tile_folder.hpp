// The folder of tile archives: a cache, bounded, whose files may be deleted at any time.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/assets/tile_archive.hpp"

namespace ft::assets {

/// Belongs to the files thread. Several servers never share a folder (DataFolder).
class TileFolder {
 public:
  /// folder: made when the first archive comes. most_bytes: of all archives together.
  TileFolder(std::filesystem::path folder, std::int64_t most_bytes)
      : folder_(std::move(folder)), most_bytes_(most_bytes) {}
  TileFolder(const TileFolder&) = delete;

  enum class Missing {
    cut_it,         // the caller cuts it and calls `take_in`: until then no other has to
    being_cut,      // it, another of its campaign, or four others
    cannot_be_cut,  // it failed within the last minute
  };
  /// The wanted tiles of a plan, by number, from its archive. now_s: of a clock that only goes on.
  [[nodiscard]] std::expected<std::vector<TileBytes>, Missing> read(const TilePlan& plan, const TilesWanted& wanted,
                                                                    std::int64_t now_s);

  /// Ends the cutting of a plan. archive: moved into the folder in one step, where those used longest ago make room for it; nothing
  /// where it failed. Logs what does not work.
  void take_in(const TilePlan& plan, const std::optional<std::filesystem::path>& archive, std::int64_t now_s);

 private:
  void make_room(const std::filesystem::path& kept);

  std::filesystem::path folder_;
  std::int64_t most_bytes_;
  std::map<std::string, persistence::CampaignId> being_cut_;  // by name
  std::map<std::string, std::int64_t> failed_s_;              // when, by name
};

}  // namespace ft::assets
