// The guest's half of people.hpp: looking at a link, and pressing its button.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "persistence/fold_name.hpp"
#include "server/auth/network.hpp"
#include "server/auth/token.hpp"
#include "server/lobby/names.hpp"
#include "server/lobby/people.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;

std::unexpected<Problem> over(StoreError why) {
  switch (why) {
    case StoreError::expired: return refuse(gone, "This link has expired. Ask the GM for a new one.");
    case StoreError::used_up: return refuse(gone, "This link was already used. Ask the GM for a new one.");
    case StoreError::revoked: return refuse(gone, "This link was revoked. Ask the GM for a new one.");
    default: return refuse(not_found, "Invalid link. Copy the whole link or ask for a new one.");
  }
}

Answer<persistence::Invite> find_open_invite(LobbyContext& lobby, const Caller& caller, std::string_view token) {
  const auto now_s = lobby.now_s();
  const std::string network = auth::network_of(caller.address);
  if (lobby.links.ask(network, lobby.steady_s()) == auth::Throttle::Verdict::wait) {
    return refuse(too_fast, "Too many failed attempts. Wait five minutes, then try again.");
  }
  auto invite = lobby.store.seats().find_invite(auth::hash_of_token(token));
  if (!invite && invite.error().error == StoreError::not_found) {
    lobby.links.record_failure(network, lobby.steady_s());
    spdlog::warn("refused: unknown invite link from {}", caller.address);
    return over(StoreError::not_found);
  }
  if (!invite) return store_unavailable(invite.error());
  if (invite->revoked) return over(StoreError::revoked);
  if (now_s >= invite->expires_at_s) return over(StoreError::expired);
  if (invite->uses_left < 1) return over(StoreError::used_up);
  if (auto in_play = check_in_play(lobby, invite->campaign, persistence::Role::player); !in_play) {
    return std::unexpected(in_play.error());
  }
  if (!invite->seat) return *invite;
  const auto seat = lobby.store.seats().find(*invite->seat);
  if (!seat) return store_unavailable(seat.error());
  if (seat->account) return over(StoreError::revoked);  // made before links to seats of accounts were refused
  return *invite;
}

// A whisper finds its reader by name: two people of one name, or one called as the GM is, would read each other's.
Answer<void> check_free(LobbyContext& lobby, persistence::CampaignId campaign, const std::string& name) {
  const auto folded = persistence::fold_name(name);
  if (!folded) return store_unavailable(folded.error());
  if (*folded == "gm") return refuse(conflict, "\"gm\" is reserved: choose another name.");

  const auto seats = lobby.store.seats().list(campaign);
  if (!seats) return store_unavailable(seats.error());
  const bool taken = std::ranges::any_of(*seats, [&](const persistence::Seat& seat) {
    return !seat.removed && persistence::fold_name(seat.display_name).value_or("") == *folded;
  });
  if (taken) return refuse(conflict, "The name " + name + " is already taken: choose another.");
  return {};
}

}  // namespace

Answer<InviteCard> preview_invite(LobbyContext& lobby, const Caller& caller, std::string_view token) {
  const auto invite = find_open_invite(lobby, caller, token);
  if (!invite) return std::unexpected(invite.error());
  const auto campaign = lobby.store.campaigns().find(invite->campaign);
  if (!campaign) return store_unavailable(campaign.error());
  const auto owner = lobby.store.accounts().find(campaign->owner);
  if (!owner) return store_unavailable(owner.error());

  InviteCard card{campaign->name, campaign->system, owner->name, invite->seat.has_value(), ""};
  const auto system = std::ranges::find(lobby.systems, campaign->system, &SystemCard::id);
  if (system != lobby.systems.end()) card.system_title = system->title;
  if (invite->seat) {
    const auto seat = lobby.store.seats().find(*invite->seat);
    if (!seat) return store_unavailable(seat.error());
    card.seat_name = seat->display_name;
  }
  return card;
}

Answer<Joined> join(LobbyContext& lobby, const Caller& caller, const JoinRequest& request) {
  const auto invite = find_open_invite(lobby, caller, request.token);
  if (!invite) return std::unexpected(invite.error());

  const auto seated = find_seat(lobby, caller, invite->campaign);
  if (!seated) return std::unexpected(seated.error());
  if (invite->seat && *seated && (*seated)->id != *invite->seat) {
    return refuse(conflict, "This browser already joined this game as " + (*seated)->display_name +
                                ". Open the link on the device it is for.");
  }

  std::string name;
  if (!invite->seat) {
    const auto tidy = normalize_name(request.display_name, display_name);
    if (!tidy) return std::unexpected(tidy.error());
    name = *tidy;
    if (*seated) {
      return refuse(conflict, "This browser already joined this game as " + (*seated)->display_name +
                                  ". For a second player, use another browser or a private window.");
    }
    if (auto fine = check_free(lobby, invite->campaign, name); !fine) return std::unexpected(fine.error());
  }

  const std::string seat_token = auth::new_token();
  const auto now_s = lobby.now_s();
  if (auto done = lobby.store.seats().remove_expired_tokens(now_s); !done) return store_unavailable(done.error());
  auto seat =
      lobby.store.seats().redeem_invite({invite->token, auth::hash_of_token(seat_token), name, now_s, caller.browser});
  if (seat) return Joined{*seat, seat_token};
  if (seat.error().error == StoreError::in_doubt) {
    const auto device = lobby.store.seats().find_by_token(auth::hash_of_token(seat_token), now_s);
    if (device) return Joined{device->seat, seat_token};
  }
  switch (seat.error().error) {
    case StoreError::expired:
    case StoreError::used_up:
    case StoreError::revoked:
    case StoreError::not_found: return over(seat.error().error);
    default: return store_unavailable(seat.error());
  }
}

}  // namespace ft::lobby
