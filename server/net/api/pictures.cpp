#include "protocol/wire/v1/lobby.pb.h"
#include "server/assets/picture_library.hpp"
#include "server/net/api/asset_message.hpp"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {

wire::v1::Asset to_message(const persistence::Asset& asset) {
  wire::v1::Asset message;
  message.set_hash(to_hex(asset.hash));
  message.set_name(asset.name);
  message.set_width_px(static_cast<std::int32_t>(asset.width));
  message.set_height_px(static_cast<std::int32_t>(asset.height));
  message.set_size_bytes(static_cast<std::uint64_t>(asset.size_bytes));
  return message;
}

Task<ApiReply> assets(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  co_return co_await call_lobby(
      context, [&] { return assets::list_pictures(context.lobby, request.caller, about.campaign); },
      [&](const std::vector<persistence::Asset>& listed) {
        wire::v1::Assets message;
        message.set_most_bytes(static_cast<std::uint64_t>(context.lobby.campaign_image_bytes));
        for (const persistence::Asset& asset : listed) *message.add_assets() = to_message(asset);
        return reply_with(message);
      });
}

Task<ApiReply> delete_asset(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  const auto body = read_body<wire::v1::DeleteAsset>(request);
  if (!body) co_return body.error();
  const auto hash = persistence::sha256_from_hex(body->hash());
  if (!hash) co_return reply_with(lobby::Problem{lobby::Problem::Kind::bad_request, "Unknown image."});

  co_return co_await call_lobby(
      context, [&] { return assets::delete_picture(context.lobby, request.caller, about.campaign, *hash); },
      [] { return ApiReply{}; });
}

}  // namespace ft::net::api
