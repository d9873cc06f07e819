#include "persistence/postgres/url.hpp"

namespace ft::persistence::postgres {

std::string with_defaults(std::string url) {
  const bool is_url = url.find("://") != std::string::npos;
  for (const std::string_view option :
       {"connect_timeout=5", "tcp_user_timeout=5000", "keepalives_idle=5", "target_session_attrs=read-write"}) {
    if (url.find(option.substr(0, option.find('=') + 1)) != std::string::npos) continue;
    const bool first = is_url && url.find('?') == std::string::npos;
    url += !is_url ? ' ' : first ? '?' : '&';
    url += option;
  }
  return url;
}

std::string password_in(std::string_view url) {
  if (const auto scheme = url.find("://"); scheme != std::string_view::npos) {
    const std::string_view rest = url.substr(scheme + 3);
    const std::string_view user = rest.substr(0, rest.substr(0, rest.find('/')).rfind('@'));
    const auto colon = user.find(':');
    if (user.size() < rest.size() && colon != std::string_view::npos) return std::string(user.substr(colon + 1));
  }
  const auto named = url.find("password=");
  if (named == std::string_view::npos) return "";
  const std::string_view value = url.substr(named + 9);
  return std::string(value.substr(0, value.find_first_of(" &")));
}

std::string without_password(std::string text, std::string_view password) {
  if (password.empty()) return text;
  for (auto found = text.find(password); found != std::string::npos; found = text.find(password, found + 3)) {
    text.replace(found, password.size(), "***");
  }
  return text;
}

}  // namespace ft::persistence::postgres
