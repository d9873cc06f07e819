// Writing HTTP responses, each with the headers that keep a browser from doing what it should not.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/net/asio.hpp"

namespace ft::net {

/// A response without its body.
using Head = http::response<http::empty_body>;

/// status, the request's HTTP version, keep-alive, nosniff, no referrer, no framing, no page of others beside, no devices.
template <class Body>
void prepare(http::response<Body>& response, const http::request<http::empty_body>& request) {
  response.version(request.version());
  response.keep_alive(request.keep_alive());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("X-Frame-Options", "DENY");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
}

/// Pages may run our own scripts alone, and nothing made from text.
inline constexpr std::string_view content_security_policy =
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self'; worker-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

/// Sends `body` with its own head; a HEAD request gets the head alone. False: the connection is of no more use.
[[nodiscard]] Task<bool> send(HttpStream& stream, const http::request<http::empty_body>& request, Head head,
                              std::shared_ptr<const std::string> body);

/// A sentence as text/plain; with 503 also when to come back.
[[nodiscard]] Task<bool> send_text(HttpStream& stream, const http::request<http::empty_body>& request,
                                   http::status status, std::string sentence);

/// After a refusal that left part of the request unread: sends nothing more, reads a little and closes, so that the
/// answer arrives before the connection breaks.
[[nodiscard]] Task<void> drain_and_close(HttpStream& stream);

}  // namespace ft::net
