// More GM accounts: one-time links that the first account makes, and what opening one does.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/login.hpp"

namespace ft::lobby {

inline constexpr persistence::UnixSeconds account_link_lasts_s = 7 * 86'400;
inline constexpr std::size_t most_account_links = 20;

/// What the first account sees of this; others: nothing.
struct AccountLinks {
  bool may_invite = false;
  std::vector<persistence::AccountLink> links;  // unused and not expired, oldest first
};

/// Refuses: not_logged_in.
[[nodiscard]] Answer<AccountLinks> list_account_links(LobbyContext& lobby, const Caller& caller);

/// A link and its address, which holds its token; the token is kept nowhere.
struct IssuedAccountLink {
  persistence::AccountLink link;
  std::string address;
};

/// Refuses: not_logged_in, forbidden (not the first account), conflict (20 are open).
[[nodiscard]] Answer<IssuedAccountLink> create_account_link(LobbyContext& lobby, const Caller& caller);

/// Refuses: not_logged_in, forbidden. One that is not there is no failure.
[[nodiscard]] Answer<void> revoke_account_link(LobbyContext& lobby, const Caller& caller,
                                               persistence::AccountLinkId link);

/// Whose link it is. Spends nothing. Refuses: gone (wrong, used, taken back or expired), too_fast.
[[nodiscard]] Answer<std::string> preview_account_link(LobbyContext& lobby, const Caller& caller,
                                                       std::string_view token);

/// Before hashing: tidies the name. Refuses as `preview_account_link`, and: bad_request, too_fast (five accounts an hour and
/// network).
[[nodiscard]] Answer<SetupRequest> check_sign_up(LobbyContext& lobby, const Caller& caller, SetupRequest request);

/// After hashing: spends the link, makes the account and logs it in. Returns the login's token for the cookie.
[[nodiscard]] Answer<std::string> finish_sign_up(LobbyContext& lobby, const Caller& caller, const SetupRequest& request,
                                                 const std::string& password_hash);

}  // namespace ft::lobby
