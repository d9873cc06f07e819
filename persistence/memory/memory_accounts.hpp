// Accounts of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemoryAccounts final : public Accounts {
 public:
  /// disk: outlives this.
  explicit MemoryAccounts(MemoryStoreData& disk) : disk_(disk) {}

  Result<Account> create(const NewAccount& account) override;
  Result<Account> create_with_setup_token(const TokenHash& setup_token, const NewAccount& account) override;
  Result<void> put_setup_token(const TokenHash& setup_token) override;
  Result<void> find_setup_token(const TokenHash& setup_token) override;
  Result<std::int64_t> count() override;
  Result<Account> first() override;
  Result<Account> find(AccountId account) override;
  Result<Account> find_by_name(std::string_view name) override;
  Result<void> set_password_hash(AccountId account, std::string_view password_hash,
                                 const std::optional<TokenHash>& kept_login) override;
  Result<void> add_login(const NewLogin& login) override;
  Result<AccountWithLogin> find_login(const TokenHash& token, UnixSeconds now_s) override;
  Result<void> record_login_use(const TokenHash& token, UnixSeconds used_at_s) override;
  Result<std::vector<Login>> list_logins(AccountId account) override;
  Result<void> remove_login(const TokenHash& token) override;
  Result<void> remove_other_logins(AccountId account, const TokenHash& kept_login) override;
  Result<void> remove_expired_logins(UnixSeconds now_s) override;

 private:
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
