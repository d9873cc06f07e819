// One browser's HTTP connection: reads requests, sends each to what answers it, hands an upgrade to its table's core.
#pragma once

#include "server/net/server_context.hpp"

namespace ft::net {

/// Serves the socket until it closes or becomes a WebSocket. Runs on the core that the socket belongs to.
/// slot: counts the connection at its network.
[[nodiscard]] Task<void> serve_http(ServerContext& context, Socket socket, NetworkLimiter::Slot slot);

}  // namespace ft::net
