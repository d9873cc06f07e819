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
      [](const std::vector<persistence::Asset>& listed) {
        wire::v1::Assets message;
        for (const persistence::Asset& asset : listed) *message.add_assets() = to_message(asset);
        return reply_with(message);
      });
}

}  // namespace ft::net::api
