#include "server/lobby/campaigns.hpp"

#include "server/lobby/people.hpp"
#include "server/net/api/me_message.hpp"

namespace ft::net::api {
namespace {

wire::v1::Me me_message(const lobby::Overview& seen, const lobby::LobbyContext& lobby) {
  wire::v1::Me me;
  me.set_account(seen.account);
  me.set_setup_needed(seen.setup_needed);
  me.set_base_url(lobby.base_url);
  me.set_only_this_machine(lobby.only_this_machine);
  for (const lobby::CampaignCard& card : seen.campaigns) *me.add_campaigns() = api::to_message(card);
  for (const lobby::CampaignCard& card : seen.archived) *me.add_archived() = api::to_message(card);
  for (const lobby::CampaignCard& card : seen.deleted) *me.add_deleted() = api::to_message(card);
  for (const lobby::SystemCard& system : lobby.systems) {
    wire::v1::SystemCard& card = *me.add_systems();
    card.set_id(system.id);
    card.set_title(system.title);
    card.set_summary(system.summary);
    card.set_source(system.source);
    card.set_sample(system.has_sample);
  }
  return me;
}

}  // namespace

wire::v1::CampaignCard to_message(const lobby::CampaignCard& card) {
  wire::v1::CampaignCard message;
  message.set_id(static_cast<std::uint64_t>(card.campaign.id));
  message.set_name(card.campaign.name);
  message.set_system(card.campaign.system);
  message.set_gm(card.seat.role == persistence::Role::gm);
  message.set_seat(static_cast<std::uint32_t>(card.seat.id));
  message.set_seat_name(card.seat.display_name);
  message.set_played_at_s(card.campaign.played_at_s);
  message.set_picture(card.campaign.picture);
  if (card.campaign.deleted_at_s > 0) message.set_erased_at_s(card.campaign.deleted_at_s + lobby::bin_lasts_s);
  return message;
}

Task<ApiReply> reply_me(ServerContext& context, lobby::Caller caller) {
  co_return co_await call_lobby(
      context, [&] { return lobby::overview(context.lobby, caller); },
      [&](const lobby::Overview& seen) {
        ApiReply reply = reply_with(me_message(seen, context.lobby));
        for (const lobby::CampaignCard& card : seen.campaigns) {
          const std::string name = auth::seat_cookie(card.campaign.id);
          const std::string_view token = auth::find_cookie(caller.cookies, name);
          if (token.empty()) continue;
          add_cookie(context, caller, {name, std::string(token), lobby::seat_cookie_lasts_s}, reply);
        }
        return reply;
      });
}

Task<ApiReply> me(ServerContext& context, const ApiRequest& request) {
  co_return co_await reply_me(context, request.caller);
}

Task<ApiReply> new_campaign(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::NewCampaign>(request);
  if (!body) co_return body.error();

  const lobby::CampaignRequest wanted = {body->name(), body->system(),
                                         body->sample() ? lobby::Start::sample : lobby::Start::empty};
  co_return co_await call_lobby(
      context, [&] { return lobby::create_campaign(context.lobby, request.caller, wanted); },
      [](const lobby::CampaignCard& card) { return reply_with(to_message(card)); });
}

Task<ApiReply> rename_campaign(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  const auto body = read_body<wire::v1::RenameCampaign>(request);
  if (!body) co_return body.error();

  co_return co_await call_lobby(
      context, [&] { return lobby::rename_campaign(context.lobby, request.caller, about.campaign, body->name()); },
      [&](const std::string& name) {
        CoreTables& core_tables = context.core_tables_of(about.campaign);
        core_tables.core.post(
            [&core_tables, campaign = about.campaign, name] { core_tables.host->rename(campaign, name); });
        return ApiReply{};
      });
}

Task<ApiReply> move_campaign(ServerContext& context, const ApiRequest& request, CampaignRoute about,
                             lobby::CampaignMove move) {
  co_return co_await call_lobby(
      context, [&] { return lobby::move_campaign(context.lobby, request.caller, about.campaign, move); },
      [&] {
        if (std::string text = lobby::farewell(move); !text.empty()) {
          CoreTables& core_tables = context.core_tables_of(about.campaign);
          core_tables.core.post([&core_tables, campaign = about.campaign, text = std::move(text)] {
            core_tables.host->send_away(campaign, text);
          });
        }
        return ApiReply{};
      });
}

}  // namespace ft::net::api
