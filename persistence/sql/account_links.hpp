// Links that make accounts, in a table of the database.
#pragma once

#include "persistence/account_links.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlAccountLinks final : public AccountLinks {
 public:
  /// session: outlives this.
  explicit SqlAccountLinks(DbConnection& session) : session_(session) {}

  Result<AccountLink> create(const NewAccountLink& link) override;
  Result<AccountLink> find(const TokenHash& token) override;
  Result<std::vector<AccountLink>> list() override;
  Result<void> remove(AccountLinkId link) override;
  Result<Account> redeem(const TokenHash& token, const NewAccount& account, UnixSeconds now_s) override;

 private:
  DbConnection& session_;
};

}  // namespace ft::persistence::sql
