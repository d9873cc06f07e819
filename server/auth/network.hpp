// Whose address it is: a household or a rack of servers has many addresses of one network.
#pragma once

#include <string>
#include <string_view>

namespace ft::auth {

/// The network of an address: an IPv4 address itself, also where it is written as IPv6 (::ffff:1.2.3.4); of IPv6 the
/// first 64 bits, however it is written. What is no address is its own network. Pure. Source: RFC 4291, RFC 6177.
[[nodiscard]] std::string network_of(std::string_view address);

/// Whether an address is this machine's own: 127.0.0.0/8 or ::1.
[[nodiscard]] bool is_loopback(std::string_view address);

/// Whether an address is this machine's own, or one that only a local network has. Source: RFC 1918, RFC 4193.
[[nodiscard]] bool is_private(std::string_view address);

}  // namespace ft::auth
