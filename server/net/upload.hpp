// POST /api/campaigns/ID/assets: a picture streamed to disk, made safe, kept.
#pragma once

#include "server/net/request.hpp"

namespace ft::net {

/// Answers the request whose head `parser` has read. Refuses by its head what is too large, before reading on.
/// Returns whether the connection may be used again.
[[nodiscard]] Task<bool> receive_upload(ServerContext& context, HttpStream& stream, beast::flat_buffer& buffer,
                                        http::request_parser<http::empty_body>& parser);

}  // namespace ft::net
