#include "server/auth/network.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace ft::auth {

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

}  // namespace ft::auth
