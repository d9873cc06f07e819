// Setting up the first account, logging in and out. The slow part, hashing, lies between the two halves of each.
#pragma once

#include <string>
#include <string_view>

#include "server/lobby/caller.hpp"

namespace ft::lobby {

inline constexpr persistence::UnixSeconds login_lasts_s = 30 * 86'400;

/// Logs the account in on the caller's browser. Returns the login's token for the cookie.
[[nodiscard]] Answer<std::string> start_login(LobbyContext& lobby, const Caller& caller,
                                              persistence::AccountId account);

/// The refusal of an account's name that another has.
[[nodiscard]] std::unexpected<Problem> name_taken();

/// Makes the one-time setup token where there is no account yet, and returns it once. Empty: already set up.
[[nodiscard]] Answer<std::string> issue_setup_token(LobbyContext& lobby);

struct SetupRequest {
  std::string token;
  std::string name;
  std::string password;
};

/// Before hashing: tidies the name. Refuses: bad_request, gone (a wrong or spent token), too_fast.
[[nodiscard]] Answer<SetupRequest> check_setup(LobbyContext& lobby, const Caller& caller, SetupRequest request);

/// After hashing: spends the token, makes the account and logs it in. Returns the login's token for the cookie.
[[nodiscard]] Answer<std::string> finish_setup(LobbyContext& lobby, const Caller& caller, const SetupRequest& request,
                                               const std::string& password_hash);

/// A login whose password is being compared. It counts as failed until it is finished or abandoned.
struct LoginAttempt {
  std::string name;         // as the account's, or as given where there is none
  std::string folded_name;  // what guesses are counted by
  std::string stored_hash;  // empty: no such account
};

/// Before comparing. Refuses: too_fast, bad_request.
[[nodiscard]] Answer<LoginAttempt> begin_login(LobbyContext& lobby, const Caller& caller, std::string_view name,
                                               std::string_view password);

/// The password was never compared. Any thread.
void abandon_login(LobbyContext& lobby, const Caller& caller, const LoginAttempt& attempt);

/// After a right password. Returns the login's token for the cookie.
[[nodiscard]] Answer<std::string> finish_login(LobbyContext& lobby, const Caller& caller, const LoginAttempt& attempt);

/// After a wrong password: reveals only that it was wrong. Any thread.
[[nodiscard]] Problem fail_login(const Caller& caller);

/// Forgets the login of this browser. Gives the seats that it opened: they stay, but this browser sits in them no more.
[[nodiscard]] Answer<std::vector<persistence::Seat>> log_out(LobbyContext& lobby, const Caller& caller);

}  // namespace ft::lobby
