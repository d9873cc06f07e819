#include "server/net/excess.hpp"

#include <spdlog/spdlog.h>

#include <array>

#include "server/net/api/api.hpp"
#include "server/net/responses.hpp"

namespace ft::net {
namespace {

constexpr std::string_view retry_after_s = "1";  // a network regains several uses in that time

std::string sentence_about(const Limits& limits, NetworkLimiter::Use use) {
  using enum NetworkLimiter::Use;
  const auto sentence = [](const std::string& what, const Rate& rate) {
    return "Too many " + what + " from your network: at most " + std::to_string(rate.per_s) +
           " a second. Try again in a second.";
  };
  if (use == upgrade) return sentence("connections to tables", limits.network_upgrades);
  if (use == picture) return sentence("images", limits.network_pictures);
  return sentence("requests", limits.network_requests);
}

// Reads no request: what arrived of one is dropped, else closing would break the connection before its answer.
std::nullopt_t turn_away(ServerContext& context, Socket& socket, std::string_view status, const std::string& sentence) {
  ++context.counters.connections_refused;
  if (context.refusal_line.is_due(std::chrono::steady_clock::now())) {
    spdlog::warn("refused: a connection of {}. {} (/health counts them all)", peer_of(socket), sentence);
  }
  const std::string answer = "HTTP/1.1 " + std::string(status) +
                             "\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
                             "Content-Length: " +
                             std::to_string(sentence.size() + 1) + "\r\n\r\n" + sentence + "\n";
  error_code ignored;
  std::array<char, 4096> dropped;
  socket.non_blocking(true, ignored);
  socket.read_some(asio::buffer(dropped), ignored);
  socket.write_some(asio::buffer(answer), ignored);
  socket.shutdown(Socket::shutdown_send, ignored);
  return std::nullopt;
}

}  // namespace

Task<bool> refuse_excess(ServerContext& context, HttpStream& stream, const RequestHead& request,
                         NetworkLimiter::Use use) {
  const auto now = std::chrono::steady_clock::now();
  const std::string address = address_of(context, request, stream);
  if (context.networks.spend(use, address, now) == NetworkLimiter::Verdict::allow) co_return false;

  ++(use == NetworkLimiter::Use::upgrade ? context.counters.upgrades_too_fast : context.counters.requests_too_fast);
  const std::string sentence = sentence_about(context.settings.limits, use);
  if (context.refusal_line.is_due(now)) spdlog::warn("refused: {}. {} (/health counts them all)", address, sentence);
  const bool is_api = use == NetworkLimiter::Use::request;
  ApiReply problem = reply_with(lobby::Problem{lobby::Problem::Kind::too_fast, sentence});
  Head head;
  prepare(head, request);
  head.result(http::status::too_many_requests);
  head.set(http::field::retry_after, retry_after_s);
  head.set(http::field::content_type, is_api ? "application/x-protobuf" : "text/plain; charset=utf-8");
  head.set(http::field::cache_control, "no-store");
  head.keep_alive(false);
  auto body = std::make_shared<const std::string>(is_api ? std::move(problem.body) : sentence + "\n");
  (void)co_await send(stream, request, std::move(head), std::move(body));
  co_await drain_and_close(stream);
  co_return true;
}

std::optional<NetworkLimiter::Slot> admit_connection(ServerContext& context, Socket& socket) {
  const Limits& limits = context.settings.limits;
  if (context.counters.connections_open.load() >= limits.connections) {
    return turn_away(context, socket, "503 Service Unavailable",
                     "The server has as many connections as it can hold. Try again in some seconds.");
  }
  const std::string peer = peer_of(socket);
  if (auth::is_proxy(peer, proxy_of(context.settings))) return NetworkLimiter::Slot();
  auto slot = context.networks.open(peer);
  if (slot) return slot;
  return turn_away(context, socket, "429 Too Many Requests",
                   "Too many connections from your network: at most " + std::to_string(limits.network_connections) +
                       " at once. Try again in some seconds.");
}

}  // namespace ft::net
