#include "server/net/upload.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>

#include "server/assets/picture_library.hpp"
#include "server/net/api/api.hpp"
#include "server/net/api/asset_message.hpp"
#include "server/net/async_job.hpp"
#include "server/net/responses.hpp"

namespace ft::net {
namespace {

using lobby::Problem;

// A file that is gone with its owner, and the picture made beside it.
class IncomingFile {
 public:
  explicit IncomingFile(const std::filesystem::path& folder) : path_((folder / "upload-XXXXXX").string()) {
    descriptor_ = ::mkostemp(path_.data(), O_CLOEXEC);
  }
  ~IncomingFile() {
    if (descriptor_ < 0) return;
    ::close(descriptor_);
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
    for (const char* made : {".webp", ".jpg"}) std::filesystem::remove(path_ + made, ignored);
  }
  IncomingFile(const IncomingFile&) = delete;

  // 0 if it all went in; errno otherwise.
  [[nodiscard]] int append(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return errno;
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
  }
  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  [[nodiscard]] std::filesystem::path path() const { return path_; }

 private:
  std::string path_;
  int descriptor_;
};

Problem too_large(std::int64_t most_bytes) {
  return {Problem::Kind::too_large,
          "The file is too large: at most " + std::to_string(most_bytes / (1024 * 1024)) + " MB are possible."};
}

Problem disk_trouble(int error) {
  spdlog::error("uploads: {}", std::strerror(error));
  return {Problem::Kind::unavailable, error == ENOSPC || error == EDQUOT || error == EFBIG
                                          ? "The server's disk is full. Nothing was saved."
                                          : "The file could not be saved. Try again."};
}

using UploadParser = http::request_parser<http::buffer_body>;

// Streams the body into the file. Nothing: it is all there. stream's failures throw.
Task<std::optional<Problem>> stream_body(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer,
                                         UploadParser& parser, const IncomingFile& file, std::int64_t most_bytes) {
  const Limits& limits = context.settings.limits;
  const auto end = std::chrono::steady_clock::now() + limits.upload_deadline;
  const auto chunk = std::make_unique<std::array<char, 65'536>>();
  while (!parser.is_done()) {
    parser.get().body().data = chunk->data();
    parser.get().body().size = chunk->size();
    stream.expires_at(std::min(end, std::chrono::steady_clock::now() + limits.idle_deadline));
    const auto [failed, size] = co_await http::async_read(stream, buffer, parser, use_tuple);
    if (failed == http::error::body_limit) co_return too_large(most_bytes);
    if (failed && failed != http::error::need_buffer) throw boost::system::system_error(failed);

    const std::string_view bytes(chunk->data(), chunk->size() - parser.get().body().size);
    const auto written = co_await on_worker(context.workers.files, [&] { return file.append(bytes); });
    if (!written) co_return Problem{Problem::Kind::unavailable, "Server busy. Try again."};
    if (*written != 0) co_return disk_trouble(*written);
  }
  stream.expires_never();
  co_return std::nullopt;
}

Task<ApiReply> keep(ServerContext& context, const assets::UploadTarget& place, const IncomingFile& file) {
  const auto picture = co_await on_worker(
      context.workers.pictures, [&] { return assets::make_picture(file.path(), place.name, place.limits()); });
  if (!picture) co_return reply_busy();
  if (!*picture) co_return reply_with(assets::as_problem(picture->error()));
  const auto asset =
      co_await on_worker(context.workers.lobby, [&] { return assets::save_picture(context.lobby, place, **picture); });
  if (!asset) co_return reply_busy();
  if (!*asset) co_return reply_with(asset->error());
  co_return reply_with(api::to_message(**asset));
}

enum class BodyRead { whole, in_part };

Task<bool> answer(ServerContext& context, HttpStream& stream, const RequestHead& request, ApiReply reply,
                  BodyRead read) {
  if (reply.status != 200) {
    ++context.counters.uploads_refused;
    spdlog::warn("refused: an upload, with status {}", reply.status);
  }
  Head head;
  prepare(head, request);
  head.result(reply.status);
  head.set(http::field::content_type, "application/x-protobuf");
  head.set(http::field::cache_control, "no-store");
  if (read == BodyRead::in_part) head.keep_alive(false);
  stream.expires_after(context.settings.limits.idle_deadline);
  const bool usable =
      co_await send(stream, request, std::move(head), std::make_shared<const std::string>(std::move(reply.body)));
  if (read == BodyRead::in_part) co_await drain_and_close(stream);
  co_return usable;
}

struct Outcome {
  ApiReply reply;
  BodyRead read;
};

Outcome refuse(ApiReply reply) { return {std::move(reply), BodyRead::in_part}; }
Outcome refuse(const Problem& problem) { return refuse(reply_with(problem)); }

Task<Outcome> take(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer,
                   http::request_parser<http::empty_body>& head_parser) {
  const RequestHead request = head_parser.get();
  const Limits& limits = context.settings.limits;
  const auto announced = head_parser.content_length();
  if (announced && static_cast<std::int64_t>(*announced) > limits.upload_bytes) {
    co_return refuse(too_large(limits.upload_bytes));
  }

  std::int64_t campaign = 0;
  const std::string id = parts_of(path_of(request))[2];
  std::from_chars(id.data(), id.data() + id.size(), campaign);
  const beast::string_view name = request["X-File-Name"];
  const assets::UploadTarget wanted = {campaign, percent_decoded({name.data(), name.size()})};
  const lobby::Caller caller = caller_of(context, request, stream);
  stream.expires_never();
  const auto place = co_await on_worker(context.workers.lobby,
                                        [&] { return assets::authorize_upload(context.lobby, caller, wanted); });
  if (!place) co_return refuse(reply_busy());
  if (!*place) co_return refuse(place->error());
  const std::int64_t most_bytes =
      (*place)->of_player() ? std::min(limits.upload_bytes, (*place)->limits().kept_bytes) : limits.upload_bytes;
  if (announced && static_cast<std::int64_t>(*announced) > most_bytes) co_return refuse(too_large(most_bytes));
  const IncomingFile file(context.settings.upload_folder);
  if (!file.is_open()) co_return refuse(disk_trouble(errno));

  if (beast::iequals(request[http::field::expect], "100-continue")) {
    co_await asio::async_write(stream, asio::buffer("HTTP/1.1 100 Continue\r\n\r\n", 25), use_task);
  }
  UploadParser parser(std::move(head_parser));
  parser.body_limit(static_cast<std::uint64_t>(most_bytes));
  const auto problem = co_await stream_body(context, stream, buffer, parser, file, most_bytes);
  if (problem) co_return refuse(*problem);
  ApiReply reply = co_await keep(context, **place, file);
  co_return Outcome{std::move(reply), BodyRead::whole};
}

}  // namespace

Task<bool> receive_upload(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer,
                          http::request_parser<http::empty_body>& head_parser) {
  const RequestHead request = head_parser.get();
  Outcome outcome = co_await take(context, stream, buffer, head_parser);
  co_return co_await answer(context, stream, request, std::move(outcome.reply), outcome.read);
}

}  // namespace ft::net
