#include "server/auth/network.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace ft::auth {
namespace {

std::string_view without_mapping(std::string_view address) {
  constexpr std::string_view mapped = "::ffff:";  // an IPv4 address written as IPv6
  return address.starts_with(mapped) ? address.substr(mapped.size()) : address;
}

}  // namespace

std::string network_of(std::string_view address) {
  const std::string text(address.substr(0, address.find('%')));  // without a zone: fe80::1%eth0
  in6_addr six = {};
  if (::inet_pton(AF_INET6, text.c_str(), &six) != 1) return text;

  std::array<char, INET6_ADDRSTRLEN> written = {};
  if (IN6_IS_ADDR_V4MAPPED(&six)) {
    ::inet_ntop(AF_INET, &six.s6_addr[12], written.data(), written.size());
    return written.data();
  }
  std::fill(std::begin(six.s6_addr) + 8, std::end(six.s6_addr), std::uint8_t{0});
  ::inet_ntop(AF_INET6, &six, written.data(), written.size());
  return std::string(written.data()) + "/64";
}

bool is_loopback(std::string_view address) {
  const std::string_view plain = without_mapping(address);
  return plain == "::1" || plain.starts_with("127.");
}

bool is_private(std::string_view address) {
  if (is_loopback(address)) return true;
  const std::string_view plain = without_mapping(address);
  constexpr std::array<std::string_view, 5> beginnings = {"10.", "192.168.", "fc", "fd", "fe80:"};
  if (std::ranges::any_of(beginnings, [&](std::string_view one) { return plain.starts_with(one); })) return true;
  for (int second = 16; second < 32; ++second) {
    if (plain.starts_with("172." + std::to_string(second) + ".")) return true;
  }
  return false;
}

}  // namespace ft::auth
