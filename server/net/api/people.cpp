#include "server/lobby/people.hpp"

#include <algorithm>

#include "protocol/wire/v1/lobby.pb.h"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {
namespace {

wire::v1::InviteEntry to_message(const persistence::Invite& invite) {
  wire::v1::InviteEntry entry;
  entry.set_id(static_cast<std::uint64_t>(invite.id));
  entry.set_expires_at_s(invite.expires_at_s);
  entry.set_uses_left(static_cast<std::uint32_t>(invite.uses_left));
  entry.set_revoked(invite.revoked);
  entry.set_seat(static_cast<std::uint32_t>(invite.seat.value_or(0)));
  return entry;
}

wire::v1::Device to_message(const persistence::Device& device) {
  wire::v1::Device message;
  message.set_browser(device.browser);
  message.set_since_s(device.created_at_s);
  message.set_used_at_s(device.used_at_s);
  return message;
}

ApiReply reply_empty() { return {}; }

}  // namespace

Task<ApiReply> people(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  const auto here = co_await on_core(context.core_tables_of(about.campaign).core, [&] {
    return context.core_tables_of(about.campaign).host->connected_seats(about.campaign);
  });
  co_return co_await call_lobby(
      context, [&] { return lobby::list_people(context.lobby, request.caller, about.campaign); },
      [&](const lobby::People& people) {
        wire::v1::People message;
        for (const persistence::Seat& seat : people.seats) {
          wire::v1::SeatEntry& entry = *message.add_seats();
          entry.set_seat(static_cast<std::uint32_t>(seat.id));
          entry.set_name(seat.display_name);
          entry.set_gm(seat.role == persistence::Role::gm);
          for (const persistence::Device& device : people.devices)
            if (device.seat == seat.id && !seat.account) *entry.add_devices() = to_message(device);
          entry.set_online(here && std::ranges::count(*here, rules::SeatId{static_cast<std::uint64_t>(seat.id)}) > 0);
        }
        for (const persistence::Invite& invite : people.invites) *message.add_invites() = to_message(invite);
        return reply_with(message);
      });
}

Task<ApiReply> new_invite(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  const auto body = read_body<wire::v1::NewInvite>(request);
  if (!body) co_return body.error();

  const lobby::InviteOptions terms = {body->lasts_s(), body->uses()};
  co_return co_await call_lobby(
      context, [&] { return lobby::invite(context.lobby, request.caller, about.campaign, terms); },
      [](const lobby::IssuedInvite& issued) {
        wire::v1::InviteEntry entry = to_message(issued.invite);
        entry.set_link(issued.link);
        return reply_with(entry);
      });
}

Task<ApiReply> revoke_invite(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  co_return co_await call_lobby(
      context, [&] { return lobby::revoke_invite(context.lobby, request.caller, about.campaign, about.id); },
      reply_empty);
}

Task<ApiReply> seat_link(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  co_return co_await call_lobby(
      context, [&] { return lobby::create_seat_link(context.lobby, request.caller, about.campaign, about.id); },
      [](const lobby::IssuedInvite& issued) {
        wire::v1::SeatLink message;
        message.set_link(issued.link);
        return reply_with(message);
      });
}

Task<ApiReply> remove_seat(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  co_return co_await call_lobby(
      context, [&] { return lobby::remove_seat(context.lobby, request.caller, about.campaign, about.id); },
      [&] {
        CoreTables& core_tables = context.core_tables_of(about.campaign);
        core_tables.core.post([&core_tables, about] {
          core_tables.host->remove_seat(about.campaign, rules::SeatId{static_cast<std::uint64_t>(about.id)});
        });
        return reply_empty();
      });
}

Task<ApiReply> end_devices(ServerContext& context, const ApiRequest& request, CampaignRoute about) {
  co_return co_await call_lobby(
      context, [&] { return lobby::end_devices(context.lobby, request.caller, about.campaign, about.id); },
      [&] {
        let_come_again(context, about.campaign, about.id);
        return reply_empty();
      });
}

Task<ApiReply> preview_invite(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::PreviewInvite>(request);
  if (!body) co_return body.error();

  co_return co_await call_lobby(
      context, [&] { return lobby::preview_invite(context.lobby, request.caller, body->token()); },
      [](const lobby::InviteCard& card) {
        wire::v1::InviteCard message;
        message.set_campaign(card.campaign);
        message.set_system_title(card.system_title);
        message.set_gm(card.gm);
        message.set_seat_link(card.opens_a_seat);
        message.set_seat_name(card.seat_name);
        return reply_with(message);
      });
}

Task<ApiReply> join(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::Join>(request);
  if (!body) co_return body.error();

  const lobby::JoinRequest wanted = {body->token(), body->display_name()};
  co_return co_await call_lobby(
      context, [&] { return lobby::join(context.lobby, request.caller, wanted); },
      [&](const lobby::Joined& joined) {
        wire::v1::Joined message;
        message.set_campaign(static_cast<std::uint64_t>(joined.seat.campaign));
        message.set_seat(static_cast<std::uint32_t>(joined.seat.id));
        ApiReply reply = reply_with(message);
        add_cookie(context, request.caller,
                   {auth::seat_cookie(joined.seat.campaign), joined.seat_token, lobby::seat_cookie_lasts_s}, reply);
        return reply;
      });
}

}  // namespace ft::net::api
