// The front page as a message, for those who ask and those who just came in.
#pragma once

#include "protocol/wire/v1/lobby.pb.h"
#include "server/lobby/campaigns.hpp"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {

/// Produces Me, and renews the cookies that `caller` came with.
[[nodiscard]] Task<ApiReply> reply_me(ServerContext& context, lobby::Caller caller);

[[nodiscard]] wire::v1::CampaignCard to_message(const lobby::CampaignCard& card);

}  // namespace ft::net::api
