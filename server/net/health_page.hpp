// GET /health: status 200 where all is well, 503 where not. JSON for who runs the server and for container health checks,
// on this machine or network; "ok" or "degraded" for all others.
#pragma once

#include "server/net/request.hpp"

namespace ft::net {

[[nodiscard]] Task<bool> send_health(ServerContext& context, HttpStream& stream, const RequestHead& request);

}  // namespace ft::net
