// GET /health: JSON for people and container health checks; status 200 where all is well, 503 where not.
#pragma once

#include "server/net/request.hpp"

namespace ft::net {

[[nodiscard]] Task<bool> send_health(ServerContext& context, HttpStream& stream, const RequestHead& request);

}  // namespace ft::net
