#include "server/lobby/password.hpp"

#include <spdlog/spdlog.h>

#include "server/auth/password.hpp"
#include "server/lobby/names.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;

}  // namespace

Answer<void> check_password(std::string_view password) {
  if (password.size() < shortest_password) {
    return refuse(bad_request, "Password too short: use at least 8 characters.");
  }
  if (password.size() > longest_password) return refuse(bad_request, "Password too long: at most 1024 characters.");
  return {};
}

Answer<LoginAttempt> begin_password_change(LobbyContext& lobby, const Caller& caller, const PasswordChange& change) {
  const auto account = require_account(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (auto fine = check_password(change.wanted); !fine) return std::unexpected(fine.error());
  return begin_login(lobby, caller, account->name, change.present);
}

Answer<std::vector<persistence::Seat>> finish_password_change(LobbyContext& lobby, const Caller& caller,
                                                              const LoginAttempt& attempt,
                                                              const std::string& password_hash) {
  lobby.logins.succeed({caller.address, attempt.folded_name});
  const auto account = require_account(lobby, caller);  // it may have ended while the password was compared
  if (!account) return std::unexpected(account.error());
  auto set = lobby.store.accounts().set_password_hash(account->id, password_hash, login_token_of(caller));
  if (!set) return store_unavailable(set.error());
  return seats_of_account(lobby, account->id);
}

Problem fail_password_change(const Caller& caller) {
  spdlog::warn("refused: wrong present password from {}", caller.address);
  return {forbidden, "The present password is wrong."};
}

Answer<void> reset_password(LobbyContext& lobby, std::string_view name, std::string_view password) {
  if (auto fine = check_password(password); !fine) return std::unexpected(fine.error());
  const auto tidy = normalize_name(name, display_name);
  if (!tidy) return std::unexpected(tidy.error());
  const auto account = lobby.store.accounts().find_by_name(*tidy);
  if (!account && account.error().error == StoreError::not_found) {
    return refuse(not_found, "There is no account named " + *tidy + ".");
  }
  if (!account) return store_unavailable(account.error());
  const auto hash = auth::hash_password(password);
  if (!hash) return refuse(unavailable, "There is no memory to hash the password.");
  if (auto set = lobby.store.accounts().set_password_hash(account->id, *hash, std::nullopt); !set)
    return store_unavailable(set.error());
  return {};
}

}  // namespace ft::lobby
