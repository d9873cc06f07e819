#include "server/lobby/caller.hpp"

#include "server/auth/token.hpp"

namespace ft::lobby {

using persistence::StoreError;

Answer<std::optional<persistence::Account>> account_of(LobbyContext& lobby, const Caller& caller) {
  const std::string_view token = auth::find_cookie(caller.cookies, auth::account_cookie);
  if (token.empty()) return std::nullopt;

  auto account = lobby.store.accounts().find_login(auth::hash_of_token(token), lobby.now_s());
  if (account) return *account;
  if (account.error().error == StoreError::not_found || account.error().error == StoreError::expired) {
    return std::nullopt;
  }
  return store_unavailable(account.error());
}

Answer<persistence::Account> require_account(LobbyContext& lobby, const Caller& caller) {
  auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (!*account) return refuse(Problem::Kind::not_logged_in, "Not logged in. Log in, then try again.");
  return **account;
}

persistence::TokenHash login_token_of(const Caller& caller) {
  return auth::hash_of_token(auth::find_cookie(caller.cookies, auth::account_cookie));
}

Answer<std::vector<persistence::Seat>> seats_of_account(LobbyContext& lobby, persistence::AccountId account) {
  const auto owned = lobby.store.campaigns().list_owned_by(account);
  if (!owned) return store_unavailable(owned.error());
  std::vector<persistence::Seat> seats;
  for (const persistence::Campaign& campaign : *owned) {
    auto seat = lobby.store.seats().find_of_account(campaign.id, account);
    if (!seat && seat.error().error != StoreError::not_found) return store_unavailable(seat.error());
    if (seat) seats.push_back(*std::move(seat));
  }
  return seats;
}

Answer<std::optional<persistence::Seat>> find_seat_of_cookie(LobbyContext& lobby, const Caller& caller,
                                                             persistence::CampaignId campaign) {
  const std::string_view token = auth::find_cookie(caller.cookies, auth::seat_cookie(campaign));
  if (token.empty()) return std::nullopt;
  auto seat = lobby.store.seats().find_by_token(auth::hash_of_token(token));
  if (!seat && seat.error().error != StoreError::not_found) return store_unavailable(seat.error());
  if (!seat || seat->campaign != campaign || seat->removed || seat->account) return std::nullopt;
  return *seat;
}

Answer<std::optional<persistence::Seat>> find_seat(LobbyContext& lobby, const Caller& caller,
                                                   persistence::CampaignId campaign) {
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (*account) {
    auto seat = lobby.store.seats().find_of_account(campaign, (*account)->id);
    if (seat) return *seat;
    if (seat.error().error != StoreError::not_found) return store_unavailable(seat.error());
  }
  return find_seat_of_cookie(lobby, caller, campaign);
}

Answer<persistence::Seat> require_seat(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign) {
  auto seat = find_seat(lobby, caller, campaign);
  if (!seat) return std::unexpected(seat.error());
  if (!*seat) {
    return refuse(Problem::Kind::not_logged_in, "You are not in this game. Ask its GM for an invite link.");
  }
  return **seat;
}

Answer<persistence::Seat> require_gm(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign) {
  auto seat = require_seat(lobby, caller, campaign);
  if (seat && seat->role != persistence::Role::gm) {
    return refuse(Problem::Kind::forbidden, "Only the GM of this campaign can do this.");
  }
  return seat;
}

}  // namespace ft::lobby
