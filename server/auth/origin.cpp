#include "server/auth/origin.hpp"

#include <algorithm>
#include <array>

#include "server/auth/network.hpp"

namespace ft::auth {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return out;
}

bool is_digits_and_dots(std::string_view host) {
  return !host.empty() && host.find_first_not_of("0123456789.") == std::string_view::npos;
}

// Without the port.
std::string_view name_of_host(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

bool is_local_name(std::string_view host) {
  const std::string_view name = name_of_host(host);
  if (name.empty()) return false;
  if (name.starts_with('[') || is_digits_and_dots(name) || name.find('.') == std::string_view::npos) return true;
  constexpr std::array<std::string_view, 4> endings = {".local", ".lan", ".internal", ".home.arpa"};
  return std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

}  // namespace

OriginVerdict check_origin(const RequestOrigin& request, std::string_view public_url) {
  if (request.origin.empty()) return OriginVerdict::same_origin;

  const std::string origin = lower(request.origin);
  const std::string host = lower(request.host);
  if (!public_url.empty() && origin == lower(public_url)) return OriginVerdict::same_origin;
  if (public_url.starts_with("https://")) return OriginVerdict::cross_origin;  // cookies are Secure: kept nowhere else
  if (is_local_name(host) && origin == "http://" + host) return OriginVerdict::same_origin;
  return OriginVerdict::cross_origin;
}

std::string tidy_public_url(std::string_view url) {
  std::string tidy = lower(url);
  if (tidy.ends_with('/')) tidy.pop_back();
  const std::size_t scheme = tidy.starts_with("https://") ? 8 : tidy.starts_with("http://") ? 7 : 0;
  if (scheme == 0 || tidy.size() == scheme) return "";
  const bool plain = tidy.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-._:[]", scheme) == std::string::npos;
  return plain ? tidy : "";
}

bool is_proxy(std::string_view peer, Proxy proxy) { return proxy == Proxy::in_front && is_private(peer); }

std::string address_of_person(std::string_view peer, std::string_view forwarded_for, Proxy proxy) {
  if (!is_proxy(peer, proxy)) return std::string(peer);

  std::string_view last = forwarded_for.substr(forwarded_for.rfind(',') + 1);
  last.remove_prefix(std::min(last.find_first_not_of(' '), last.size()));
  last = last.substr(0, last.find_last_not_of(' ') + 1);
  const bool plausible = !last.empty() && last.size() <= 45 &&
                         last.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
  return std::string(plausible ? last : peer);
}

}  // namespace ft::auth
