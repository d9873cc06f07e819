// Which web pages may send requests to this server, and which proxy may name a client's address.
#pragma once

#include <string>
#include <string_view>

namespace ft::auth {

/// The page and host of one request, as its headers say.
struct RequestOrigin {
  std::string_view origin;  // empty: not sent by a page (a program, or a plain link)
  std::string_view host;
};

enum class OriginVerdict { same_origin, cross_origin };

/// A page is ours if it came from `public_url` (its scheme, host and port), or, unless that is https, from the
/// request's own host if that is this machine or one of the local network: an address, `localhost`, a name without a
/// dot, or .local, .lan, .internal, .home.arpa. Other names are refused without --public-url, so that a page cannot
/// point its own name here.
[[nodiscard]] OriginVerdict check_origin(const RequestOrigin& request, std::string_view public_url);

/// http:// or https://, a host, perhaps a port, nothing more; a last slash is dropped. Empty: not such a URL.
[[nodiscard]] std::string tidy_public_url(std::string_view url);

/// Whether a TLS proxy is in front: with an https --public-url.
enum class Proxy { none, in_front };

/// Whether `peer` is that proxy: of this machine or network, a loopback or private address.
[[nodiscard]] bool is_proxy(std::string_view peer, Proxy proxy);

/// The client's address: `peer`, or, where that is the proxy, the last address of X-Forwarded-For.
[[nodiscard]] std::string address_of_person(std::string_view peer, std::string_view forwarded_for, Proxy proxy);

}  // namespace ft::auth
