#include "server/lobby/caller.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

#include "server/auth/token.hpp"

namespace ft::lobby {
namespace {

using persistence::StoreError;
using persistence::UnixSeconds;

constexpr UnixSeconds uses_are_kept_every_s = 3600;

// So that reading writes rarely. Where it cannot be kept, the request goes on without.
template <class Keep>
void keep_use(UnixSeconds used_at_s, UnixSeconds now_s, Keep keep) {
  if (now_s - used_at_s < uses_are_kept_every_s) return;
  if (const auto kept = keep(); !kept) spdlog::warn("the use of a device is not kept: {}", kept.error().text);
}

bool is_over(StoreError error) { return error == StoreError::not_found || error == StoreError::expired; }

constexpr std::size_t most_seats_of_browser = 20;

// The seat that a token opens; null: it is removed, or an account's, which only a login opens.
const persistence::Seat* opened_by_token(LobbyContext& lobby, const persistence::SeatWithDevice& found) {
  if (found.seat.removed || found.seat.account) return nullptr;
  const UnixSeconds now_s = lobby.now_s();
  keep_use(found.device.used_at_s, now_s,
           [&] { return lobby.store.seats().record_token_use(found.device.token, now_s); });
  return &found.seat;
}

// The seat that this browser was given.
Answer<std::optional<persistence::Seat>> find_seat_of_cookie(LobbyContext& lobby, const Caller& caller,
                                                             persistence::CampaignId campaign) {
  const std::string_view token = auth::find_cookie(caller.cookies, auth::seat_cookie(campaign));
  if (token.empty()) return std::nullopt;
  const auto found = lobby.store.seats().find_by_token(auth::hash_of_token(token), lobby.now_s());
  if (!found && is_over(found.error().error)) return std::nullopt;
  if (!found) return store_unavailable(found.error());
  const persistence::Seat* seat = opened_by_token(lobby, *found);
  if (!seat || seat->campaign != campaign) return std::nullopt;
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

  persistence::Accounts& accounts = lobby.store.accounts();
  const auto hash = auth::hash_of_token(token);
  const UnixSeconds now_s = lobby.now_s();
  const auto found = accounts.find_login(hash, now_s);
  if (!found && is_over(found.error().error)) return std::nullopt;
  if (!found) return store_unavailable(found.error());
  keep_use(found->login.used_at_s, now_s, [&] { return accounts.record_login_use(hash, now_s); });
  return found->account;
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

Answer<void> check_in_play(LobbyContext& lobby, persistence::CampaignId id, persistence::Role role) {
  using enum Problem::Kind;
  const auto campaign = lobby.store.campaigns().find(id);
  if (!campaign) return store_unavailable(campaign.error());
  const bool gm = role == persistence::Role::gm;
  if (campaign->deleted_at_s > 0) {
    return refuse(gone, gm ? "You deleted this campaign. Restore it on the page of your campaigns, within 30 days."
                           : "The GM deleted this campaign. Ask them to restore it, within 30 days.");
  }
  if (campaign->archived) {
    return refuse(gone, gm ? "You archived this campaign. Bring it back on the page of your campaigns."
                           : "The GM archived this campaign. Ask them to bring it back.");
  }
  return {};
}

Answer<std::vector<persistence::Seat>> seats_of_cookies(LobbyContext& lobby, const Caller& caller) {
  const auto ids = campaigns_of_cookies(caller);
  std::vector<persistence::TokenHash> tokens;
  for (const persistence::CampaignId id : ids)
    tokens.push_back(auth::hash_of_token(auth::find_cookie(caller.cookies, auth::seat_cookie(id))));
  const auto found = lobby.store.seats().find_by_tokens(tokens, lobby.now_s());
  if (!found) return store_unavailable(found.error());
  std::vector<persistence::Seat> seats;
  for (const persistence::SeatWithDevice& one : *found)
    if (const persistence::Seat* seat = opened_by_token(lobby, one); seat && ids.contains(seat->campaign))
      seats.push_back(*seat);
  return seats;
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
  if (auto in_play = check_in_play(lobby, campaign, (*seat)->role); !in_play) return std::unexpected(in_play.error());
  return **seat;
}

Answer<persistence::Seat> require_gm(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign) {
  auto seat = require_seat(lobby, caller, campaign);
  if (seat && seat->role != persistence::Role::gm) {
    return refuse(Problem::Kind::forbidden, std::string(only_the_gm));
  }
  return seat;
}

}  // namespace ft::lobby
