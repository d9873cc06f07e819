#include "server/net/request.hpp"

#include <spdlog/spdlog.h>

#include <charconv>

#include "server/auth/browser.hpp"

namespace ft::net {
namespace {

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 16;
}

}  // namespace

std::string_view path_of(const RequestHead& request) {
  const std::string_view target = text(request.target());
  return target.substr(0, target.find('?'));
}

std::optional<std::uint64_t> number_in_query(const RequestHead& request, std::string_view name) {
  std::string_view query = text(request.target()).substr(path_of(request).size());
  while (!query.empty()) {
    query.remove_prefix(1);  // ? or &
    const std::string_view field = query.substr(0, query.find('&'));
    query.remove_prefix(field.size());
    if (!field.starts_with(name) || field.substr(name.size()).substr(0, 1) != "=") continue;
    const std::string_view digits = field.substr(name.size() + 1);
    std::uint64_t number = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return failed == std::errc{} && end == digits.data() + digits.size() ? number : 0;
  }
  return std::nullopt;
}

std::vector<std::string> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    parts.emplace_back(part);
    path.remove_prefix(part.size());
  }
  return parts;
}

auth::Proxy proxy_of(const Settings& settings) {
  return settings.behind_tls() ? auth::Proxy::in_front : auth::Proxy::none;
}

std::string peer_of(const Socket& socket) {
  error_code failed;
  const auto peer = socket.remote_endpoint(failed);
  return failed ? "" : peer.address().to_string();
}

std::string address_of(const ServerContext& context, const RequestHead& request, const HttpStream& stream) {
  return auth::address_of_person(peer_of(stream.socket()), text(request["X-Forwarded-For"]),
                                 proxy_of(context.settings));
}

lobby::Caller caller_of(const ServerContext& context, const RequestHead& request, const HttpStream& stream) {
  return {auth::cookies_from(text(request[http::field::cookie])), address_of(context, request, stream),
          auth::browser_family(text(request[http::field::user_agent]))};
}

Origin origin_of(const ServerContext& context, const RequestHead& request) {
  const auth::RequestOrigin origin = {text(request[http::field::origin]), text(request[http::field::host])};
  if (auth::check_origin(origin, context.settings.public_url) == auth::OriginVerdict::same_origin) return Origin::ours;
  spdlog::warn("refused: a page of another site asked for {} (set --public-url if it is this server's own address)",
               path_of(request).substr(0, 40));
  return Origin::foreign;
}

lobby::Problem cross_origin_refused(const ServerContext& context) {
  const std::string& url = context.settings.public_url;
  const std::string sentence = "This page does not belong to this server";
  return {lobby::Problem::Kind::forbidden, url.empty() ? sentence + "." : sentence + ". Open " + url + " instead."};
}

std::string percent_decoded(std::string_view encoded) {
  std::string out;
  for (std::size_t at = 0; at < encoded.size(); ++at) {
    const bool escape = encoded[at] == '%' && at + 2 < encoded.size() && hex_digit(encoded[at + 1]) < 16 &&
                        hex_digit(encoded[at + 2]) < 16;
    if (!escape) {
      out += encoded[at];
      continue;
    }
    out += static_cast<char>(hex_digit(encoded[at + 1]) * 16 + hex_digit(encoded[at + 2]));
    at += 2;
  }
  return out;
}

}  // namespace ft::net
