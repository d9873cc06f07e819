#include "server/net/cut_tiles.hpp"

#include <stdlib.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "server/assets/tile_cutter.hpp"
#include "server/net/picture_reading.hpp"

namespace ft::net {
namespace {

namespace fs = std::filesystem;

// A folder for one picture and what becomes of it; gone with its owner, else emptied at the next start.
class CuttingRoom {
 public:
  explicit CuttingRoom(const fs::path& among) : path_((among / "tiles-XXXXXX").string()) {
    is_made_ = ::mkdtemp(path_.data()) != nullptr;
  }
  ~CuttingRoom() {
    std::error_code ignored;
    if (is_made_) fs::remove_all(path_, ignored);
  }
  CuttingRoom(const CuttingRoom&) = delete;
  [[nodiscard]] fs::path picture() const { return fs::path(path_) / "picture"; }

 private:
  std::string path_;
  bool is_made_;
};

// The size of a picture that the campaign may use. Nothing: none, or the store does not say.
Task<std::optional<std::int64_t>> size_of_picture(ServerContext& context, assets::TilePlan plan) {
  auto asking = in_picture_place(context, [&store = context.lobby.store, plan]() -> std::optional<std::int64_t> {
    const auto users = store.assets().users_of(plan.picture);
    const bool may_use = users && (users->empty() || std::ranges::find(*users, plan.campaign) != users->end());
    const auto size = may_use ? store.assets().size_of(plan.picture) : persistence::Result<std::int64_t>(0);
    return size && *size > 0 ? std::optional(*size) : std::nullopt;
  });
  const auto size = co_await std::move(asking);
  co_return size ? *size : std::nullopt;
}

// The picture's bytes from the store into a file, part by part. False: they are not all there.
Task<bool> copy_picture(ServerContext& context, assets::TilePlan plan, fs::path file) {
  constexpr std::int64_t part_bytes = 512 * 1024;
  const auto size = co_await size_of_picture(context, plan);
  if (!size) co_return false;
  for (std::int64_t at = 0; at < *size;) {
    const auto limit = static_cast<std::size_t>(std::min(part_bytes, *size - at));
    const auto part = co_await read_part(context, plan.picture, at, limit);
    if (!part || !*part || (*part)->empty()) co_return false;
    auto writing = on_worker(context.workers.files, [&file, &part] {
      std::ofstream to(file, std::ios::binary | std::ios::app);
      to << **part << std::flush;
      return to.good();
    });
    const auto written = co_await std::move(writing);
    if (!written || !*written) co_return false;
    at += static_cast<std::int64_t>((*part)->size());
  }
  co_return true;
}

// Nothing: it could not be cut, and the log says why.
Task<std::optional<fs::path>> cut(ServerContext& context, assets::TilePlan plan, std::shared_ptr<CuttingRoom> room) {
  const std::string about = to_hex(plan.picture).substr(0, 8);
  auto copying = copy_picture(context, plan, room->picture());
  const bool copied = co_await std::move(copying);
  if (!copied) {
    spdlog::warn("tiles: the picture {}... cannot be read, or not written to disk", about);
    co_return std::nullopt;
  }
  auto cutting = on_worker(context.workers.pictures, [room, plan, &worker = context.workers.pictures] {
    return assets::cut_tiles(room->picture(), plan, [&worker] { return worker.is_stopping(); });
  });
  const auto archive = co_await std::move(cutting);
  if (archive && *archive) co_return **archive;
  spdlog::warn("tiles: the picture {}... is not cut: {}", about,
               archive ? archive->error() : "too many others are waiting");
  co_return std::nullopt;
}

}  // namespace

void start_cutting(ServerContext& context, assets::TilePlan plan, IoExecutor home) {
  auto room = std::make_shared<CuttingRoom>(context.settings.upload_folder);
  auto work = cut(context, plan, room);
  asio::co_spawn(home, std::move(work),
                 [&context, plan, room](std::exception_ptr bug, std::optional<fs::path> archive) {
                   log_end(bug);
                   context.workers.files.post_unbounded([&context, plan, room, archive = std::move(archive)] {
                     context.tiles.take_in(plan, archive, context.lobby.steady_s());
                   });
                 });
}

}  // namespace ft::net
