// Refuses what is too much: in a sentence that says how much is fine, and when to come back (N13).
#pragma once

#include <string_view>

#include "server/net/request.hpp"

namespace ft::net {

/// Spends one `use` of the requester's network. Where it has none left: counts it, answers 429 and closes the
/// connection. Returns whether it did.
[[nodiscard]] Task<bool> refuse_excess(ServerContext& context, HttpStream& stream, const RequestHead& request,
                                       NetworkLimiter::Use use);

/// A place for a new connection. Nothing: there is none, for its network or for all; the connection was counted and
/// got its answer as far as the socket takes that at once, and is to be closed. Listener's thread.
[[nodiscard]] std::optional<NetworkLimiter::Slot> admit_connection(ServerContext& context, Socket& socket);

}  // namespace ft::net
