// The newcomer's half of account_links.hpp: opening a link, and the account it makes.
#include <spdlog/spdlog.h>

#include "server/auth/network.hpp"
#include "server/auth/token.hpp"
#include "server/lobby/account_links.hpp"
#include "server/lobby/names.hpp"
#include "server/lobby/password.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::StoreError;
using Verdict = auth::Throttle::Verdict;

std::unexpected<Problem> spent() {
  return refuse(gone, "This link was already used, revoked, or has expired. Ask for a new one.");
}

Answer<persistence::AccountLink> find_open(LobbyContext& lobby, const Caller& caller, std::string_view token) {
  const std::string network = auth::network_of(caller.address);
  const auto now_s = lobby.now_s();
  if (lobby.links.ask(network, lobby.steady_s()) == Verdict::wait) {
    return refuse(too_fast, "Too many wrong links. Wait five minutes, then try again.");
  }
  const auto link = lobby.store.account_links().find(auth::hash_of_token(token));
  if (!link && link.error().error == StoreError::not_found) {
    lobby.links.record_failure(network, lobby.steady_s());
    spdlog::warn("refused: wrong or spent account link from {}", caller.address);
    return spent();
  }
  if (!link) return store_unavailable(link.error());
  if (link->expires_at_s <= now_s) return spent();
  return *link;
}

}  // namespace

Answer<std::string> preview_account_link(LobbyContext& lobby, const Caller& caller, std::string_view token) {
  const auto link = find_open(lobby, caller, token);
  if (!link) return std::unexpected(link.error());
  const auto made_by = lobby.store.accounts().find(link->made_by);
  if (!made_by) return store_unavailable(made_by.error());
  return made_by->name;
}

Answer<SetupRequest> check_sign_up(LobbyContext& lobby, const Caller& caller, SetupRequest request) {
  if (auto link = find_open(lobby, caller, request.token); !link) return std::unexpected(link.error());
  if (lobby.sign_ups.ask(auth::network_of(caller.address), lobby.steady_s()) == Verdict::wait) {
    return refuse(too_fast, "Five accounts were made from your network. Try again in an hour.");
  }
  auto name = normalize_name(request.name, display_name);
  if (!name) return std::unexpected(name.error());
  if (auto fine = check_password(request.password); !fine) return std::unexpected(fine.error());
  request.name = *std::move(name);
  return request;
}

Answer<std::string> finish_sign_up(LobbyContext& lobby, const Caller& caller, const SetupRequest& request,
                                   const std::string& password_hash) {
  const auto now_s = lobby.now_s();
  const auto account = lobby.store.account_links().redeem(auth::hash_of_token(request.token),
                                                          {request.name, password_hash, now_s}, now_s);
  if (account) {
    lobby.sign_ups.record_failure(auth::network_of(caller.address), lobby.steady_s());
    return start_login(lobby, caller, account->id);
  }
  switch (account.error().error) {
    case StoreError::not_found:
    case StoreError::expired: return spent();
    case StoreError::already_exists: return name_taken();
    default: return store_unavailable(account.error());
  }
}

}  // namespace ft::lobby
