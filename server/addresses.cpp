#include "server/addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>

namespace ft {
namespace {

bool is_loopback(const std::string& address) {
  return address.starts_with("127.") || address == "::1" || address == "localhost";
}

// Between the scheme and the port.
std::string host_in(const std::string& url) {
  const std::string host = url.substr(url.find("://") + 3);
  return host.starts_with('[') ? host.substr(1, host.find(']') - 1) : host.substr(0, host.find(':'));
}

bool is_any(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

std::string in_url(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

// The first IPv4 address that is up and neither loopback nor a container's bridge; empty: none.
std::string address_in_network() {
  ifaddrs* list = nullptr;
  if (::getifaddrs(&list) != 0) return "";
  std::string found;
  for (const ifaddrs* at = list; at && found.empty(); at = at->ifa_next) {
    const std::string name = at->ifa_name;
    const bool wanted = at->ifa_addr && at->ifa_addr->sa_family == AF_INET && (at->ifa_flags & IFF_UP) &&
                        !(at->ifa_flags & IFF_LOOPBACK) && !name.starts_with("docker") && !name.starts_with("br-");
    if (!wanted) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(at->ifa_addr);
    if (::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size())) found = text.data();
  }
  ::freeifaddrs(list);
  return found;
}

}  // namespace

Addresses find_addresses(const net::Settings& settings, std::uint16_t port) {
  const std::string port_text = ":" + std::to_string(port);
  const bool local = is_loopback(settings.listen) || is_any(settings.listen);
  const std::string this_machine = "http://" + (local ? "localhost" : in_url(settings.listen)) + port_text;
  if (!settings.public_url.empty()) {
    return {settings.public_url, this_machine, is_loopback(host_in(settings.public_url))};
  }
  if (is_loopback(settings.listen)) return {this_machine, this_machine, true};

  const std::string network = is_any(settings.listen) ? address_in_network() : settings.listen;
  if (network.empty()) return {this_machine, this_machine, true};
  return {"http://" + in_url(network) + port_text, this_machine, false};
}

}  // namespace ft
