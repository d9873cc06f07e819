// Whose address it is: a household or a rack of servers has many addresses of one network.
#pragma once

#include <string>
#include <string_view>

namespace ft::auth {

/// The network of an address: an IPv4 address itself, also where it is written as IPv6 (::ffff:1.2.3.4); of IPv6 the
/// first 64 bits, however it is written. What is no address is its own network. Pure. Source: RFC 4291, RFC 6177.
[[nodiscard]] std::string network_of(std::string_view address);

}  // namespace ft::auth
