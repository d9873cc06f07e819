// Passwords: their bounds, a new one in place of the present one, and a forgotten one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/login.hpp"

namespace ft::lobby {

inline constexpr std::size_t shortest_password = 8;
inline constexpr std::size_t longest_password = 1024;

/// Refuses: bad_request (too short, too long).
[[nodiscard]] Answer<void> check_password(std::string_view password);

struct PasswordChange {
  std::string present;
  std::string wanted;
};

/// Before comparing the present password, which counts as a login does. Refuses: not_logged_in, bad_request, too_fast.
[[nodiscard]] Answer<LoginAttempt> begin_password_change(LobbyContext& lobby, const Caller& caller,
                                                         const PasswordChange& change);

/// After comparing and hashing. Ends every login of the account but the caller's. Gives the account's seats, whose
/// connections may be another login's.
[[nodiscard]] Answer<std::vector<persistence::Seat>> finish_password_change(LobbyContext& lobby, const Caller& caller,
                                                                            const LoginAttempt& attempt,
                                                                            const std::string& password_hash);

/// After a wrong present password. Any thread.
[[nodiscard]] Problem fail_password_change(const Caller& caller);

/// For the machine's administrator: a new password for the account of this name. Ends all its logins. Hashes, so it takes
/// 0.1 s. Refuses: bad_request (the password's length), not_found.
[[nodiscard]] Answer<void> reset_password(LobbyContext& lobby, std::string_view name, std::string_view password);

}  // namespace ft::lobby
