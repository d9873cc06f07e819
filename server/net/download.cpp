#include "server/net/download.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/assets/picture_library.hpp"
#include "server/net/api/api.hpp"
#include "server/net/picture_reading.hpp"
#include "server/net/responses.hpp"

namespace ft::net {
namespace {

struct Range {
  std::int64_t from;
  std::int64_t end;  // one past the last byte
};

// One range with a beginning; the rest of what RFC 9110 allows may be ignored by a server, and is.
std::optional<Range> range_of(std::string_view header, std::int64_t size) {
  constexpr std::string_view unit = "bytes=";
  if (!header.starts_with(unit)) return std::nullopt;
  header.remove_prefix(unit.size());
  Range range = {0, size};
  const char* const end = header.data() + header.size();
  const auto from = std::from_chars(header.data(), end, range.from);
  if (from.ec != std::errc() || range.from < 0 || from.ptr == end || *from.ptr != '-') return std::nullopt;
  if (from.ptr + 1 == end) return range;

  std::int64_t last = 0;
  const auto read = std::from_chars(from.ptr + 1, end, last);
  if (read.ec != std::errc() || read.ptr != end || last < range.from) return std::nullopt;
  if (last < size) range.end = last + 1;
  return range;
}

// The head, then part after part as the other side takes them: a slow reader holds one part, not the picture.
Task<bool> send_parts(ServerContext& context, HttpStream& stream, const RequestHead& request, Head head,
                      persistence::Sha256 hash, Range range) {
  constexpr std::int64_t part_bytes = 128 * 1024;
  const bool keep_alive = head.keep_alive();
  head.content_length(static_cast<std::uint64_t>(range.end - range.from));
  stream.expires_after(context.settings.limits.idle_deadline);
  http::response_serializer<http::empty_body> serializer(head);
  const auto [head_failed, head_size] = co_await http::async_write_header(stream, serializer, use_tuple);
  if (head_failed) co_return false;
  if (request.method() == http::verb::head) co_return keep_alive;

  for (std::int64_t at = range.from; at < range.end;) {
    stream.expires_never();
    const auto limit = static_cast<std::size_t>(std::min(part_bytes, range.end - at));
    const auto part = co_await read_part(context, hash, at, limit);
    if (!part || !*part || (*part)->empty()) co_return false;
    stream.expires_after(context.settings.limits.idle_deadline);
    const auto [failed, size] = co_await asio::async_write(stream, asio::buffer(**part), use_tuple);
    if (failed) co_return false;
    at += static_cast<std::int64_t>(size);
  }
  co_return keep_alive;
}

}  // namespace

Task<bool> send_asset(ServerContext& context, HttpStream& stream, const RequestHead& request,
                      persistence::Sha256 hash) {
  const lobby::Caller caller = caller_of(context, request, stream);
  stream.expires_never();
  auto looking = in_picture_place(
      context, [&lobby = context.lobby, caller, hash] { return assets::authorize_picture(lobby, caller, hash); });
  const auto looked = co_await std::move(looking);
  stream.expires_after(context.settings.limits.idle_deadline);
  if (!looked || !*looked) {
    const lobby::Problem problem =
        looked ? looked->error() : lobby::Problem{lobby::Problem::Kind::unavailable, "Server busy."};
    co_return co_await send_text(stream, request, static_cast<http::status>(status_of(problem.kind)),
                                 problem.text + "\n");
  }

  const std::int64_t size_bytes = (*looked)->size_bytes;
  Head head;
  prepare(head, request);
  const std::string etag = '"' + to_hex(hash) + '"';
  head.set(http::field::etag, etag);
  head.set(http::field::content_type, (*looked)->mime);
  head.set(http::field::cache_control, "private, max-age=31536000, immutable");
  head.set(http::field::accept_ranges, "bytes");
  if (request[http::field::if_none_match] == etag) {
    head.result(http::status::not_modified);
    co_return co_await send(stream, request, std::move(head), std::make_shared<const std::string>());
  }

  const beast::string_view wanted = request[http::field::range];
  const auto part = range_of({wanted.data(), wanted.size()}, size_bytes);
  if (part) {
    const std::string size_text = std::to_string(size_bytes);
    if (part->from >= size_bytes) {
      co_return co_await send_text(stream, request, http::status::range_not_satisfiable,
                                   "The picture has " + size_text + " bytes.\n");
    }
    head.result(http::status::partial_content);
    head.set(http::field::content_range,
             "bytes " + std::to_string(part->from) + "-" + std::to_string(part->end - 1) + "/" + size_text);
  }
  co_return co_await send_parts(context, stream, request, std::move(head), hash, part.value_or(Range{0, size_bytes}));
}

}  // namespace ft::net
