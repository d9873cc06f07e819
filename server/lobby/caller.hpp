// Who asks: the account and the seats that a browser's cookies open.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/auth/cookies.hpp"
#include "server/lobby/lobby_context.hpp"
#include "server/lobby/problem.hpp"

namespace ft::lobby {

struct Caller {
  std::vector<auth::Cookie> cookies;
  std::string address;       // for the throttle
  std::string browser = {};  // its family, for lists of devices
};

/// The account logged in, or nothing.
[[nodiscard]] Answer<std::optional<persistence::Account>> account_of(LobbyContext& lobby, const Caller& caller);

/// As `account_of`. Refuses: not_logged_in.
[[nodiscard]] Answer<persistence::Account> require_account(LobbyContext& lobby, const Caller& caller);

/// Under which the store keeps the login of this browser, valid or not.
[[nodiscard]] persistence::TokenHash login_token_of(const Caller& caller);

/// The account's own seats: in each of its campaigns.
[[nodiscard]] Answer<std::vector<persistence::Seat>> seats_of_account(LobbyContext& lobby,
                                                                      persistence::AccountId account);

/// The caller's seat at a campaign: the account's, else the one this browser was given. Nothing: none, or removed.
[[nodiscard]] Answer<std::optional<persistence::Seat>> find_seat(LobbyContext& lobby, const Caller& caller,
                                                                 persistence::CampaignId campaign);

/// The seats that this browser was given, of at most its 20 newest campaigns, by id: one query.
[[nodiscard]] Answer<std::vector<persistence::Seat>> seats_of_cookies(LobbyContext& lobby, const Caller& caller);

/// Whether the caller has an account or a seat, wherever.
[[nodiscard]] Answer<bool> has_any_seat(LobbyContext& lobby, const Caller& caller);

inline constexpr std::string_view only_the_gm = "Only the GM of this campaign can do this.";

/// Refuses: gone (archived or deleted), in words for `role`.
[[nodiscard]] Answer<void> check_in_play(LobbyContext& lobby, persistence::CampaignId campaign, persistence::Role role);

/// As `find_seat`. Refuses: not_logged_in, gone (the campaign is archived or deleted).
[[nodiscard]] Answer<persistence::Seat> require_seat(LobbyContext& lobby, const Caller& caller,
                                                     persistence::CampaignId campaign);

/// Refuses: as `require_seat`, forbidden (a player).
[[nodiscard]] Answer<persistence::Seat> require_gm(LobbyContext& lobby, const Caller& caller,
                                                   persistence::CampaignId campaign);

}  // namespace ft::lobby
