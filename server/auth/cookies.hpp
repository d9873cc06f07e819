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

struct Cookie {
  std::string name;
  std::string value;
};

/// Our cookies of a Cookie header; others are skipped, and of more than 200 the rest.
[[nodiscard]] std::vector<Cookie> cookies_from(std::string_view header);

/// The value of the cookie, empty where there is none.
[[nodiscard]] std::string_view find_cookie(const std::vector<Cookie>& cookies, std::string_view name);

/// Whether the browser sends a cookie over plain HTTP too.
enum class CookieReach { any, https_only };

/// The Set-Cookie header: HttpOnly, SameSite=Strict, Path=/, and Secure for `https_only`.
/// lasts_s: 0 makes the browser forget the cookie. Browsers cap it at 400 days.
[[nodiscard]] std::string set_cookie(const Cookie& cookie, persistence::UnixSeconds lasts_s, CookieReach reach);

}  // namespace ft::auth
