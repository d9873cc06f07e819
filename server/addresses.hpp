// Under which address people reach this machine.
#pragma once

#include <string>

#include "server/net/settings.hpp"

namespace ft {

struct Addresses {
  std::string base_url;      // what links begin with
  std::string this_machine;  // for the person who runs the server
  bool only_this_machine;    // loopback: unreachable for others
};

/// --public-url, else the machine's address in its network, else localhost. port: the one taken.
[[nodiscard]] Addresses find_addresses(const net::Settings& settings, std::uint16_t port);

}  // namespace ft
