// One function for each thing the lobby does over HTTP, named as in protocol/wire/v1/lobby.proto.
#pragma once

#include <expected>
#include <type_traits>

#include "server/lobby/campaign_bin.hpp"
#include "server/net/api/api.hpp"
#include "server/net/async_job.hpp"

namespace ft::net::api {

[[nodiscard]] Task<ApiReply> setup(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> login(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> logout(ServerContext& context, const ApiRequest& request);

[[nodiscard]] Task<ApiReply> preview_sign_up(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> sign_up(ServerContext& context, const ApiRequest& request);

[[nodiscard]] Task<ApiReply> new_account_link(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> revoke_account_link(ServerContext& context, const ApiRequest& request,
                                                 persistence::AccountLinkId link);
[[nodiscard]] Task<ApiReply> account(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> end_login(ServerContext& context, const ApiRequest& request, persistence::LoginId login);
[[nodiscard]] Task<ApiReply> end_other_logins(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> change_password(ServerContext& context, const ApiRequest& request);

[[nodiscard]] Task<ApiReply> me(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> new_campaign(ServerContext& context, const ApiRequest& request);

/// A request about one campaign.
struct CampaignRoute {
  persistence::CampaignId campaign;
  std::int64_t id = 0;  // the invite or seat it names
};

[[nodiscard]] Task<ApiReply> rename_campaign(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> move_campaign(ServerContext& context, const ApiRequest& request, CampaignRoute about,
                                           lobby::CampaignMove move);
[[nodiscard]] Task<ApiReply> people(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> new_invite(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> revoke_invite(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> seat_link(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> remove_seat(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> end_devices(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> assets(ServerContext& context, const ApiRequest& request, CampaignRoute about);
[[nodiscard]] Task<ApiReply> delete_asset(ServerContext& context, const ApiRequest& request, CampaignRoute about);

[[nodiscard]] Task<ApiReply> preview_invite(ServerContext& context, const ApiRequest& request);
[[nodiscard]] Task<ApiReply> join(ServerContext& context, const ApiRequest& request);

/// The body as a message, or the reply that refuses it.
template <class Message>
[[nodiscard]] std::expected<Message, ApiReply> read_body(const ApiRequest& request) {
  Message message;
  if (message.ParseFromString(request.body)) return message;
  return std::unexpected(
      reply_with(lobby::Problem{lobby::Problem::Kind::bad_request, "Invalid request. Reload the page."}));
}

/// A cookie that keeps a person logged in or seated.
struct SessionCookie {
  std::string name;
  std::string value;
  persistence::UnixSeconds lasts_s;  // 0: it is forgotten
};

/// Adds the cookie to the reply, `https_only` where the public address is. Where the caller still has it from before
/// as `any`, that one ends: else it would count again as soon as the other is forgotten.
void add_cookie(const ServerContext& context, const lobby::Caller& caller, SessionCookie cookie, ApiReply& reply);

/// Runs an action of the lobby on its thread and turns its answer into a reply by `to_reply`.
template <class Action, class ToReply>
[[nodiscard]] Task<ApiReply> call_lobby(ServerContext& context, Action action, ToReply to_reply) {
  auto answer = co_await on_worker(context.workers.lobby, std::move(action));
  if (!answer) co_return reply_busy();
  if (!*answer) co_return reply_with(answer->error());
  if constexpr (std::is_void_v<typename std::decay_t<decltype(*answer)>::value_type>) {
    co_return to_reply();
  } else {
    co_return to_reply(**answer);
  }
}

/// Reconnects a seat, with its browser's current rights.
inline void let_come_again(ServerContext& context, persistence::CampaignId campaign, persistence::SeatId seat) {
  CoreTables& core_tables = context.core_tables_of(campaign);
  core_tables.core.post([&core_tables, campaign, id = rules::SeatId{static_cast<std::uint64_t>(seat)}] {
    core_tables.host->force_reconnect(campaign, id);
  });
}

}  // namespace ft::net::api
