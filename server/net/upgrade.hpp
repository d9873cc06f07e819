// GET /ws/table/ID: who may sit there, and the way of the socket to the table's core, where it becomes a WebSocket.
#pragma once

#include "server/net/request.hpp"

namespace ft::net {

/// slot: goes with the socket, until its seat is admitted. Returns whether the connection may be used for another
/// request: only where this one was refused.
[[nodiscard]] Task<bool> open_table(ServerContext& context, HttpStream& stream, const RequestHead& request,
                                    NetworkLimiter::Slot& slot);

}  // namespace ft::net
