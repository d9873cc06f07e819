// What the headers of a request say to the rest of the server.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/auth/origin.hpp"
#include "server/lobby/caller.hpp"
#include "server/net/asio.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {

using RequestHead = http::request<http::empty_body>;

/// The path of the target, without its query.
[[nodiscard]] std::string_view path_of(const RequestHead& request);

/// The whole number that the query of the target gives a name; 0: it gives something else; none: it is not there.
[[nodiscard]] std::optional<std::uint64_t> number_in_query(const RequestHead& request, std::string_view name);

/// The parts of a path between its slashes.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view path);

/// Whether a TLS proxy is in front, and the socket's other end.
[[nodiscard]] auth::Proxy proxy_of(const Settings& settings);
[[nodiscard]] std::string peer_of(const Socket& socket);

/// The requester's address: behind a proxy the forwarded one.
[[nodiscard]] std::string address_of(const ServerContext& context, const RequestHead& request,
                                     const HttpStream& stream);

/// Cookies, address and browser of the requester.
[[nodiscard]] lobby::Caller caller_of(const ServerContext& context, const RequestHead& request,
                                      const HttpStream& stream);

/// Whether a page of another site sent this. Logs it.
enum class Origin { ours, foreign };
[[nodiscard]] Origin origin_of(const ServerContext& context, const RequestHead& request);

/// The reply to a cross-origin page: the address of ours.
[[nodiscard]] lobby::Problem cross_origin_refused(const ServerContext& context);

/// Undoes percent-encoding; what is no encoding stays as it is.
[[nodiscard]] std::string percent_decoded(std::string_view text);

}  // namespace ft::net
