// The first account's half of account_links.hpp: making links and taking them back.
#include "server/lobby/account_links.hpp"

#include "server/auth/token.hpp"

namespace ft::lobby {
namespace {

using enum Problem::Kind;
using persistence::AccountLink;

Answer<bool> is_first(LobbyContext& lobby, const persistence::Account& account) {
  const auto first = lobby.store.accounts().first();
  if (!first) return store_unavailable(first.error());
  return first->id == account.id;
}

Answer<persistence::Account> require_first(LobbyContext& lobby, const Caller& caller) {
  auto account = require_account(lobby, caller);
  if (!account) return account;
  const auto first = is_first(lobby, *account);
  if (!first) return std::unexpected(first.error());
  if (!*first) return refuse(forbidden, "Only the first account of this server invites GMs.");
  return account;
}

Answer<std::vector<AccountLink>> open_links(LobbyContext& lobby) {
  auto links = lobby.store.account_links().list();
  if (!links) return store_unavailable(links.error());
  std::erase_if(*links, [now_s = lobby.now_s()](const AccountLink& link) { return link.expires_at_s <= now_s; });
  return *std::move(links);
}

}  // namespace

Answer<AccountLinks> list_account_links(LobbyContext& lobby, const Caller& caller) {
  const auto account = require_account(lobby, caller);
  if (!account) return std::unexpected(account.error());
  const auto first = is_first(lobby, *account);
  if (!first) return std::unexpected(first.error());
  if (!*first) return AccountLinks{};
  auto links = open_links(lobby);
  if (!links) return std::unexpected(links.error());
  return AccountLinks{true, *std::move(links)};
}

Answer<IssuedAccountLink> create_account_link(LobbyContext& lobby, const Caller& caller) {
  const auto account = require_first(lobby, caller);
  if (!account) return std::unexpected(account.error());
  const auto open = open_links(lobby);
  if (!open) return std::unexpected(open.error());
  if (open->size() >= most_account_links) {
    return refuse(conflict, "20 invites are open: revoke one, or wait until one is used.");
  }

  const std::string token = auth::new_token();
  const auto now_s = lobby.now_s();
  const auto made = lobby.store.account_links().create(
      {auth::hash_of_token(token), account->id, now_s, now_s + account_link_lasts_s});
  if (!made) return store_unavailable(made.error());
  return IssuedAccountLink{*made, lobby.base_url + "/sign_up#" + token};
}

Answer<void> revoke_account_link(LobbyContext& lobby, const Caller& caller, persistence::AccountLinkId link) {
  if (auto first = require_first(lobby, caller); !first) return std::unexpected(first.error());
  if (auto removed = lobby.store.account_links().remove(link); !removed) return store_unavailable(removed.error());
  return {};
}

}  // namespace ft::lobby
