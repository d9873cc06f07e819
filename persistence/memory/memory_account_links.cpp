#include "persistence/memory/memory_account_links.hpp"

#include <algorithm>

namespace ft::persistence {

Result<AccountLink> MemoryAccountLinks::create(const NewAccountLink& link) {
  if (find(link.token)) return fail(StoreError::already_exists, "the token is taken");
  const std::lock_guard lock(disk_.mutex);
  if (!disk_.accounts.contains(link.made_by)) return fail(StoreError::not_found, "there is no such account");
  const AccountLink made{disk_.next_id(), link.token, link.made_by, link.created_at_s, link.expires_at_s};
  disk_.account_links.emplace(made.id, made);
  return made;
}

Result<AccountLink> MemoryAccountLinks::find(const TokenHash& token) {
  const std::lock_guard lock(disk_.mutex);
  const auto found =
      std::ranges::find_if(disk_.account_links, [&](const auto& link) { return link.second.token == token; });
  if (found == disk_.account_links.end()) return fail(StoreError::not_found, "there is no such link");
  return found->second;
}

Result<std::vector<AccountLink>> MemoryAccountLinks::list() {
  const std::lock_guard lock(disk_.mutex);
  std::vector<AccountLink> links;
  for (const auto& [id, link] : disk_.account_links) links.push_back(link);
  return links;
}

Result<void> MemoryAccountLinks::remove(AccountLinkId link) {
  const std::lock_guard lock(disk_.mutex);
  disk_.account_links.erase(link);
  return {};
}

// One thread uses it, so none else spends the link in between.
Result<Account> MemoryAccountLinks::redeem(const TokenHash& token, const NewAccount& account, UnixSeconds now_s) {
  const auto link = find(token);
  if (!link) return std::unexpected(link.error());
  if (now_s >= link->expires_at_s) return fail(StoreError::expired, "the link has expired");
  auto made = accounts_.create(account);
  if (made)
    if (auto spent = remove(link->id); !spent) return std::unexpected(spent.error());
  return made;
}

}  // namespace ft::persistence
