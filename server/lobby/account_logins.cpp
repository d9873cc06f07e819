#include "server/lobby/account_logins.hpp"

#include <algorithm>

namespace ft::lobby {

using enum Problem::Kind;
using persistence::Login;

Answer<std::vector<LoginEntry>> list_logins(LobbyContext& lobby, const Caller& caller) {
  const auto account = require_account(lobby, caller);
  if (!account) return std::unexpected(account.error());
  const auto logins = lobby.store.accounts().list_logins(account->id);
  if (!logins) return store_unavailable(logins.error());
  const persistence::TokenHash own = login_token_of(caller);
  std::vector<LoginEntry> entries;
  for (const Login& login : *logins)
    if (login.expires_at_s > lobby.now_s()) entries.push_back({login, login.token == own});
  return entries;
}

Answer<std::vector<persistence::Seat>> end_login(LobbyContext& lobby, const Caller& caller, persistence::LoginId id) {
  const auto entries = list_logins(lobby, caller);
  if (!entries) return std::unexpected(entries.error());
  const auto entry = std::ranges::find_if(*entries, [&](const LoginEntry& one) { return one.login.id == id; });
  if (entry == entries->end()) return refuse(not_found, "This device is already logged out.");
  if (entry->of_caller) return refuse(conflict, "This is the device you use now: log out instead.");
  if (auto ended = lobby.store.accounts().remove_login(entry->login.token); !ended)
    return store_unavailable(ended.error());
  return seats_of_account(lobby, entry->login.account);
}

Answer<std::vector<persistence::Seat>> end_other_logins(LobbyContext& lobby, const Caller& caller) {
  const auto account = require_account(lobby, caller);
  if (!account) return std::unexpected(account.error());
  auto ended = lobby.store.accounts().remove_other_logins(account->id, login_token_of(caller));
  if (!ended) return store_unavailable(ended.error());
  return seats_of_account(lobby, account->id);
}

Answer<void> make_room_for_login(LobbyContext& lobby, persistence::AccountId account) {
  persistence::Accounts& accounts = lobby.store.accounts();
  if (auto done = accounts.remove_expired_logins(lobby.now_s()); !done) return store_unavailable(done.error());
  const auto logins = accounts.list_logins(account);
  if (!logins) return store_unavailable(logins.error());
  if (logins->size() < most_logins) return {};
  const auto oldest = std::ranges::min_element(*logins, {}, &Login::used_at_s);
  if (auto ended = accounts.remove_login(oldest->token); !ended) return store_unavailable(ended.error());
  return {};
}

}  // namespace ft::lobby
