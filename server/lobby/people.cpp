#include "server/lobby/people.hpp"

#include <algorithm>

#include "server/auth/token.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;

Answer<IssuedInvite> issue(LobbyContext& lobby, persistence::NewInvite terms) {
  const std::string token = auth::new_token();
  terms.token = auth::hash_of_token(token);
  terms.created_at_s = lobby.now_s();
  auto made = lobby.store.seats().create_invite(terms);
  if (!made && made.error().error == StoreError::in_doubt) made = lobby.store.seats().find_invite(terms.token);
  if (!made) return store_unavailable(made.error());
  // In the fragment: browsers never send it, so no log and no proxy sees it.
  return IssuedInvite{*made, lobby.base_url + "/join#" + token};
}

Answer<persistence::Seat> seat_of_campaign(LobbyContext& lobby, persistence::CampaignId campaign,
                                           persistence::SeatId id) {
  auto seat = lobby.store.seats().find(id);
  if (!seat && seat.error().error != StoreError::not_found) return store_unavailable(seat.error());
  if (!seat || seat->campaign != campaign || seat->removed) return refuse(not_found, "Unknown player.");
  return *seat;
}

}  // namespace

Answer<People> list_people(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());

  auto seats = lobby.store.seats().list(campaign);
  if (!seats) return store_unavailable(seats.error());
  auto invites = lobby.store.seats().list_invites(campaign);
  if (!invites) return store_unavailable(invites.error());
  auto devices = lobby.store.seats().list_devices(campaign);
  if (!devices) return store_unavailable(devices.error());
  std::erase_if(*seats, [](const persistence::Seat& seat) { return seat.removed; });
  std::erase_if(*devices, [now_s = lobby.now_s()](const persistence::Device& device) {
    return now_s - device.used_at_s >= persistence::seat_token_lasts_s;
  });
  return People{std::move(*seats), std::move(*invites), std::move(*devices)};
}

Answer<IssuedInvite> invite(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                            const InviteOptions& terms) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  const auto lasts_s = terms.lasts_s == 0 ? usual_invite_s : terms.lasts_s;
  const auto uses = terms.uses == 0 ? usual_uses : terms.uses;
  if (lasts_s < shortest_invite_s || lasts_s > longest_invite_s) {
    return refuse(bad_request, "An invite must expire after 1 minute to 90 days.");
  }
  if (uses < 1 || uses > most_uses) return refuse(bad_request, "An invite allows 1 to 100 uses.");

  return issue(lobby, {.token = {},
                       .campaign = campaign,
                       .role = persistence::Role::player,
                       .expires_at_s = lobby.now_s() + lasts_s,
                       .uses_left = uses,
                       .created_at_s = 0});
}

Answer<void> revoke_invite(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                           persistence::InviteId id) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  const auto invites = lobby.store.seats().list_invites(campaign);
  if (!invites) return store_unavailable(invites.error());
  if (std::ranges::find(*invites, id, &persistence::Invite::id) == invites->end()) {
    return refuse(not_found, "Unknown invite.");
  }
  auto revoked = lobby.store.seats().revoke_invite(id);
  if (!revoked) return store_unavailable(revoked.error());
  return {};
}

Answer<IssuedInvite> create_seat_link(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                      persistence::SeatId id) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  const auto seat = seat_of_campaign(lobby, campaign, id);
  if (!seat) return std::unexpected(seat.error());
  if (seat->account) return refuse(conflict, seat->display_name + " has an account: log in with its password instead.");

  return issue(lobby, {.token = {},
                       .campaign = campaign,
                       .role = seat->role,
                       .seat = seat->id,
                       .expires_at_s = lobby.now_s() + usual_invite_s,
                       .uses_left = 1,
                       .created_at_s = 0});
}

Answer<void> remove_seat(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                         persistence::SeatId id) {
  const auto gm = require_gm(lobby, caller, campaign);
  if (!gm) return std::unexpected(gm.error());
  const auto seat = seat_of_campaign(lobby, campaign, id);
  if (!seat) return std::unexpected(seat.error());
  if (seat->id == gm->id) return refuse(conflict, "You cannot remove yourself: a campaign needs its GM.");

  auto removed = lobby.store.seats().remove(id);
  if (!removed) return store_unavailable(removed.error());
  return {};
}

Answer<void> end_devices(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                         persistence::SeatId id) {
  if (auto gm = require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  const auto seat = seat_of_campaign(lobby, campaign, id);
  if (!seat) return std::unexpected(seat.error());
  if (seat->account)
    return refuse(conflict, seat->display_name + " has an account: its devices are on the account's page.");

  auto ended = lobby.store.seats().revoke_tokens_of(id);
  if (!ended) return store_unavailable(ended.error());
  return {};
}

}  // namespace ft::lobby
