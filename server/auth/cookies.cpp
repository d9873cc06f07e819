#include "server/auth/cookies.hpp"

#include <algorithm>

namespace ft::auth {
namespace {

constexpr std::string_view host_prefix = "__Host-";

}  // namespace

std::string seat_cookie(persistence::CampaignId campaign) { return "ft_seat_" + std::to_string(campaign); }

std::vector<Cookie> cookies_from(std::string_view header) {
  constexpr std::size_t limit = 200;
  std::vector<Cookie> cookies;
  while (!header.empty() && cookies.size() < limit) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));

    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    const auto reach = pair.starts_with(host_prefix) ? CookieReach::https_only : CookieReach::any;
    if (reach == CookieReach::https_only) pair.remove_prefix(host_prefix.size());
    const std::size_t equals = pair.find('=');
    if (!pair.starts_with("ft_") || equals == std::string_view::npos) continue;
    Cookie cookie{std::string(pair.substr(0, equals)), std::string(pair.substr(equals + 1)), reach};
    const auto same = std::ranges::find(cookies, cookie.name, &Cookie::name);
    if (same == cookies.end()) {
      cookies.push_back(std::move(cookie));
    } else if (reach == CookieReach::https_only) {
      *same = std::move(cookie);
    }
  }
  return cookies;
}

std::string_view find_cookie(const std::vector<Cookie>& cookies, std::string_view name) {
  const auto found = std::ranges::find(cookies, name, &Cookie::name);
  return found == cookies.end() ? std::string_view() : std::string_view(found->value);
}

std::string set_cookie(const Cookie& cookie, persistence::UnixSeconds lasts_s) {
  const bool https = cookie.reach == CookieReach::https_only;
  return (https ? std::string(host_prefix) : "") + cookie.name + "=" + cookie.value +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(lasts_s) + (https ? "; Secure" : "");
}

}  // namespace ft::auth
