#include "server/lobby/caller.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

#include "server/auth/token.hpp"

namespace ft::lobby {

using persistence::StoreError;

namespace {

constexpr std::size_t most_seats_of_browser = 20;

// The seat that this browser was given, not an account's.
Answer<std::optional<persistence::Seat>> find_seat_of_cookie(LobbyContext& lobby, const Caller& caller,
                                                             persistence::CampaignId campaign) {
  const std::string_view token = auth::find_cookie(caller.cookies, auth::seat_cookie(campaign));
  if (token.empty()) return std::nullopt;
  auto seat = lobby.store.seats().find_by_token(auth::hash_of_token(token));
  if (!seat && seat.error().error != StoreError::not_found) return store_unavailable(seat.error());
  if (!seat || seat->campaign != campaign || seat->removed) return std::nullopt;
  return *seat;
}

// The campaigns that the cookies name, newest first.
std::set<persistence::CampaignId, std::greater<>> campaigns_of_cookies(const Caller& caller) {
  constexpr std::string_view prefix = "ft_seat_";
  std::set<persistence::CampaignId, std::greater<>> ids;
  for (const auth::Cookie& cookie : caller.cookies) {
    persistence::CampaignId id = 0;
    const std::string_view digits = std::string_view(cookie.name).substr(std::min(prefix.size(), cookie.name.size()));
    if (!cookie.name.starts_with(prefix)) continue;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), id);
    if (read.ec == std::errc() && read.ptr == digits.data() + digits.size()) ids.insert(id);
  }
  if (ids.size() > most_seats_of_browser) ids.erase(std::next(ids.begin(), most_seats_of_browser), ids.end());
  return ids;
}

}  // namespace

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

Answer<std::vector<persistence::Seat>> seats_of_cookies(LobbyContext& lobby, const Caller& caller) {
  const auto ids = campaigns_of_cookies(caller);
  std::vector<persistence::TokenHash> tokens;
  for (const persistence::CampaignId id : ids)
    tokens.push_back(auth::hash_of_token(auth::find_cookie(caller.cookies, auth::seat_cookie(id))));
  auto seats = lobby.store.seats().find_by_tokens(tokens);
  if (!seats) return store_unavailable(seats.error());
  std::erase_if(*seats, [&](const persistence::Seat& seat) { return !ids.contains(seat.campaign); });
  return *std::move(seats);
}

Answer<bool> has_any_seat(LobbyContext& lobby, const Caller& caller) {
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (*account) return true;
  const auto seats = seats_of_cookies(lobby, caller);
  if (!seats) return std::unexpected(seats.error());
  return !seats->empty();
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
