// GET /tiles/CAMPAIGN/SCENE/VERSION/LEVEL/X.Y.MASK: tiles of a map with fog, for those who see their squares (N14).
#pragma once

#include "server/net/request.hpp"

namespace ft::net {

/// Sends all of the wanted tiles; the same 404 where one of them is not there or not for this seat, or the address is none. While
/// their picture is being cut, 503 with Retry-After. Returns whether the connection may be used again.
[[nodiscard]] Task<bool> send_tiles(ServerContext& context, HttpStream& stream, const RequestHead& request);

}  // namespace ft::net
