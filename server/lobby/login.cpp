#include "server/lobby/login.hpp"

#include <spdlog/spdlog.h>

#include "persistence/fold_name.hpp"
#include "server/auth/network.hpp"
#include "server/auth/token.hpp"
#include "server/lobby/account_logins.hpp"
#include "server/lobby/names.hpp"
#include "server/lobby/password.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;

std::unexpected<Problem> too_many_attempts(const Caller& caller) {
  spdlog::warn("refused: too many failed attempts from {}", caller.address);
  return refuse(too_fast, "Too many failed attempts. Wait some minutes, then try again.");
}

std::unexpected<Problem> spent_setup_link() {
  return refuse(gone,
                "Setup link already used, or from another server. Log in, or restart the server with an empty "
                "data folder.");
}

}  // namespace

Answer<std::string> start_login(LobbyContext& lobby, const Caller& caller, persistence::AccountId account) {
  if (auto room = make_room_for_login(lobby, account); !room) return std::unexpected(room.error());
  const std::string token = auth::new_token();
  const auto now_s = lobby.now_s();
  auto added = lobby.store.accounts().add_login(
      {auth::hash_of_token(token), account, now_s + login_lasts_s, now_s, caller.browser});
  if (!added) return store_unavailable(added.error());
  return token;
}

std::unexpected<Problem> name_taken() { return refuse(conflict, "Name already taken: choose another."); }

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
  const std::string network = auth::network_of(caller.address);
  if (lobby.links.ask(network, lobby.steady_s()) == auth::Throttle::Verdict::wait) return too_many_attempts(caller);
  auto name = normalize_name(request.name, display_name);
  if (!name) return std::unexpected(name.error());
  if (auto fine = check_password(request.password); !fine) return std::unexpected(fine.error());

  const auto known = lobby.store.accounts().find_setup_token(auth::hash_of_token(request.token));
  if (!known && known.error().error == StoreError::not_found) {
    lobby.links.record_failure(network, lobby.steady_s());
    spdlog::warn("refused: wrong or spent setup link from {}", caller.address);
    return spent_setup_link();
  }
  if (!known) return store_unavailable(known.error());
  request.name = *name;
  return request;
}

Answer<std::string> finish_setup(LobbyContext& lobby, const Caller& caller, const SetupRequest& request,
                                 const std::string& password_hash) {
  const auto account = lobby.store.accounts().create_with_setup_token(auth::hash_of_token(request.token),
                                                                      {request.name, password_hash, lobby.now_s()});
  if (!account && account.error().error == StoreError::not_found) return spent_setup_link();
  if (!account && account.error().error == StoreError::already_exists) return name_taken();
  if (!account) return store_unavailable(account.error());
  return start_login(lobby, caller, account->id);
}

Answer<LoginAttempt> begin_login(LobbyContext& lobby, const Caller& caller, std::string_view name,
                                 std::string_view password) {
  if (password.size() > longest_password) return refuse(bad_request, "Password too long: at most 1024 characters.");
  auto tidy = normalize_name(name, display_name);
  if (!tidy) return std::unexpected(tidy.error());
  auto folded = persistence::fold_name(*tidy);
  if (!folded) return store_unavailable(folded.error());

  LoginAttempt attempt{*std::move(tidy), *std::move(folded), ""};
  const auth::LoginGuard::Attempt counted = {caller.address, attempt.folded_name};
  if (lobby.logins.ask(counted, lobby.steady_s()) == auth::Throttle::Verdict::wait) return too_many_attempts(caller);
  const auto account = lobby.store.accounts().find_by_name(attempt.name);
  if (!account && account.error().error != StoreError::not_found) return store_unavailable(account.error());
  lobby.logins.begin(counted, lobby.steady_s());
  if (account) attempt.stored_hash = account->password_hash;
  return attempt;
}

void abandon_login(LobbyContext& lobby, const Caller& caller, const LoginAttempt& attempt) {
  lobby.logins.refund({caller.address, attempt.folded_name});
}

Answer<std::string> finish_login(LobbyContext& lobby, const Caller& caller, const LoginAttempt& attempt) {
  lobby.logins.succeed({caller.address, attempt.folded_name});
  const auto account = lobby.store.accounts().find_by_name(attempt.name);
  if (!account) return store_unavailable(account.error());
  return start_login(lobby, caller, account->id);
}

Problem fail_login(const Caller& caller) {
  spdlog::warn("refused: wrong name or password from {}", caller.address);
  return {not_logged_in, "Wrong name or password."};
}

Answer<std::vector<persistence::Seat>> log_out(LobbyContext& lobby, const Caller& caller) {
  const auto account = account_of(lobby, caller);
  if (!account) return std::unexpected(account.error());
  if (!*account) return std::vector<persistence::Seat>();
  auto seats = seats_of_account(lobby, (*account)->id);
  if (!seats) return seats;
  auto removed = lobby.store.accounts().remove_login(login_token_of(caller));
  if (!removed) return store_unavailable(removed.error());
  return seats;
}

}  // namespace ft::lobby
