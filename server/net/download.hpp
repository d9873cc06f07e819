// GET /assets/HASH: a picture from the store, for those with a seat where it is used, kept by their browsers forever.
#pragma once

#include "persistence/sha256.hpp"
#include "server/net/request.hpp"

namespace ft::net {

/// Sends the picture, or the part a Range header asks for ("bytes=FROM-" or "bytes=FROM-TO"; others are answered whole).
/// Returns whether the connection may be used again.
[[nodiscard]] Task<bool> send_asset(ServerContext& context, HttpStream& stream, const RequestHead& request,
                                    persistence::Sha256 hash);

}  // namespace ft::net
