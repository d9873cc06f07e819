#include "server/net/download.hpp"

#include <charconv>
#include <optional>

#include "server/assets/picture.hpp"
#include "server/net/await_worker.hpp"
#include "server/net/responses.hpp"

namespace ft::net {
namespace {

struct Range {
  std::size_t from;
  std::size_t end;  // one past the last byte
};

// One range with a beginning; the rest of what RFC 9110 allows may be ignored by a server, and is.
std::optional<Range> range_of(std::string_view header, std::size_t size) {
  constexpr std::string_view unit = "bytes=";
  if (!header.starts_with(unit)) return std::nullopt;
  header.remove_prefix(unit.size());
  Range range = {0, size};
  const char* const end = header.data() + header.size();
  const auto from = std::from_chars(header.data(), end, range.from);
  if (from.ec != std::errc() || from.ptr == end || *from.ptr != '-') return std::nullopt;
  if (from.ptr + 1 == end) return range;

  std::size_t last = 0;
  const auto read = std::from_chars(from.ptr + 1, end, last);
  if (read.ec != std::errc() || read.ptr != end || last < range.from) return std::nullopt;
  if (last < size) range.end = last + 1;
  return range;
}

// The whole picture, in small reads so that the store's other callers wait little. Nothing: not there, or in trouble.
Task<std::optional<std::string>> read_asset(Premises& premises, persistence::Sha256 hash) {
  constexpr std::size_t chunk_bytes = 256 * 1024;
  std::string whole;
  for (;;) {
    const auto offset = static_cast<std::int64_t>(whole.size());
    const auto chunk = co_await on_worker(
        premises.workers.store, [&] { return premises.house.store.assets().read(hash, offset, chunk_bytes); });
    if (!chunk || !*chunk) co_return std::nullopt;
    whole += **chunk;
    if ((*chunk)->size() < chunk_bytes) co_return whole;
  }
}

}  // namespace

Task<bool> send_asset(Premises& premises, HttpStream& stream, const RequestHead& request, persistence::Sha256 hash) {
  Head head;
  prepare(head, request);
  const std::string etag = '"' + to_hex(hash) + '"';
  head.set(http::field::etag, etag);
  head.set(http::field::content_type, assets::picture_mime);
  head.set(http::field::cache_control, "private, max-age=31536000, immutable");
  head.set(http::field::accept_ranges, "bytes");
  if (request[http::field::if_none_match] == etag) {
    head.result(http::status::not_modified);
    co_return co_await send(stream, request, std::move(head), std::make_shared<const std::string>());
  }

  stream.expires_never();
  std::optional<std::string> bytes = co_await read_asset(premises, hash);
  stream.expires_after(premises.settings.limits.upload_deadline);
  if (!bytes) co_return co_await send_sentence(stream, request, http::status::not_found, "No such picture.\n");
  const beast::string_view wanted = request[http::field::range];
  if (const auto range = range_of({wanted.data(), wanted.size()}, bytes->size())) {
    const std::string size = std::to_string(bytes->size());
    if (range->from >= bytes->size()) {
      co_return co_await send_sentence(stream, request, http::status::range_not_satisfiable,
                                       "The picture has " + size + " bytes.\n");
    }
    head.result(http::status::partial_content);
    head.set(http::field::content_range,
             "bytes " + std::to_string(range->from) + "-" + std::to_string(range->end - 1) + "/" + size);
    bytes = bytes->substr(range->from, range->end - range->from);
  }
  co_return co_await send(stream, request, std::move(head), std::make_shared<const std::string>(std::move(*bytes)));
}

}  // namespace ft::net
