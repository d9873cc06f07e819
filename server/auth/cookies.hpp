// Session cookies: one for an account, one for each campaign a device has a seat in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "persistence/types.hpp"

namespace ft::auth {

inline constexpr std::string_view account_cookie = "ft_account";

/// "ft_seat_" and the campaign's id.
[[nodiscard]] std::string seat_cookie(persistence::CampaignId campaign);

/// How a browser keeps a cookie: over https under a name with the prefix __Host-, which no other host can set.
enum class CookieReach { any, https_only };

struct Cookie {
  std::string name;  // without the prefix
  std::string value;
  CookieReach reach = CookieReach::any;
};

/// Our cookies of a Cookie header, each name once, with the prefix before without; others are skipped, and of more than
/// 200 the rest.
[[nodiscard]] std::vector<Cookie> cookies_from(std::string_view header);

/// The value of the cookie, empty where there is none.
[[nodiscard]] std::string_view find_cookie(const std::vector<Cookie>& cookies, std::string_view name);

/// The Set-Cookie header: HttpOnly, SameSite=Strict, Path=/, and for `https_only` Secure and the prefix.
/// lasts_s: 0 makes the browser forget the cookie. Browsers cap it at 400 days.
[[nodiscard]] std::string set_cookie(const Cookie& cookie, persistence::UnixSeconds lasts_s);

}  // namespace ft::auth
