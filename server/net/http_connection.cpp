#include "server/net/http_connection.hpp"

#include <spdlog/spdlog.h>

#include "server/net/api/api.hpp"
#include "server/net/async_job.hpp"
#include "server/net/download.hpp"
#include "server/net/excess.hpp"
#include "server/net/health_page.hpp"
#include "server/net/request.hpp"
#include "server/net/responses.hpp"
#include "server/net/tiles.hpp"
#include "server/net/upgrade.hpp"
#include "server/net/upload.hpp"

namespace ft::net {
namespace {

using HeadParser = http::request_parser<http::empty_body>;

bool is_upload(const RequestHead& request) {
  const auto parts = parts_of(path_of(request));
  return request.method() == http::verb::post && parts.size() == 4 && parts[0] == "api" && parts[1] == "campaigns" &&
         parts[3] == "assets";
}

bool accepts(const RequestHead& request, std::string_view coding) {
  const beast::string_view header = request[http::field::accept_encoding];
  return std::string_view(header.data(), header.size()).find(coding) != std::string_view::npos;
}

Task<bool> send_static(ServerContext& context, HttpStream& stream, const RequestHead& request) {
  if (context.site.empty()) {
    co_return co_await send_text(stream, request, http::status::service_unavailable,
                                 "The web client is not built: run deploy/run.sh, or give its folder with --web.\n");
  }
  const StaticFile* file = context.site.find(path_of(request));
  if (!file) co_return co_await send_text(stream, request, http::status::not_found, "There is nothing here.\n");

  Head head;
  prepare(head, request);
  head.set(http::field::content_type, file->mime);
  head.set("Content-Security-Policy", content_security_policy);
  if (context.settings.behind_tls()) head.set("Strict-Transport-Security", "max-age=31536000");
  head.set(http::field::etag, file->etag);
  head.set(http::field::vary, "Accept-Encoding");
  head.set(http::field::cache_control,
           file->caching == Caching::forever ? "public, max-age=31536000, immutable" : "no-cache");
  if (request[http::field::if_none_match] == file->etag) head.result(http::status::not_modified);
  auto body = file->plain;
  if (file->brotli && accepts(request, "br")) {
    head.set(http::field::content_encoding, "br");
    body = file->brotli;
  } else if (file->gzip && accepts(request, "gzip")) {
    head.set(http::field::content_encoding, "gzip");
    body = file->gzip;
  }
  co_return co_await send(stream, request, std::move(head), body);
}

Task<bool> send_reply(HttpStream& stream, const RequestHead& request, ApiReply reply) {
  Head head;
  prepare(head, request);
  head.result(reply.status);
  head.set(http::field::content_type, "application/x-protobuf");
  head.set(http::field::cache_control, "no-store");
  for (const std::string& cookie : reply.set_cookies) head.insert(http::field::set_cookie, cookie);
  co_return co_await send(stream, request, std::move(head), std::make_shared<const std::string>(std::move(reply.body)));
}

/// What `answer` replies, or after `limit` that the store hangs. The request then goes on, and what it replies is dropped.
Task<ApiReply> answer_within(std::chrono::milliseconds limit, Task<ApiReply> answer) {
  struct Wait {
    SteadyTimer over;
    std::exception_ptr bug;
    std::optional<ApiReply> reply;
  };
  const IoExecutor home = co_await asio::this_coro::executor;
  auto wait = std::make_shared<Wait>(SteadyTimer(home, limit), nullptr, std::nullopt);
  asio::co_spawn(home, std::move(answer), [wait](std::exception_ptr bug, ApiReply reply) {
    wait->bug = std::move(bug);
    wait->reply.emplace(std::move(reply));
    wait->over.cancel();
  });
  co_await wait->over.async_wait(use_tuple);
  if (wait->bug) std::rethrow_exception(wait->bug);
  if (wait->reply) co_return std::move(*wait->reply);
  co_return reply_with(lobby::Problem{lobby::Problem::Kind::unavailable, "The database does not answer. Try again."});
}

Task<bool> answer_lobby(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer,
                        HeadParser& head_parser) {
  const RequestHead request = head_parser.get();
  http::request_parser<http::string_body> parser(std::move(head_parser));
  parser.body_limit(context.settings.limits.body_bytes);
  const auto announced = parser.content_length();
  bool too_large = announced && *announced > context.settings.limits.body_bytes;
  if (!too_large) {
    const auto [failed, size] = co_await http::async_read(stream, buffer, parser, use_tuple);
    too_large = failed == http::error::body_limit;
    if (failed && !too_large) co_return false;
  }
  stream.expires_never();
  if (too_large) {
    ++context.counters.requests_refused;
    stream.expires_after(context.settings.limits.handshake_deadline);
    ApiReply refusal = reply_with(lobby::Problem{lobby::Problem::Kind::too_large, "The request is too large."});
    const bool usable = co_await send_reply(stream, request, std::move(refusal));
    if (usable) co_await drain_and_close(stream);
    co_return false;
  }

  auto path = parts_of(path_of(request));
  path.erase(path.begin());
  const auto method = request.method() == http::verb::post ? ApiRequest::Method::post : ApiRequest::Method::get;
  ApiRequest asked{method, std::move(path), std::move(parser.get().body()), caller_of(context, request, stream)};
  const auto limit = context.settings.limits.answer_deadline * (method == ApiRequest::Method::post ? 2 : 1);
  Task<ApiReply> answer = answer_within(limit, answer_api(context, std::move(asked)));
  ApiReply reply = co_await std::move(answer);
  if (reply.status >= 400) {
    ++context.counters.requests_refused;
    spdlog::info("refused: {} with status {}", parts_of(path_of(request)).at(1), reply.status);
  }
  stream.expires_after(context.settings.limits.idle_deadline);
  co_return co_await send_reply(stream, request, std::move(reply));
}

Task<bool> answer_plain(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer, HeadParser& parser) {
  const RequestHead request = parser.get();
  const std::string_view path = path_of(request);
  if (path.starts_with("/api/")) co_return co_await answer_lobby(context, stream, buffer, parser);

  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  const bool has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
  if (!reads || has_body) {
    const bool usable =
        co_await send_text(stream, request, http::status::method_not_allowed, "This address can only be read.\n");
    if (usable) co_await drain_and_close(stream);
    co_return false;
  }
  if (path == "/health") co_return co_await send_health(context, stream, request);
  if (path.starts_with("/assets/")) {
    if (const auto hash = persistence::sha256_from_hex(path.substr(8))) {
      const bool refused = co_await refuse_excess(context, stream, request, NetworkLimiter::Use::picture);
      if (refused) co_return false;
      co_return co_await send_asset(context, stream, request, *hash);
    }
  }
  if (path.starts_with("/tiles/")) {
    const bool refused = co_await refuse_excess(context, stream, request, NetworkLimiter::Use::picture);
    if (refused) co_return false;
    co_return co_await send_tiles(context, stream, request);
  }
  co_return co_await send_static(context, stream, request);
}

Task<bool> answer(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer, HeadParser& parser) {
  const RequestHead& request = parser.get();
  const std::string_view target = path_of(request);
  if (!target.starts_with('/')) {
    co_return co_await send_text(stream, request, http::status::bad_request, "Not an address of this server.\n");
  }
  if (target.starts_with("/api/")) {
    const bool refused = co_await refuse_excess(context, stream, request, NetworkLimiter::Use::request);
    if (refused) co_return false;
  }

  const bool changes = request.method() == http::verb::post;
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  if (!changes && !reads) {
    const bool usable =
        co_await send_text(stream, request, http::status::method_not_allowed, "Only GET and POST are possible.\n");
    if (usable) co_await drain_and_close(stream);
    co_return false;
  }
  if (changes && origin_of(context, request) == Origin::foreign) {
    ++context.counters.requests_refused;
    ApiReply refusal = reply_with(cross_origin_refused(context));
    const bool usable = co_await send_reply(stream, request, std::move(refusal));
    if (usable) co_await drain_and_close(stream);
    co_return false;
  }
  if (is_upload(request)) co_return co_await receive_upload(context, stream, buffer, parser);
  co_return co_await answer_plain(context, stream, buffer, parser);
}

// Counts a connection for as long as it is one of HTTP.
struct Counted {
  std::atomic<std::int64_t>& open;
  explicit Counted(std::atomic<std::int64_t>& count) : open(count) { ++open; }
  ~Counted() { --open; }
  Counted(const Counted&) = delete;
};

}  // namespace

Task<void> serve_http(ServerContext& context, Socket socket, NetworkLimiter::Slot slot) {
  const Counted counted(context.counters.connections_open);
  HttpStream stream(std::move(socket));
  const Limits& limits = context.settings.limits;
  beast::flat_buffer buffer(limits.body_bytes + 16 * 1024);
  stream.expires_after(limits.handshake_deadline);
  for (bool usable = true; usable;) {
    HeadParser parser;
    parser.header_limit(16 * 1024);
    parser.body_limit(boost::none);
    const auto [failed, size] = co_await http::async_read_header(stream, buffer, parser, use_tuple);
    if (failed) co_return;
    stream.expires_after(limits.idle_deadline);
    ++context.counters.requests;
    if (beast::websocket::is_upgrade(parser.get())) {
      usable = co_await open_table(context, stream, parser.get(), slot);
    } else {
      usable = co_await answer(context, stream, buffer, parser);
    }
    stream.expires_after(limits.idle_deadline);
  }
  error_code ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace ft::net
