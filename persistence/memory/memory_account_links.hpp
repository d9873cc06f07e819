// Links that make accounts, of a memory store.
#pragma once

#include "persistence/memory/memory_accounts.hpp"

namespace ft::persistence {

class MemoryAccountLinks final : public AccountLinks {
 public:
  /// disk, accounts: outlive this.
  MemoryAccountLinks(MemoryStoreData& disk, MemoryAccounts& accounts) : disk_(disk), accounts_(accounts) {}

  Result<AccountLink> create(const NewAccountLink& link) override;
  Result<AccountLink> find(const TokenHash& token) override;
  Result<std::vector<AccountLink>> list() override;
  Result<void> remove(AccountLinkId link) override;
  Result<Account> redeem(const TokenHash& token, const NewAccount& account, UnixSeconds now_s) override;

 private:
  MemoryStoreData& disk_;
  MemoryAccounts& accounts_;
};

}  // namespace ft::persistence
