#include "persistence/memory/memory_accounts.hpp"

#include <algorithm>

#include "persistence/fold_name.hpp"

namespace ft::persistence {
namespace {

Result<Account> create_in(MemoryStoreData& disk, const NewAccount& account) {
  auto folded = fold_name(account.name);
  if (!folded) return std::unexpected(folded.error());
  if (disk.folded_names.contains(*folded)) return fail(StoreError::already_exists, "the name is taken");
  const Account made{disk.next_id(), account.name, account.password_hash, account.created_at_s};
  disk.accounts.emplace(made.id, made);
  disk.folded_names.emplace(*folded, made.id);
  return made;
}

}  // namespace

Result<Account> MemoryAccounts::create(const NewAccount& account) {
  const std::lock_guard lock(disk_.mutex);
  return create_in(disk_, account);
}

Result<Account> MemoryAccounts::create_with_setup_token(const TokenHash& setup_token, const NewAccount& account) {
  const std::lock_guard lock(disk_.mutex);
  if (disk_.setup_token != setup_token) return fail(StoreError::not_found, "the setup link is wrong");
  auto made = create_in(disk_, account);
  if (made) disk_.setup_token.reset();
  return made;
}

Result<void> MemoryAccounts::put_setup_token(const TokenHash& setup_token) {
  const std::lock_guard lock(disk_.mutex);
  disk_.setup_token = setup_token;
  return {};
}

Result<void> MemoryAccounts::find_setup_token(const TokenHash& setup_token) {
  const std::lock_guard lock(disk_.mutex);
  if (disk_.setup_token != setup_token) return fail(StoreError::not_found, "the setup link is wrong");
  return {};
}

Result<std::int64_t> MemoryAccounts::count() {
  const std::lock_guard lock(disk_.mutex);
  return static_cast<std::int64_t>(disk_.accounts.size());
}

Result<Account> MemoryAccounts::first() {
  const std::lock_guard lock(disk_.mutex);
  if (disk_.accounts.empty()) return fail(StoreError::not_found, "there is no account");
  return disk_.accounts.begin()->second;
}

Result<Account> MemoryAccounts::find(AccountId account) {
  const std::lock_guard lock(disk_.mutex);
  return look_up(disk_.accounts, account);
}

Result<Account> MemoryAccounts::find_by_name(std::string_view name) {
  const std::lock_guard lock(disk_.mutex);
  auto folded = fold_name(name);
  if (!folded) return fail(StoreError::not_found, "there is no such account");
  auto id = look_up(disk_.folded_names, *folded);
  if (!id) return std::unexpected(id.error());
  return look_up(disk_.accounts, *id);
}

Result<void> MemoryAccounts::set_password_hash(AccountId account, std::string_view password_hash,
                                               const std::optional<TokenHash>& kept_login) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.accounts.find(account);
  if (found == disk_.accounts.end()) return fail(StoreError::not_found, "there is no such account");
  found->second.password_hash = password_hash;
  std::erase_if(disk_.logins,
                [&](const auto& login) { return login.second.account == account && login.first != kept_login; });
  return {};
}

Result<void> MemoryAccounts::add_login(const NewLogin& login) {
  const std::lock_guard lock(disk_.mutex);
  if (!disk_.accounts.contains(login.account)) return fail(StoreError::not_found, "there is no such account");
  if (disk_.logins.contains(login.token)) return fail(StoreError::already_exists, "the token is taken");
  disk_.logins.emplace(login.token, Login{.id = disk_.next_id(),
                                          .token = login.token,
                                          .account = login.account,
                                          .browser = login.browser,
                                          .created_at_s = login.created_at_s,
                                          .used_at_s = login.created_at_s,
                                          .expires_at_s = login.expires_at_s});
  return {};
}

Result<AccountWithLogin> MemoryAccounts::find_login(const TokenHash& token, UnixSeconds now_s) {
  const std::lock_guard lock(disk_.mutex);
  auto login = look_up(disk_.logins, token);
  if (!login) return std::unexpected(login.error());
  if (now_s >= login->expires_at_s) return fail(StoreError::expired, "the login has expired");
  return AccountWithLogin{disk_.accounts.at(login->account), *login};
}

Result<void> MemoryAccounts::record_login_use(const TokenHash& token, UnixSeconds used_at_s) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.logins.find(token);
  if (found != disk_.logins.end()) found->second.used_at_s = used_at_s;
  return {};
}

Result<std::vector<Login>> MemoryAccounts::list_logins(AccountId account) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Login> logins;
  for (const auto& [token, login] : disk_.logins)
    if (login.account == account) logins.push_back(login);
  std::ranges::sort(logins, {}, &Login::id);
  return logins;
}

Result<void> MemoryAccounts::remove_other_logins(AccountId account, const TokenHash& kept_login) {
  const std::lock_guard lock(disk_.mutex);
  std::erase_if(disk_.logins,
                [&](const auto& login) { return login.second.account == account && login.first != kept_login; });
  return {};
}

Result<void> MemoryAccounts::remove_login(const TokenHash& token) {
  const std::lock_guard lock(disk_.mutex);
  disk_.logins.erase(token);
  return {};
}

Result<void> MemoryAccounts::remove_expired_logins(UnixSeconds now_s) {
  const std::lock_guard lock(disk_.mutex);
  std::erase_if(disk_.logins, [&](const auto& login) { return login.second.expires_at_s <= now_s; });
  return {};
}

}  // namespace ft::persistence
