// What the headers of a request say to the rest of the server.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/caller.hpp"
#include "server/net/asio.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {

using RequestHead = http::request<http::empty_body>;

/// The path of the target, without its query.
[[nodiscard]] std::string_view path_of(const RequestHead& request);

/// The parts of a path between its slashes.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view path);

/// Cookies, address and browser of the requester; behind a proxy the throttle needs the forwarded address.
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
