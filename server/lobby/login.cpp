#include "server/lobby/login.hpp"

#include <spdlog/spdlog.h>

#include "server/auth/token.hpp"
#include "server/lobby/names.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;

Answer<void> ask_throttle(LobbyContext& lobby, const Caller& caller) {
  if (lobby.throttle.ask(caller.address, lobby.now_s()) == auth::Throttle::Verdict::may_try) return {};
  spdlog::warn("refused: too many failed attempts from {}", caller.address);
  return refuse(too_fast, "Too many failed attempts. Wait five minutes, then try again.");
}

Answer<void> check_password(std::string_view password) {
  if (password.size() < shortest_password) {
    return refuse(bad_request, "Password too short: use at least 8 characters.");
  }
  if (password.size() > longest_password) return refuse(bad_request, "Password too long: at most 1024 characters.");
  return {};
}

std::unexpected<Problem> spent_setup_link() {
  return refuse(gone,
                "Setup link already used, or from another server. Log in, or restart the server with an empty "
                "data folder.");
}

Answer<std::string> log_in(LobbyContext& lobby, persistence::AccountId account) {
  const std::string token = auth::new_token();
  const auto now_s = lobby.now_s();
  if (auto done = lobby.store.accounts().remove_expired_logins(now_s); !done) return store_unavailable(done.error());
  auto added = lobby.store.accounts().add_login(auth::hash_of_token(token), account, now_s + login_lasts_s);
  if (!added) return store_unavailable(added.error());
  return token;
}

}  // namespace

Answer<std::string> issue_setup_token(LobbyContext& lobby) {
  const auto count = lobby.store.accounts().count();
  if (!count) return store_unavailable(count.error());
  if (*count > 0) return "";

  const std::string token = auth::new_token();
  auto put = lobby.store.accounts().put_setup_token(auth::hash_of_token(token));
  if (!put) return store_unavailable(put.error());
  return token;
}

Answer<SetupRequest> check_setup(LobbyContext& lobby, const Caller& caller, SetupRequest request) {
  if (auto may = ask_throttle(lobby, caller); !may) return std::unexpected(may.error());
  auto name = normalize_name(request.name, display_name);
  if (!name) return std::unexpected(name.error());
  if (auto fine = check_password(request.password); !fine) return std::unexpected(fine.error());

  const auto known = lobby.store.accounts().find_setup_token(auth::hash_of_token(request.token));
  if (!known && known.error().error == StoreError::not_found) {
    lobby.throttle.record_failure(caller.address, lobby.now_s());
    spdlog::warn("refused: wrong or spent setup link from {}", caller.address);
    return spent_setup_link();
  }
  if (!known) return store_unavailable(known.error());
  request.name = *name;
  return request;
}

Answer<std::string> finish_setup(LobbyContext& lobby, const SetupRequest& request, const std::string& password_hash) {
  const auto account = lobby.store.accounts().create_with_setup_token(auth::hash_of_token(request.token),
                                                                      {request.name, password_hash, lobby.now_s()});
  if (!account && account.error().error == StoreError::not_found) return spent_setup_link();
  if (!account && account.error().error == StoreError::already_exists) {
    return refuse(conflict, "Name already taken: choose another.");
  }
  if (!account) return store_unavailable(account.error());
  return log_in(lobby, account->id);
}

Answer<std::string> begin_login(LobbyContext& lobby, const Caller& caller, std::string_view name,
                                std::string_view password) {
  if (auto may = ask_throttle(lobby, caller); !may) return std::unexpected(may.error());
  if (password.size() > longest_password) return refuse(bad_request, "Password too long: at most 1024 characters.");
  const auto tidy = normalize_name(name, display_name);
  if (!tidy) return std::unexpected(tidy.error());

  const auto account = lobby.store.accounts().find_by_name(*tidy);
  if (!account && account.error().error != StoreError::not_found) return store_unavailable(account.error());
  lobby.throttle.record_failure(caller.address, lobby.now_s());
  return account ? account->password_hash : "";
}

Answer<std::string> finish_login(LobbyContext& lobby, const Caller& caller, std::string_view name) {
  lobby.throttle.refund_attempt(caller.address);
  const auto tidy = normalize_name(name, display_name);
  if (!tidy) return std::unexpected(tidy.error());
  const auto account = lobby.store.accounts().find_by_name(*tidy);
  if (!account) return store_unavailable(account.error());
  return log_in(lobby, account->id);
}

Problem fail_login(const Caller& caller) {
  spdlog::warn("refused: wrong name or password from {}", caller.address);
  return {not_logged_in, "Wrong name or password."};
}

Answer<std::vector<persistence::Seat>> log_out(LobbyContext& lobby, const Caller& caller) {
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  std::vector<persistence::Seat> seats;
  if (!*account) return seats;
  const auto owned = lobby.store.campaigns().list_owned_by((*account)->id);
  if (!owned) return store_unavailable(owned.error());
  for (const persistence::Campaign& campaign : *owned)
    if (auto seat = lobby.store.seats().find_of_account(campaign.id, (*account)->id)) seats.push_back(*std::move(seat));

  const std::string_view token = auth::find_cookie(caller.cookies, auth::account_cookie);
  auto removed = lobby.store.accounts().remove_login(auth::hash_of_token(token));
  if (!removed) return store_unavailable(removed.error());
  return seats;
}

}  // namespace ft::lobby
