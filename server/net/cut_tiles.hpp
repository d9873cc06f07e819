// Has a picture cut into tiles, beside the requests that wait for it.
#pragma once

#include "server/assets/tile_plan.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {

/// Begins to cut the picture of a plan, for which `TileFolder::read` said so, and puts the archive into the folder; says so there too
/// where it fails. The plan's campaign must use the picture, or be allowed to as to one of the program's own.
/// home: the executor of the core that waits for it; any core's thread.
void start_cutting(ServerContext& context, assets::TilePlan plan, IoExecutor home);

}  // namespace ft::net
