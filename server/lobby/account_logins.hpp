// The logins of the caller's own account: listed, ended one by one or all others at once.
#pragma once

#include <vector>

#include "server/lobby/caller.hpp"

namespace ft::lobby {

/// The logins of an account at once; past it the one used longest ago ends.
inline constexpr std::size_t most_logins = 50;

/// A login as the account's page shows it.
struct LoginEntry {
  persistence::Login login;
  bool of_caller;
};

/// Without expired ones, oldest first. Refuses: not_logged_in.
[[nodiscard]] Answer<std::vector<LoginEntry>> list_logins(LobbyContext& lobby, const Caller& caller);

/// Gives the account's seats, whose connections may be of that login. Refuses: not_logged_in, not_found, conflict (the caller's).
[[nodiscard]] Answer<std::vector<persistence::Seat>> end_login(LobbyContext& lobby, const Caller& caller,
                                                               persistence::LoginId login);

/// As `end_login`, for all but the caller's.
[[nodiscard]] Answer<std::vector<persistence::Seat>> end_other_logins(LobbyContext& lobby, const Caller& caller);

/// Makes room for one more login of the account: forgets expired ones, and ends the one used longest ago.
[[nodiscard]] Answer<void> make_room_for_login(LobbyContext& lobby, persistence::AccountId account);

}  // namespace ft::lobby
